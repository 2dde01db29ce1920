import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShop } from '../../test/msw/server.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openShop();
let logged: string[];

beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')));
  await Promise.all([import('#widgets/product-block/index.ts'), import('#widgets/form-block/index.ts')]);
});
afterEach(() => document.body.replaceChildren());

const note = () => document.querySelector('[data-sq-note]')?.textContent;
const explained = (text: string) => logged.filter((line) => line === `[storefront] ${text}`);

test.each([
  ['<sq-product-block></sq-product-block>', '<sq-product-block> needs the id or slug of a product: product="…".'],
  ['<sq-form-block></sq-form-block>', '<sq-form-block> needs the id of a form: form="…".'],
])('%s without what it shows explains itself in the console, and on this machine beside itself', async (html, text) => {
  document.body.innerHTML = html + html;
  await waitFor(() => expect(document.querySelectorAll('[data-sq-note]')).toHaveLength(2));
  expect(note()).toBe(`Set-up: ${text}`);
  expect(explained(text)).toHaveLength(1);
});

test('an element whose product is set a moment later explains nothing', async () => {
  document.body.innerHTML = '<sq-product-block></sq-product-block>';
  document.querySelector('sq-product-block')?.setAttribute('product', 'lamp');
  await new Promise((later) => setTimeout(later, 600));
  expect(note()).toBeUndefined();
});

test('an element that names no product of the shop explains itself', async () => {
  shop.current.interruptNext(() => Response.json({ error: 'Not found', code: 'NOT_FOUND' }, { status: 404 }));
  document.body.innerHTML = '<sq-product-block product="no-such"></sq-product-block>';
  await waitFor(() => expect(note()).toBe('Set-up: The shop has no product "no-such".'));
});

test('an attribute with an unknown value explains which values there are', async () => {
  document.body.innerHTML = '<sq-product-block product="lamp" options="buttons"></sq-product-block>';
  const text = '<sq-product-block options="buttons">: the value must be dropdown or radios.';
  await waitFor(() => expect(note()).toBe(`Set-up: ${text}`));
  expect(explained(text)).toHaveLength(1);
});
