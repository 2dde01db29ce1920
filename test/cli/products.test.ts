import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const mug = { id: 'mug', title: 'Mug', status: 'published', isScheduled: true, variants: 2, lowestCents: 1850 };
const listed = { ...mug, highestCents: 2000, stock: 'unlimited', updatedAt: 0 };

test('the list of products takes every filter and names what is scheduled', async () => {
  const line = 'products list --q mu --collection shop --status published --kind 1 --stock in-stock --order title';
  const { printed, calls } = await owner(line, [{ products: [listed] }]);
  expect(calls).toEqual([
    'GET /api/owner/products?q=mu&status=published&kind=1&stock=in-stock&order=title&collectionId=shop',
  ]);
  expect(printed.split('\n')[1]).toMatch(/mug +Mug +scheduled +2 +1850–2000 +unlimited/);
});

test('a product is copied, and deleted from the version that it has now', async () => {
  expect((await owner('products duplicate mug', [{ ...mug, id: 'mug2' }])).calls).toEqual([
    'POST /api/owner/products/mug/duplicate',
  ]);
  const { printed, made } = await owner('products delete mug', [
    { ...mug, version: 7 },
    new Response(null, { status: 204 }),
  ]);
  expect(made[1]?.call).toBe('DELETE /api/owner/products/mug');
  expect(made[1]?.headers.get('If-Match')).toBe('"7"');
  expect(printed).toContain('The product mug is deleted.');
});

test('a change of many is shown line by line, and made by the digest of what was shown', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'change-')), 'change.json');
  writeFileSync(file, JSON.stringify({ collectionId: 'shop', price: { percent: 10 } }));
  const before = { priceCents: 100, salePriceCents: 90, onSale: true, stock: 5 };
  const line = { productId: 'mug', title: 'Mug', variantId: 'v', sku: 'MUG', before };
  const lines = [
    { ...line, after: { ...before, priceCents: 110 }, error: null },
    { ...line, sku: 'CUP', after: before, error: 'This value is out of range' },
  ];
  const preview = await owner(`products change ${file}`, [{ lines, digest: 'd1', isDone: false }]);
  expect(preview.printed).toContain('MUG  Mug: 100 (sale 90), stock 5 → 110 (sale 90), stock 5');
  expect(preview.printed).toContain('CUP  Mug: left as it is: This value is out of range');
  expect(preview.printed).toContain(`products change ${file} --digest d1`);
  const done = await owner(`products change ${file} --digest d1`, [{ lines, digest: 'd1', isDone: true }]);
  expect(done.made[0]).toMatchObject({
    call: 'POST /api/owner/products/changes',
    body: { collectionId: 'shop', price: { percent: 10 }, digest: 'd1' },
  });
  expect(done.printed).toContain('This is done.');
});
