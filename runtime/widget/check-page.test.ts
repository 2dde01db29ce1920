import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { startOnOtherSites } from './on-other-sites.ts';

let logged: string[];

beforeEach(() => {
  logged = [];
  vi.stubGlobal('CSS', {});
  vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => void logged.push(texts.join(' ')));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['<sq-cartpill></sq-cartpill>', 'The shop has no element <sq-cartpill>. The nearest is <sq-cart-pill>.'],
  [
    '<sq-prodct-block></sq-prodct-block>',
    'The shop has no element <sq-prodct-block>. The nearest is <sq-product-block>.',
  ],
  [
    '<sq -product-block product="p1"></sq>',
    'The shop has no element <sq -product-block>. The nearest is <sq-product-block>.',
  ],
  ['<a data-sq-opens="basket">Cart</a>', '<a data-sq-opens="basket">: the value must be cart or cookies or popup.'],
])('%s is explained', async (html, text) => {
  document.body.innerHTML = html;
  startOnOtherSites();
  await waitFor(() => expect(document.querySelector('[data-sq-note]')?.textContent).toBe(`Set-up: ${text}`));
  expect(logged).toEqual([`[storefront] ${text}`]);
});

test('script tags of two shops are explained', async () => {
  const tag = (site: string) =>
    `<script type="text/plain" src="https://shop.example/storefront.js" data-site="${site}"></script>`;
  document.body.innerHTML = `<p>${tag('one')}</p>${tag('two')}`;
  startOnOtherSites();
  const text = 'The page has script tags with data-site="one" and data-site="two". Only the first one that runs counts';
  await waitFor(() => expect(logged.join()).toContain(text));
});

test('our own tags that are not fetched yet, and elements of others, are no mistakes', async () => {
  document.body.innerHTML =
    '<sq-cart-pill></sq-cart-pill><their-element></their-element><a data-sq-opens="cart">Cart</a>';
  startOnOtherSites();
  await new Promise((later) => setTimeout(later, 100));
  expect([logged, document.querySelector('[data-sq-note]')]).toEqual([[], null]);
});
