import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { HOUR_KINDS } from '#runtime/contracts/stats.ts';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { readStats } from './read-stats.ts';
import { dayOf } from './service.ts';

const ORDERS = 100_000;
const DAYS = 400;
const NOW = Date.UTC(2026, 4, 5, 12);
const START = NOW - DAYS * DAY_MS;

/** A shop with as many orders in 400 days, two lines each, with refunds of every tenth, and counts of every hour. */
beforeAll(async () => {
  await openShops();
  const orders = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ORDERS})`;
  const placedAt = `${START} + i * ${Math.floor((DAYS * DAY_MS) / ORDERS)}`;
  const hours = DAYS * 24;
  await env.DB.batch(
    [
      `${orders} INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
         shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
         gift_card_cents, grand_total_cents, placed_at)
       SELECT ?1, printf('%08d', i), i, i, i, 'ended', 0, 'stripe', 'a' || i, '', '', '[]', 'USD', 1000, 0, 0, 0, 0, 0, 1000,
         ${placedAt} FROM n`,
      `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
         quantity, unit_cents, discount_cents, tax_cents)
       SELECT ?1, o.id, p.value, 'item-' || (o.number + p.value) % 500, 'v', 's', 'Mug', '{}', 1, 1, 500, 0, 0
       FROM orders o CROSS JOIN json_each('[0, 1]') p WHERE o.site_id = ?1`,
      `INSERT INTO order_events (site_id, order_id, id, kind, ref, happened_at, refund_cents)
       SELECT ?1, id, 'e', 'partlyRefunded', 'r', placed_at + 1, 100 FROM orders WHERE site_id = ?1 AND number % 10 = 0`,
      `WITH RECURSIVE h (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM h WHERE i < ${hours - 1})
       INSERT INTO stat_hours (site_id, kind, hour, count)
       SELECT ?1, k.value, ${START} + i * ${HOUR_MS}, 10 FROM h CROSS JOIN json_each('${JSON.stringify(HOUR_KINDS)}') k`,
    ].map((sql) => env.DB.prepare(sql).bind(SHOP.id)),
  );
}, 60_000);

test.each([
  ['a day', 1, 4_500],
  ['30 days', 30, 110_000],
  ['400 days', DAYS, 1_050_000],
])('the numbers of %s of a shop with 100,000 orders, beside the days before, read few rows', async (_, days, most) => {
  const counting = new CountingDatabase();
  const span = { from: dayOf(NOW - days * DAY_MS), to: dayOf(NOW - DAY_MS) };
  const seller = { siteId: SHOP.id, countsTests: false };
  const { sales } = await readStats(counting.DB, { seller, span, timeZone: 'UTC', compare: 'before', now: NOW });
  expect(sales[0]?.orders).toBeGreaterThan(days * 240);
  expect(counting.rows).toBeLessThanOrEqual(most);
});
