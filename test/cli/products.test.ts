import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from './shop.ts';

test('a change of many products is shown line by line, and made with the digest of that preview', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'change-')), 'change.json');
  writeFileSync(file, JSON.stringify({ collectionId: 'shop', price: { percent: 10 } }));
  const before = { priceCents: 100, salePriceCents: 90, onSale: true, stock: 5 };
  const line = { productId: 'mug', title: 'Mug', variantId: 'v', sku: 'MUG', before };
  const lines = [
    { ...line, after: { ...before, priceCents: 110 }, fields: [], error: null },
    { ...line, sku: 'CUP', after: before, fields: [], error: 'This value is out of range' },
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
