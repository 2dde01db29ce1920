import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { startOnOtherSites } from './on-other-sites.ts';

let logged: string[];

beforeEach(() => {
  logged = [];
  vi.stubGlobal('CSS', {});
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Not found', code: 'NOT_FOUND' }, { status: 404 }));
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
  ['<sq-product></sq-product>', 'The shop has no element <sq-product>. The nearest is <sq-product-block>.'],
  [
    '<sq-cart-pill placement="float"></sq-cart-pill>',
    '<sq-cart-pill placement="float">: the value must be inline or floating.',
  ],
  [
    '<sq-cart-pill placment="floating"></sq-cart-pill>',
    '<sq-cart-pill placment="…">: the element has no attribute "placment". The nearest is "placement".',
  ],
  [
    '<sq-form-block form="news" popup="nope"></sq-form-block>',
    '<sq-form-block popup="nope">: the shop has none. The value must be the id of a popup.',
  ],
  [
    '<sq-popup popup="news"></sq-popup><button data-sq-opens="popup" data-popup="nope">News</button>',
    '<button data-sq-opens="popup" data-popup="nope">: the page has no <sq-popup popup="nope">.',
  ],
  [
    '<button data-sq-opens="cart">Cart</button>',
    '<button data-sq-opens="cart">: the page has no <sq-cart layout="drawer">.',
  ],
  [
    '<div data-sq="product-block" data-prodct="tea"><sq-product-block product="tea"></sq-product-block></div>',
    '<div data-sq="product-block" data-prodct="…">: the element has no attribute "prodct". The nearest is "product".',
  ],
  ['<a data-sq-opens="basket">Cart</a>', '<a data-sq-opens="basket">: the value must be cart or cookies or popup.'],
])('%s is explained', async (html, text) => {
  document.body.innerHTML = html;
  startOnOtherSites();
  await waitFor(() => expect(document.querySelector('[data-sq-note]')?.textContent).toBe(`Set-up: ${text}`));
  expect(logged).toEqual([`[storefront] ${text}`]);
});

test('elements that are added later are checked too', async () => {
  startOnOtherSites();
  await new Promise((later) => setTimeout(later, 100));
  document.body.innerHTML = '<p><sq-cart-pill hreff="/cart"></sq-cart-pill></p>';
  await waitFor(() => expect(logged.join()).toContain('The nearest is "href".'));
});

test('pages of visitors have no checks of their attributes', async () => {
  vi.stubGlobal('location', { ...location, hostname: 'shop.example' });
  document.body.innerHTML = '<sq-cart-pill placment="floating"></sq-cart-pill><sq-none></sq-none>';
  startOnOtherSites();
  await waitFor(() => expect(logged.join()).toContain('no element <sq-none>'));
  expect(logged).toHaveLength(1);
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
  document.body.innerHTML = `<sq-cart-pill class="a" style="top:0" id="b" slot="c" part="d" itemid="e" onclick="f()" data-hreff="g" aria-label="h"
      v-placement="i" :placement="j" @hreff="k" _ngcontent-href="" data-v-1a="" key="l" ref="m" rel="n" placement="floating">
      </sq-cart-pill><their-element placment=""></their-element><a href="/cart" data-sq-opens="cart">Cart</a>
      <sq-popup popup="news"></sq-popup><button data-sq-opens="popup" data-popup="news">News</button>
      <div data-sq="cart-pill" data-placement="inline" data-aos="fade" data-framer-name="x"><sq-cart-pill></sq-cart-pill></div>`;
  startOnOtherSites();
  await new Promise((later) => setTimeout(later, 100));
  expect([logged, document.querySelector('[data-sq-note]')]).toEqual([[], null]);
});

test('an element is named only where it is near', async () => {
  document.body.innerHTML = '<sq-nope></sq-nope><sq -nope></sq>';
  startOnOtherSites();
  await waitFor(() => expect(logged).toHaveLength(2));
  expect(logged.join()).not.toContain('nearest');
});
