import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToElement } from './scroll-to.ts';
import { tween } from './tween.ts';

/** Frames follow one another every 10 ms. */
let now = 0;
const moved: number[] = [];
let isCalm = false;

beforeEach(() => {
  now = 0;
  isCalm = false;
  moved.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', drawNext);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function drawNext(draw: (time: number) => void): void {
  queueMicrotask(() => {
    now += 10;
    draw(now);
  });
}

/** An element at a height of the window, in a page that is 5,000 px high and keeps 40 px at its top free. */
function elementAt(top: number): HTMLElement {
  const page = document.scrollingElement ?? document.documentElement;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: 5_000 });
  document.documentElement.style.scrollPaddingTop = '40px';
  vi.spyOn(page, 'scrollTo').mockImplementation((move) => void moved.push(Math.round(Object(move).top)));
  const element = document.body.appendChild(document.createElement('p'));
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  return element;
}

test('a tween takes 300 ms, and its steps lead from 0 to 1', async () => {
  const steps: number[] = [];
  await tween({ step: (progress) => steps.push(progress) });
  expect(now).toBe(300);
  expect([steps.length, steps[14], steps.at(-1)]).toEqual([30, 0.5, 1]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('a tween of %d ms is refused', async (durationMs) => {
  await expect(tween({ durationMs, step: () => {} })).rejects.toThrow('A tween duration must be a finite number.');
});

test('a tween that is stopped goes no further', async () => {
  const stop = new AbortController();
  const steps: number[] = [];
  const step = (progress: number) => steps.push(progress) === 3 && stop.abort();
  await tween({ step, signal: stop.signal });
  expect(steps.length).toBe(3);
});

test('the page scrolls until an element stands 30 px below what it keeps free at its top', async () => {
  await scrollToElement(elementAt(2_000));
  expect([moved.at(-1), now]).toEqual([1_930, 600]);
});

test('a short way takes 50 ms', async () => {
  await scrollToElement(elementAt(39));
  expect(now).toBe(50);
});

test('an element in sight stays where it is, and little motion is wanted by one step', async () => {
  await scrollToElement(elementAt(100));
  expect(moved).toEqual([]);
  isCalm = true;
  await scrollToElement(elementAt(2_000));
  expect(moved).toEqual([1_930]);
});

test('somebody who scrolls meanwhile goes where they want', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) => {
    if (now === 100) dispatchEvent(new Event('wheel'));
    drawNext(draw);
  });
  await scrollToElement(elementAt(2_000));
  expect([now, moved.length]).toEqual([110, 10]);
});
