import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const MANY = 10_000;
const LIST = '/api/owner/stock';
const PAGE = 'limit=50';

/** A shop with many products of two variants each: one is sold out, one has 7 units. */
beforeAll(async () => {
  await openShops();
  const fill = (sql: string) =>
    env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql}`).run();
  await fill(`INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, position,
      published_at, updated_at)
    SELECT '${SHOP.id}', 'p' || i, 'shop', 11, 'Tin ' || i, 'tin-' || i, 1, i, 0, 0 FROM n`);
  await fill(`INSERT INTO variants (site_id, id, item_id, sku, price_cents, qty_in_stock)
    SELECT '${SHOP.id}', 'v' || i || size, 'p' || i, 'TIN-' || i || size, 100, iif(size = 'S', 0, 7)
    FROM n, (SELECT 'S' AS size UNION ALL SELECT 'L')`);
  await fill(`INSERT INTO stock_changes (site_id, id, variant_id, difference, quantity, reason, created_at)
    SELECT '${SHOP.id}', printf('%012d', i), 'v1S', 1, 1, 'received', 0 FROM n`);
});

test.each([
  [`${LIST}?${PAGE}`, 270],
  [`${LIST}?sku=TIN-99&${PAGE}`, 270],
  [`${LIST}?title=tin%205&${PAGE}`, 330],
  [`${LIST}?atMost=0&${PAGE}`, 270],
  [`${LIST}?sku=TIN-77L&atMost=0`, 20],
  [`${LIST}?${PAGE}&cursor=${btoa('["sku up","TIN-5000S"]').replace(/=+$/, '')}`, 270],
  [`${LIST}?sku=TIN&${PAGE}&cursor=${btoa('["sku up","TIN-5000S"]').replace(/=+$/, '')}`, 270],
  [`${LIST}?atMost=9&${PAGE}&cursor=${btoa('["units up",7,"TIN-5000L"]').replace(/=+$/, '')}`, 270],
  [`${LIST}?title=tin&${PAGE}&cursor=${btoa('["title up","Tin 5000","p5000",0,"v5000L"]').replace(/=+$/, '')}`, 330],
  [`${LIST}?order=units&${PAGE}`, 270],
  [`${LIST}?order=units&direction=desc&${PAGE}`, 270],
  [`${LIST}/v1S`, 20],
  [`${LIST}/v1S/history?${PAGE}`, 70],
])('%s reads at most %i rows of a shop with many variants', async (path, most) => {
  const owner = await OwnerProgram.of();
  const counted = new CountingDatabase();
  const response = await owner.fetch(path, { env: { DB: counted.DB } });
  expect(response.status).toBe(200);
  expect(counted.rows).toBeLessThanOrEqual(most);
});

test('no statement that changes stock reads all variants, and each change reads few rows', async () => {
  const statements = new Set<string>();
  const owner = await OwnerProgram.of();
  const calls = [
    { path: `${LIST}/v2L`, method: 'PUT', body: { quantity: 3 }, headers: { 'If-Match': '"1"' } },
    {
      path: `${LIST}/v2L/adjustments`,
      method: 'POST',
      body: { difference: 1, reason: 'received' },
      headers: { 'Idempotency-Key': newKey() },
    },
  ];
  for (const { path, ...call } of calls) {
    const counted = new CountingDatabase();
    expect((await owner.fetch(path, { ...call, env: { DB: counted.DB } })).status).toBe(200);
    expect(counted.rows).toBeLessThanOrEqual(80);
    for (const sql of counted.statements.keys()) statements.add(sql);
  }
  expect(await wideSteps(statements, ['variants', 'v', 'items', 'i', 'stock_changes', 'reservations', 'r'])).toEqual(
    {},
  );
});
