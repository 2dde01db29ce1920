import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceCarousel } from './enhance-carousel.ts';

let stopping: AbortController;
let room: { scrollWidth: number; clientWidth: number };
let moves: ScrollToOptions[];

beforeEach(() => {
  stopping = new AbortController();
  room = { scrollWidth: 900, clientWidth: 300 };
  moves = [];
});
afterEach(() => {
  stopping.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(direction = 'ltr') {
  document.body.innerHTML = `<div><div class="summary-carousel-pager" hidden>
    <button data-sq-carousel-to="previous"><svg></svg></button><button data-sq-carousel-to="next"><svg></svg></button></div>
    <div data-sq-carousel style="direction:${direction}"></div></div>`;
  const list = find('[data-sq-carousel]');
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    Object.defineProperty(list, name, { get: () => room[name] });
  }
  vi.spyOn(list, 'scrollBy').mockImplementation((move) => void moves.push(move as ScrollToOptions));
  enhanceCarousel(list, stopping.signal);
  return list;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const button = (to: string) => find(`[data-sq-carousel-to=${to}]`) as HTMLButtonElement;
const scrollTo = (list: HTMLElement, place: number) => {
  list.scrollLeft = place;
  list.dispatchEvent(new Event('scroll'));
};

test('its buttons show and scroll by most of the visible width, and a button at the end is disabled', () => {
  const list = open();
  expect(find('.summary-carousel-pager').hidden).toBe(false);
  expect([button('previous').disabled, button('next').disabled]).toEqual([true, false]);
  find('[data-sq-carousel-to=next] svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(moves).toEqual([{ left: 270, behavior: 'smooth' }]);
  scrollTo(list, 300);
  expect([button('previous').disabled, button('next').disabled]).toEqual([false, false]);
  button('previous').click();
  expect(moves.at(-1)?.left).toBe(-270);
  scrollTo(list, 599);
  expect(button('next').disabled).toBe(true);
});

test('from right to left the next items are on the left', () => {
  const list = open('rtl');
  button('next').click();
  expect(moves[0]?.left).toBe(-270);
  scrollTo(list, -600);
  expect([button('previous').disabled, button('next').disabled]).toEqual([false, true]);
});

test('a visitor who wants less motion sees no animation', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  open();
  button('next').click();
  expect(moves[0]?.behavior).toBe('instant');
});

test('a carousel whose items all fit has no buttons, and neither has one that has gone', () => {
  room = { scrollWidth: 300, clientWidth: 300 };
  open();
  expect(find('.summary-carousel-pager').hidden).toBe(true);
  room = { scrollWidth: 900, clientWidth: 300 };
  open();
  stopping.abort();
  expect(find('.summary-carousel-pager').hidden).toBe(true);
  button('next').click();
  expect(moves).toEqual([]);
});
