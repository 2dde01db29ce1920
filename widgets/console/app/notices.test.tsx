import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, notices, prepareConsole, press, show, until } from '../../../test/console-shop.tsx';
import { Notices } from './Notices.tsx';
import { placeOfNotices } from './notice-place.ts';
import { clearNotices, holdNotices, MOST_NOTICES, NotUndone, notify } from './notices.ts';

prepareConsole();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  clearNotices();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const WINDOW = { top: 60, bottom: 844, left: 0, right: 390 };
const notice = { left: 8, right: 382, height: 100 };
const area = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });

test('at most so many notices stand at once, and a newer one about the same thing takes the place of the older', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) notify(text);
  expect(notices()).toEqual(['Two', 'Three', 'Four']);
  expect(notices()).toHaveLength(MOST_NOTICES);
  notify('Saved.', { about: 'mug' });
  notify('Saved again.', { about: 'mug' });
  expect(notices()).toEqual(['Three', 'Four', 'Saved again.']);
});

test('a notice goes after its time, which stands still while it is held', async () => {
  notify('Gone');
  notify('Undoable', { undo: async () => {} });
  await pass(5_000);
  holdNotices(true);
  await pass(60_000);
  expect(notices()).toEqual(['Gone', 'Undoable']);
  holdNotices(false);
  await pass(1_500);
  expect(notices()).toEqual(['Undoable']);
  await pass(6_000);
  expect(notices()).toEqual([]);
});

const showWithField = () =>
  show(
    <>
      <main>
        <input aria-label="Field" />
      </main>
      <Notices />
    </>,
  );

test('the mouse and the focus hold the notices, and the focus goes back to where it was', async () => {
  await showWithField();
  await act(async () => notify('Saved.', { undo: async () => {} }));
  const field = document.querySelector('input');
  await act(async () => field?.focus());
  await act(async () => button('Undo')?.focus());
  await pass(60_000);
  expect(notices()).toEqual(['Saved.']);
  await press('Undo');
  await until(() => expect(notices()).toEqual(['Undone.']));
  expect(document.activeElement).toBe(field);
  await pass(6_500);
  expect(notices()).toEqual([]);
});

test('the focus of a notice whose place another one takes goes back, and the notices go after their time', async () => {
  await showWithField();
  await act(async () => notify('Saved.', { about: 'mug' }));
  const field = document.querySelector('input');
  await act(async () => field?.focus());
  await act(async () => button('Close this notice')?.focus());
  await act(async () => notify('Saved again.', { about: 'mug' }));
  expect(document.activeElement).toBe(field);
  await pass(6_500);
  expect(notices()).toEqual([]);
});

test('an undoing says what it has led to, or why it was refused', async () => {
  await show(<Notices />);
  await act(async () => notify('A', { undo: async () => 'It is as before.' }));
  await press('Undo');
  await until(() => expect(notices()).toEqual(['It is as before.']));
  await act(async () => notify('B', { undo: () => Promise.reject(new NotUndone('Somebody has changed it.')) }));
  await press('Undo');
  await until(() => expect(notices()).toEqual(['It is as before.', 'Somebody has changed it.']));
});

test.each([
  ['at the foot where nothing is in the way', [], 732],
  ['above the bar that saves', [area(740, 832)], 628],
  ['above a field that the bar stands below', [area(740, 832), area(600, 650)], 488],
  ['at the head where a field covers the rest', [area(200, 844)], 88],
  ['between two fields', [area(600, 844), area(150, 300)], 488],
  ['beside what does not reach them', [area(700, 844, 400, 900)], 732],
  ['at the foot where everything is covered', [area(0, 844)], 732],
])('notices stand %s', (_, areas, top) => {
  expect(placeOfNotices(notice, WINDOW, areas)).toBe(top);
});
