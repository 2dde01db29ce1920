import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { addFile } from '../../test/worker/files.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, downloadSettings: { days: 14, times: 3 } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function termsOf(itemId: string): Promise<string[]> {
  const payer = await new Payer().arrive();
  await payer.addToCart(itemId);
  await payer.startCheckout();
  return (await payer.changeCheckout({ address: OREGON })).downloadTerms;
}

test('the checkout says before paying how often and how long a file can be downloaded', async () => {
  await addFile();
  expect(await termsOf(PRODUCTS.ebook.id)).toEqual([
    'You can download E-book right after paying, up to 3 times within 14 days. The links are in your email too.',
  ]);
});

test('the checkout says that a product without a file comes later', async () => {
  expect(await termsOf(PRODUCTS.ebook.id)).toEqual([
    'There is no file yet for: E-book. site-a will email you the link when it is ready.',
  ]);
});

test('the checkout of anything else says nothing of downloads', async () => {
  expect(await termsOf(PRODUCTS.mug.id)).toEqual([]);
});
