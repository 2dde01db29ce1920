import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { keepPillStyles } from '#runtime/cart/keep-snapshot.ts';
import { readSnapshot } from '#runtime/cart/snapshot.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { storeCartToken } from '#runtime/transport.ts';
import { cartOfOne } from '../../test/fixtures/cart/cart.ts';
import { keepPressesOnPaintedPills } from './painted-pills.ts';

let sent: Record<string, unknown>[];
let places: string[];

beforeEach(() => {
  sent = [];
  places = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(Object.fromEntries(new FormData(this)));
    places.push(this.target);
  });
  boot().base = 'https://shop.example';
  storeCartToken('token-1');
});
afterEach(() => {
  vi.restoreAllMocks();
  boot().base = location.origin;
  document.body.replaceChildren();
  localStorage.clear();
});

function link(): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: 'https://shop.example/cart' });
}

/** Puts a pill on the page as the loader paints it. */
function paint(): { root: ShadowRoot; painted: HTMLAnchorElement } {
  const pill = document.createElement('sq-cart-pill');
  const painted = link();
  const root = pill.attachShadow({ mode: 'open' });
  root.append(painted);
  document.body.append(pill);
  keepPressesOnPaintedPills();
  return { root, painted };
}

test('presses on a painted pill of another site transfer the cart once', async () => {
  const { painted } = paint();
  painted.click();
  painted.click();
  await vi.waitFor(() => expect(sent).toEqual([{ cart: 'token-1', to: '/cart' }]));
});

test('a press that asks for another tab gets one', async () => {
  const { painted } = paint();
  painted.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
  await vi.waitFor(() => expect(places).toEqual(['_blank']));
});

test('a press is not lost where the element has put its own link in place of the painted one', async () => {
  const { root, painted } = paint();
  painted.click();
  root.replaceChildren(link());
  await vi.waitFor(() => expect(sent).toEqual([{ cart: 'token-1', to: '/cart' }]));
});

/** What a mouse does on an element; the click that a browser would add is left out. */
function point(kind: 'mousedown' | 'mouseup', target: EventTarget, button = 0): void {
  target.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true, button }));
}

/** Presses on a link, has the element put its own in its place, and releases there; returns how often that is clicked. */
function pressAcross(from: EventTarget, root: ShadowRoot, button = 0): number {
  const own = link();
  const clicked = vi.fn((event: Event) => event.preventDefault());
  own.onclick = clicked;
  point('mousedown', from, button);
  root.replaceChildren(own);
  point('mouseup', own, button);
  return clicked.mock.calls.length;
}

test('a press that begins on the painted link and ends on the element’s own clicks that once, on any site', () => {
  for (const base of ['https://shop.example', location.origin]) {
    boot().base = base;
    const { root, painted } = paint();
    expect(pressAcross(painted, root)).toBe(1);
  }
});

test('a press with another button, or one that begins elsewhere, clicks nothing', () => {
  const { root, painted } = paint();
  expect(pressAcross(painted, root, 1)).toBe(0);
  const { root: other } = paint();
  expect(pressAcross(document.body, other)).toBe(0);
});

test('the next page paints a pill that takes no press on another site, and one that does on the shop’s own', () => {
  moveTo({ status: 'loaded', cart: cartOfOne });
  keepPillStyles('a{}');
  expect(readSnapshot(boot().site)?.css).toBe('a{}[part=pill]{pointer-events:none}');
  boot().base = location.origin;
  keepPillStyles('a{}');
  expect(readSnapshot(boot().site)?.css).toBe('a{}');
});
