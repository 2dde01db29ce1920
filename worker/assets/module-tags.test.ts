import { expect, test } from 'vitest';
import type { Bindings } from '../env.ts';
import { withElementPreloads } from './module-tags.ts';

const MODULES = {
  elements: ['sq/elements.a.js'],
  carriers: ['sq/carriers.a.js', 'sq/_runtime.a.js'],
  'sq-gallery': ['sq/sq-gallery.a.js', 'sq/_runtime.a.js'],
  'sq-cart': ['sq/sq-cart.a.js', 'sq/react.a.js'],
  'sq-cart-pill': ['sq/sq-cart-pill.a.js'],
  'sq-language': ['sq/sq-language.a.js'],
};
const ENV = {
  ENVIRONMENT: 'test',
  ASSETS: { fetch: async () => Response.json({ modules: MODULES }) },
} as unknown as Bindings;

async function preloaded(body: string, hasCart = false): Promise<string[]> {
  const html = await withElementPreloads(
    ENV,
    `<html><head><title>T</title></head><body>${body}</body></html>`,
    hasCart,
  );
  expect(html.replace(/<link rel="modulepreload"[^>]*>/g, '')).toContain('<title>T</title></head>');
  return [...html.matchAll(/<link rel="modulepreload" href="\/sq\/([\w-]+)\.a\.js">/g)].map(([, name = '']) => name);
}

test.each([
  ['<sq-gallery></sq-gallery>', ['elements', 'sq-gallery', '_runtime']],
  ['<div data-sq="gallery"></div>', ['elements', 'sq-gallery', '_runtime', 'carriers']],
  ['<div data-sq="sq-gallery"></div>', ['elements', 'sq-gallery', '_runtime', 'carriers']],
  // The loader itself knows when these are needed.
  ['<sq-cart-pill></sq-cart-pill><sq-language data-sq-linked></sq-language>', []],
  ['<a data-sq-opens="cart">Cart</a>', []],
  ['<sq-none></sq-none>', []],
  ['<main id="sqs-cart-container"></main>', []],
])('a page with %s', async (body, names) => {
  expect(await preloaded(body)).toEqual(names);
});

test('the cart page of a visitor with a cart preloads it', async () => {
  expect(await preloaded('<main id="sqs-cart-container"></main>', true)).toEqual(['elements', 'sq-cart', 'react']);
});

test('a file that the page has a tag for already is linked once', async () => {
  const own = '<script type="module" src="/sq/_runtime.a.js"></script>';
  expect(await preloaded(`${own}<sq-gallery></sq-gallery>`)).toEqual(['elements', 'sq-gallery']);
});
