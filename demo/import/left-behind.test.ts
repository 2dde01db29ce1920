import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { emptyDatabase } from '../../test/schema.ts';
import { lampenwerk } from '../content/lampenwerk.ts';
import { bucketFolder } from './bucket-folder.ts';
import { demoRecords } from './demo-records.ts';
import { importSite } from './import-site.ts';
import { d1Of } from './sqlite-d1.ts';

const TEXTS = { altText: '', focalX: 0.5, focalY: 0.5, colors: null };
const LARGE: ShopRecord = {
  type: 'picture',
  content: { id: 'large', filename: 'large.png', sha256: 'a'.repeat(64), data: null, ...TEXTS },
};

/** Lets every image of a record show the large picture. */
function showingLarge({ type, content }: ShopRecord): ShopRecord {
  const { images } = content;
  if (!Array.isArray(images)) return { type, content };
  return { type, content: { ...content, images: images.map((image) => ({ ...image, assetId: 'large' })) } };
}

/** The first order of the shop, as another copy of it has had it too. */
function orderOf(id: string): ShopRecord {
  const money = { subtotalCents: 100, discountCents: 0, shippingCents: 0, taxCents: 0, giftCardCents: 0 };
  const texts = { email: '', shippingName: '', note: '', provider: 'test', paymentMethod: 'card', currency: 'EUR' };
  const line = {
    itemId: 'a',
    variantId: 'a',
    sku: '',
    title: 'A',
    attributes: {},
    productType: 1,
    quantity: 1,
    unitCents: 100,
    discountCents: 0,
    taxCents: 0,
    additionalFields: '',
    plan: null,
    gift: null,
    restockedAt: null,
  };
  const content = {
    id,
    number: 1,
    checkoutId: id,
    cartId: null,
    state: 'paid',
    testMode: true,
    address: null,
    coupons: [],
    ...money,
    ...texts,
    taxIncluded: true,
    grandTotalCents: 100,
    refundedCents: 0,
    withdrawalConsent: null,
    ageConfirmation: null,
    placedAt: 1,
    lines: [line],
    events: [],
  };
  return { type: 'order', content };
}

test('a copy is made without a picture that is too large and an order whose number is taken, and names them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bucket-'));
  const database = emptyDatabase();
  const env = { DB: d1Of(database), FILES: bucketFolder(folder), SESSION_SECRET: 'secret'.repeat(8) };
  const records = [LARGE, ...demoRecords(lampenwerk).map(showingLarge), orderOf('first'), orderOf('second')];
  expect(await importSite(lampenwerk, records, { env, origins: [], now: Date.now() })).toEqual([
    expect.stringMatching(/^picture large.png: /),
    expect.stringMatching(/^order #1: /),
  ]);
  const images = database.prepare('SELECT count(*) AS all_of_them, count(asset_id) AS stored FROM images').get();
  expect(images).toMatchObject({ stored: 0 });
  expect(images?.all_of_them).toBeGreaterThan(5);
  expect(database.prepare('SELECT id FROM orders').all()).toEqual([{ id: 'first' }]);
  rmSync(folder, { recursive: true });
});
