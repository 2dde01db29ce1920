import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { Orders } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { NEW_YORK } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { writeCursor } from '../http/list-cursor.ts';

const MANY = 20_000;
const START = Date.UTC(2026, 0, 1);
const HOUR_MS = DAY_MS / 24;

let owner: OwnerProgram;

/**
 * A shop with very many orders, one each hour: of Mia (all), Rare (one in a thousand) and in Berlin (each second one). The
 * oldest three wait, every 500th is a test, the oldest 1,500 go to Germany, and one in a thousand has a poster, a coupon and
 * another way to pay.
 */
beforeAll(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  const fill = (sql: string) =>
    env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql}`).run();
  await fill(`INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, payment_method,
      email, address, buyer, shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents,
      tax_included, gift_card_cents, grand_total_cents, placed_at)
    SELECT '${SHOP.id}', printf('o%06d', i), i, 'c' || i, 't' || i, iif(i <= 3, 'paid', 'ended'), i % 500 = 0, 'stripe',
      iif(i % 1000 = 0, 'installments', 'card'), 'mia' || i || '@shop.test',
      json_set('${JSON.stringify(NEW_YORK)}', '$.countryCode', iif(i <= 1500, 'DE', 'US')), 'mia ' || printf('%04d', i * 7 % 9973), '', '', '[]', 'USD',
      i * 7919 % 10007, 0, 0, 0, 0, 0, i * 7919 % 10007, ${START} + i * ${HOUR_MS} FROM n`);
  await fill(`INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
      quantity, unit_cents, discount_cents, tax_cents)
    SELECT '${SHOP.id}', printf('o%06d', i), p.value, 'poster', 'v', '', '', '{}', 1, 1, 0, 0, 0
    FROM n CROSS JOIN json_each('[0, 1]') p WHERE i % 1000 = 0`);
  for (const [word, which] of [
    ['mia', 'TRUE'],
    ['berlin', 'i % 2 = 0'],
    ['rare', 'i % 1000 = 0'],
    ['%off', 'i % 1000 = 0'],
  ] as const)
    await fill(
      `INSERT INTO order_words (site_id, number, word) SELECT '${SHOP.id}', i, '${word}' FROM n WHERE ${which}`,
    );
});

/** Reads a list, and counts the rows that the database read for it beside those of the orders themselves. */
async function list(query: string) {
  const counted = new CountingDatabase();
  const answer = await owner.fetch(`/api/owner/orders?limit=5&${query}`, { env: { DB: counted.DB } });
  const { orders, nextPageCursor } = await read(answer, Orders);
  return { numbers: orders.map(({ number }) => number), nextPageCursor, rows: counted.rows };
}

const EACH_THOUSANDTH = [20000, 19000, 18000, 17000, 16000];

test.each([
  ['all orders', '', [20000, 19999, 19998, 19997, 19996], 50],
  ['orders that wait, which are the oldest', 'state=open', [3, 2, 1], 60],
  ['tests', 'test=only', [20000, 19500, 19000, 18500, 18000], 260],
  ['orders without tests', 'test=without', [19999, 19998, 19997, 19996, 19995], 60],
  ['orders of a span of days', 'from=2026-02-01&until=2026-02-02', [796, 795, 794, 793, 792], 60],
  ['orders of a buyer', 'email=mia77%40shop.test', [77], 40],
  ['orders with a product', 'product=poster', EACH_THOUSANDTH, 230],
  ['orders with a coupon', 'coupon=OFF', EACH_THOUSANDTH, 170],
  ['orders in instalments', 'payment=installments', EACH_THOUSANDTH, 170],
  ['orders without anything to pay', 'payment=free', [10007], 60],
  ['orders that money went back of', 'payment=refunded', [], 20],
  ['orders that have arrived', 'delivered=yes&state=sent', [], 20],
  ['orders of a country that few go to', 'country=LI', [], 20],
  ['a rare word', 'search=rare', EACH_THOUSANDTH, 170],
  ['a rare word beside frequent ones', 'search=MIA%20r%C3%A1re%20berl', EACH_THOUSANDTH, 3_300],
  ['a word that nobody has', 'search=nobody', [], 20],
  ['a number', 'search=4711', [4711], 20],
  ['the greatest totals', 'order=total', [11047, 1040, 12087, 2080, 13127], 60],
  ['the smallest totals', 'order=total&direction=asc', [10007, 8967, 18974, 7927, 17934], 60],
  ['buyers by name', 'order=buyer', [9973, 19946, 5699, 15672, 1425], 60],
  ['states', 'order=state', [1, 2, 3, 4, 5], 60],
  ['the greatest totals among few orders', 'order=total&product=poster', [20000, 17000, 14000, 11000, 8000], 250],
  ['the greatest totals among many orders', 'order=total&country=DE', [1040, 393, 1433, 786, 139], 2_500],
])('a page of %s reads few rows', async (_, query, numbers, most) => {
  const found = await list(query);
  expect(found.numbers).toEqual(numbers);
  expect(found.rows).toBeLessThanOrEqual(most);
});

test('a word that very many orders have is met among the newest, with a bounded number of rows', async () => {
  const first = await list('search=ber');
  expect(first.numbers).toEqual([20000, 19998, 19996, 19994, 19992]);
  expect(first.rows).toBeLessThanOrEqual(1_200);
  const second = await list(`search=ber&cursor=${first.nextPageCursor}`);
  expect(second.numbers).toEqual([19990, 19988, 19986, 19984, 19982]);
});

test('where many orders pass each filter and none of the newest all, the next page goes on behind them', async () => {
  const first = await list('search=ber&country=DE');
  expect(first.numbers).toEqual([]);
  expect(first.nextPageCursor).not.toBeNull();
  const second = await list(`search=ber&country=DE&cursor=${first.nextPageCursor}`);
  expect(second.numbers).toEqual([1500, 1498, 1496, 1494, 1492]);
});

test.each(['751', writeCursor(['total down', 5, 5]), 'x'])(
  'a cursor of another list is refused: %s',
  async (cursor) => {
    const answer = await owner.fetch(`/api/owner/orders?cursor=${cursor}`);
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      errors: { cursor: expect.any(String) },
    });
  },
);

test('an order is found by the beginnings of the words of its buyer and goods, and by no other shop', async () => {
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await read(await other.fetch('/api/owner/orders?search=mia'), Orders)).orders).toEqual([]);
  expect((await list('search=ia')).numbers).toEqual([]);
});

test('a number that was searched for stands first if its order passes the other filters, and on no other page', async () => {
  await env.DB.prepare(
    `INSERT INTO order_words (site_id, number, word)
     SELECT ?1, number, '4711' FROM orders WHERE site_id = ?1 AND number BETWEEN 4711 AND 4717`,
  )
    .bind(SHOP.id)
    .run();
  expect((await list('search=4711&country=DE')).numbers).toEqual([]);
  expect((await list('search=4711&from=2030-01-01')).numbers).toEqual([]);
  const first = await list('search=4711&country=US');
  const second = await list(`search=4711&country=US&cursor=${first.nextPageCursor}`);
  expect([first.numbers, second.numbers]).toEqual([[4711, 4717, 4716, 4715, 4714, 4713], [4712]]);
});

test('a search without any word finds nothing, in a span of another order too', async () => {
  expect((await list('search=%E2%80%94&from=2026-02-01&order=total')).numbers).toEqual([]);
});

test('the words of an order go with it', async () => {
  await env.DB.prepare(`DELETE FROM orders WHERE site_id = ?1 AND number = 1000`).bind(SHOP.id).run();
  const left = await env.DB.prepare('SELECT COUNT(*) AS n FROM order_words WHERE site_id = ?1 AND number = 1000')
    .bind(SHOP.id)
    .first('n');
  expect(left).toBe(0);
});
