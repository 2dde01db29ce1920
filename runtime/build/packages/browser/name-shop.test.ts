import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOT } from '#runtime/boot.ts';

const SHOP = { shop: 'https://shop.example', site: 'a' };

let findShop: typeof import('./name-shop.ts').findShop;
let nameShop: typeof import('./name-shop.ts').nameShop;
beforeEach(async () => {
  vi.resetModules();
  ({ findShop, nameShop } = await import('./name-shop.ts'));
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'Storefront');
  vi.restoreAllMocks();
});

const named = () => window.Storefront?.[BOOT]?.base;
const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
const soon = () => new Promise((later) => setTimeout(later));

test('elements of a page that still loads wait for a shop that is named late', async () => {
  loading();
  const found = findShop();
  await soon();
  expect(named()).toBeUndefined();
  nameShop(SHOP);
  await found;
  expect([named(), window.Storefront?.[BOOT]?.site]).toEqual([SHOP.shop, SHOP.site]);
});

test('a tag names the shop at once', async () => {
  loading();
  document.head.innerHTML = '<script type="text/plain" data-shop="https://other.example" data-site="b"></script>';
  await findShop();
  expect(named()).toBe('https://other.example');
});

test('a page that has loaded without a name is the shop’s own', async () => {
  loading();
  const found = findShop();
  window.dispatchEvent(new Event('load'));
  await found;
  expect(named()).toBe(location.origin);
});
