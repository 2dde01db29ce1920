import { act } from 'react';
import { expect, test } from 'vitest';
import { button, find, openConsole, prepareConsole, press, pressKey, see, text } from '../../../test/console-shop.tsx';
import { ask } from './dialogs.ts';

prepareConsole();

test('a question resolves to true when the person confirms, and to false when they cancel', async () => {
  await openConsole();
  const yes = ask({ title: 'Delete?', action: 'Delete' });
  await see('Delete?');
  await press('Delete');
  expect(await yes).toBe(true);
  const no = ask({ title: 'Delete?', action: 'Delete' });
  await see('Delete?');
  await press('Cancel');
  expect(await no).toBe(false);
});

test('one that runs stays open with its error, and cannot be cancelled until it has ended', async () => {
  await openConsole();
  const { promise, reject } = Promise.withResolvers<void>();
  let run = () => promise;
  const answer = ask({ title: 'Go on?', action: 'Go on', run: () => run() });
  await press('Go on');
  expect(button('Cancel')?.getAttribute('aria-disabled')).toBe('true');
  await press('Cancel');
  await pressKey(find('Go on', 'button') as Element, 'Escape');
  expect(text()).toContain('Go on?');
  await act(async () => reject(new Error('no')));
  await see('Something went wrong');
  expect(button('Cancel')?.getAttribute('aria-disabled')).toBe('false');
  run = async () => {};
  await press('Go on');
  expect(await answer).toBe(true);
  expect(text()).not.toContain('Go on?');
});

test('a question that comes while another one runs stays when that one has ended', async () => {
  await openConsole();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = ask({ title: 'Delete?', action: 'Delete', run: () => promise });
  await press('Delete');
  const second = ask({ title: 'Leave?', action: 'Leave' });
  await act(async () => resolve());
  expect(await first).toBe(false);
  await press('Leave');
  expect(await second).toBe(true);
});
