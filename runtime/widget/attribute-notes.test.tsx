import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { attributeTables } from './attribute-notes.ts';
import { checkPage } from './check-page.ts';
import type { AttributeDefinition } from './definition.ts';

const SHOP = 'https://shop.example';
const UNKNOWN = 'no-such';
/** What an element needs beside the attribute, so that it reads it. */
const BESIDE: Readonly<Record<string, string>> = { 'sq-restock variant': 'product="lamp"' };
let logged: string[];

const elements = globSync('widgets/*/index.ts', { cwd: join(import.meta.dirname, '../..') });

beforeAll(async () => {
  Object.assign(boot(), { base: SHOP, site: 'site-1' });
  await Promise.all(elements.map((path) => import(`../../${path}`)));
});
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => void logged.push(texts.join(' ')));
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (String(url).endsWith('/products/lamp')) return Response.json(lamp);
    return Response.json({ error: 'Not found', code: 'NOT_FOUND' }, { status: 404 });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const note = () => document.querySelector('[data-sq-note]')?.textContent ?? '';

function wrongValue({ type, names }: AttributeDefinition): string {
  if (names) return UNKNOWN;
  return type === 'string' ? 'javascript:alert(1)' : 'wröng';
}

describe('a wrong value of an attribute is explained by the element’s table', () => {
  test('the note about each attribute of each element names it, the value and what is allowed', async () => {
    expect(attributeTables.size).toBe(elements.length);
    const silent: string[] = [];
    for (const [tag, attributes] of attributeTables) {
      for (const [name, definition] of Object.entries(attributes)) {
        const value = wrongValue(definition);
        document.body.innerHTML = `<${tag} ${BESIDE[`${tag} ${name}`] ?? ''} ${name}="${value}"></${tag}>`;
        checkPage();
        const start = `<${tag} ${name}="${value}">: `;
        await waitFor(() => expect(note()).toMatch(new RegExp(`Set-up: ${start.replace(/[()]/g, '\\$&')}.+`))).catch(
          () => silent.push(start),
        );
        if (!/must be (an?|the|true|[\w-]+ or) .+\.|for the shop's own pages only/.test(note())) silent.push(note());
      }
    }
    expect(silent).toEqual([]);
  });

  test.each([
    ['<sq-gallery thumbnails-per-row="12">', 'the value must be a number from 1 to 10.'],
    ['<sq-gallery design="wall">', 'the value must be slideshow or slider or grid or stacked.'],
    [
      '<sq-installments amount="100.50">',
      "a whole number of the currency's smallest unit, for example 4500 for 45.00.",
    ],
    ['<sq-installments amount="45.00">', "a whole number of the currency's smallest unit, for example 4500 for 45.00."],
    ['<sq-installments count="13">', 'the value must be a whole number from 2 to 12.'],
    ['<sq-installments info-url="nope">', 'an address that begins with https:// or http://, or a path such as /page.'],
    ['<sq-product-block options="buttons">', 'the value must be dropdown or radios.'],
    [
      '<sq-cart continue-url="javascript:history.back()">',
      'an address that begins with https:// or http://, or a path such as /page.',
    ],
    ['<sq-account next="/shop">', "the attribute is for the shop's own pages only."],
    ['<sq-popup popup="gone">', 'the shop has none. The value must be the id of a popup.'],
  ])('%s', async (html, text) => {
    document.body.innerHTML = html + html;
    await waitFor(() => expect(note()).toContain(`Set-up: ${html}: `));
    expect(note()).toContain(text);
    expect(logged.filter((line) => line.startsWith(`[storefront] ${html}: `))).toHaveLength(1);
  });

  test('right values, and values that are there a moment later, are not explained', async () => {
    document.body.innerHTML = `<sq-gallery design="grid" autoplay lightbox="false" padding="0"><img src="/own.jpg" alt=""></sq-gallery>
      <sq-cart-pill href="/cart" placement="floating"></sq-cart-pill><sq-cookie-banner privacy="https://x.example/p"></sq-cookie-banner>
      <sq-installments amount="4500" currency="USD" country="US" language="en-US" info-url="/terms/{locale}.html"></sq-installments>
      <sq-restock></sq-restock>`;
    document.querySelector('sq-restock')?.setAttribute('product', 'lamp');
    await new Promise((later) => setTimeout(later, 700));
    expect(note()).toBe('');
  });

  test('an attribute that changes is checked again', async () => {
    document.body.innerHTML = '<sq-language layout="list"></sq-language>';
    document.querySelector('sq-language')?.setAttribute('layout', 'menu');
    await waitFor(() => expect(note()).toContain('<sq-language layout="menu">: the value must be list or select.'));
  });
});

test.each([
  ['sq-product-block', '<sq-product-block> needs the id or slug of a product: product="…".'],
  ['sq-form-block', '<sq-form-block> needs the id of a form: form="…".'],
  ['sq-restock', '<sq-restock> needs the id or slug of a product: product="…".'],
  ['sq-comments', '<sq-comments> needs the id of an item: item="…".'],
  ['sq-popup', '<sq-popup> needs the id of a popup: popup="…".'],
  ['sq-gallery', '<sq-gallery> needs pictures: collection="…", or item="…", or images inside of it.'],
  [
    'sq-installments',
    '<sq-installments> needs a price: amount="4500" for 45.00, which is in the smallest unit of the currency, or for="product", or for="cart".',
  ],
])('<%s> without an attribute for its content explains that', async (tag, text) => {
  document.body.innerHTML = `<${tag}></${tag}>`;
  await waitFor(() => expect(note()).toBe(`Set-up: ${text}`));
});

test.each([
  [
    '<sq-installments for="product"></sq-installments>',
    '<sq-installments for="product">: the element stands in no product, and the page has none or several. Give it an amount.',
  ],
  [
    '<sq-gallery collection="none" item="nope"></sq-gallery>',
    '<sq-gallery collection="none" item="nope">: only the collection counts. Remove one of the two attributes.',
  ],
])('%s is explained by the element', async (html, text) => {
  if (html.includes('gallery')) {
    const pictures: object[] = [];
    vi.stubGlobal('fetch', async () =>
      Response.json({ title: 'None', options: readGalleryOptions(() => undefined), pictures }),
    );
  }
  document.body.innerHTML = html;
  await waitFor(() => expect(note()).toBe(`Set-up: ${text}`));
});

test('a misspelt attribute of every element names the one that was meant', () => {
  for (const [tag, attributes] of attributeTables) {
    for (const name of Object.keys(attributes)) {
      const misspelt = `${name.slice(0, -1)}${name.at(-1) === 'x' ? 'y' : 'x'}`;
      if (misspelt in attributes) continue;
      document.body.innerHTML = `<${tag} ${misspelt}="1"></${tag}>`;
      checkPage();
      expect(note()).toContain(`<${tag} ${misspelt}="…">: the element has no attribute "${misspelt}". The nearest is `);
    }
  }
});

test('an address that is not allowed counts as a missing attribute', () => {
  document.body.innerHTML = '<sq-cart continue-url="javascript:alert(1)"></sq-cart>';
  expect(document.querySelector<HTMLElement & { continueUrl?: string }>('sq-cart')?.continueUrl).toBeUndefined();
});
