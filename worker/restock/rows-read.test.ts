import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { sendDueWaves } from './service.ts';

const MANY = 10_000;
const RESTOCK = '/api/site-users/account/notifications/restock';
const SHIRT = 'productId=a-shirt&variantId=variant-SHIRT-M';

test('lists, sign-ups and waves read few rows of a shop where thousands wait', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, { merchandisingSettings: { restockNotificationsEnabled: true } });
  const fill = (sql: string) =>
    env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql}`).run();
  await fill(`INSERT INTO variants (site_id, id, item_id, sku, attributes, price_cents)
    SELECT '${SHOP.id}', 'v' || i, 'a-mug', 'V-' || i, '{}', 100 FROM n`);
  await fill(`INSERT INTO restock_sign_ups (site_id, id, variant_id, email, language, origin, status, created_at, asked_at)
    SELECT '${SHOP.id}', printf('%06d', i), iif(i % 2, 'variant-SHIRT-M', 'v' || i), 'p' || i || '@mail.example', 'en-US',
      'https://a.example', iif(i % 5, 'waiting', 'notified'), 0, 0 FROM n`);

  const owner = await OwnerProgram.of();
  const buyer = await new Buyer().arrive();
  const body = { productId: 'a-shirt', variantId: 'variant-SHIRT-M', siteVisitorEmail: 'p4001@mail.example' };
  const rowsOf = async (call: (bindings: typeof env) => Promise<unknown>) => {
    const counted = new CountingDatabase();
    await call({ ...env, DB: counted.DB });
    return counted.rows;
  };
  const most: [number, (bindings: typeof env) => Promise<Response | unknown>][] = [
    [250, (bindings) => owner.fetch(`${RESTOCK}/groups?limit=50`, { env: bindings })],
    [250, (bindings) => owner.fetch(`${RESTOCK}/groups?limit=50&cursor=v7`, { env: bindings })],
    [120, (bindings) => owner.fetch(`${RESTOCK}?${SHIRT}&limit=50`, { env: bindings })],
    [60, (bindings) => buyer.fetch(RESTOCK, { method: 'POST', body, env: bindings })],
  ];
  for (const [rows, call] of most) expect(await rowsOf(call)).toBeLessThanOrEqual(rows);

  await setStock('SHIRT-M', 1);
  let notified = 0;
  const rows = await rowsOf(async (bindings) => {
    ({ notified } = await sendDueWaves(bindings, Date.now()));
  });
  expect(notified).toBe(3);
  expect(rows).toBeLessThanOrEqual(150);
});
