import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import './carriers.entry.ts';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => void logged.push(texts.join(' ')));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const soon = () => new Promise((later) => setTimeout(later));

async function show(html: string): Promise<void> {
  document.body.innerHTML = html;
  await soon();
}

test.each([
  [
    '<div data-sq="product-block" data-product="tea" data-heading-level="3">Tea</div>',
    '<sq-product-block product="tea" heading-level="3">Tea</sq-product-block>',
  ],
  ['<p data-sq="SQ-Cart-Pill" data-Placement="floating"></p>', '<sq-cart-pill placement="floating"></sq-cart-pill>'],
  ['<span data-sq=" gallery "><img alt=""></span>', '<sq-gallery><img alt=""></sq-gallery>'],
  // Another attribute might run a script, or be an id of the page's.
  ['<div data-sq="cart" data-onclick="f()" data-id="a" data-class="b" data-site="c"></div>', '<sq-cart></sq-cart>'],
  // What removes such addresses from links lets them stand in `data-*`.
  ['<div data-sq="cart-pill" data-href="javascript:f()"></div>', '<sq-cart-pill></sq-cart-pill>'],
  ['<div data-sq="cookie-banner" data-privacy=" Java\nScript:f()"></div>', '<sq-cookie-banner></sq-cookie-banner>'],
  ['<div data-sq="cart-pill"><sq-cart-pill></sq-cart-pill></div>', '<sq-cart-pill></sq-cart-pill>'],
])('%s gets its element', async (html, inner) => {
  await show(html);
  expect(document.body.firstElementChild?.innerHTML).toBe(inner);
});

test('a link becomes the content of its element, which opens what the link opens', async () => {
  await show('<a href="/cart" data-sq="cart-pill" data-sq-opens="cart">Cart</a>');
  const link = '<a href="/cart" data-sq="cart-pill" data-sq-opens="cart">Cart</a>';
  expect(document.body.innerHTML).toBe(`<sq-cart-pill data-sq-opens="cart">${link}</sq-cart-pill>`);
  const taken = document.querySelector('a') as HTMLElement;
  taken.remove();
  await soon();
  expect(document.body.innerHTML).toBe('');
  document.body.append(taken);
  await soon();
  expect(document.body.innerHTML).toBe(`<sq-cart-pill data-sq-opens="cart">${link}</sq-cart-pill>`);
});

describe('a carrier that changes', () => {
  const carrier = () => document.querySelector('div') as HTMLElement;

  test('has an element with its attributes of now', async () => {
    await show('<div data-sq="cart-pill" data-href="/a">Cart</div>');
    carrier().dataset.href = '/b';
    carrier().dataset.placement = 'floating';
    await soon();
    expect(carrier().innerHTML).toBe('<sq-cart-pill href="/b" placement="floating">Cart</sq-cart-pill>');
    delete carrier().dataset.href;
    await soon();
    expect(carrier().innerHTML).toBe('<sq-cart-pill placement="floating">Cart</sq-cart-pill>');
    carrier().dataset.sq = 'cart';
    await soon();
    expect(carrier().innerHTML).toBe('<sq-cart>Cart</sq-cart>');
  });

  test('keeps its element when it leaves and comes back', async () => {
    await show('<main><div data-sq="cart-pill">Cart</div></main>');
    const element = document.querySelector('sq-cart-pill');
    const main = document.querySelector('main') as HTMLElement;
    main.remove();
    await soon();
    document.body.append(main);
    await soon();
    expect(carrier().innerHTML).toBe('<sq-cart-pill>Cart</sq-cart-pill>');
    expect(document.querySelector('sq-cart-pill')).toBe(element);
    carrier().dataset.href = '/c';
    await soon();
    expect(element?.getAttribute('href')).toBe('/c');
  });

  test('comes later', async () => {
    await show('<main></main>');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p><b data-sq="popup" data-popup="news"></b></p>');
    await soon();
    expect(document.querySelector('b')?.innerHTML).toBe('<sq-popup popup="news"></sq-popup>');
  });
});

test.each([
  ['<div data-sq="cartpill"></div>', 'the shop has no element <sq-cartpill>. The nearest is data-sq="cart-pill".'],
  ['<div data-sq="nope"></div>', /the shop has no element <sq-nope>\.$/m],
  ['<div data-sq=""></div>', /the shop has no element <sq->\.$/m],
])('%s is explained', async (html, text) => {
  await show(html);
  await waitFor(() => expect(logged.join('\n')).toMatch(text));
  expect(document.querySelector('[data-sq-note]')).not.toBe(null);
});
