import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { Orders } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const MANY = 20_000;
const START = Date.UTC(2026, 0, 1);
const HOUR_MS = DAY_MS / 24;

let owner: OwnerProgram;

/**
 * A shop with very many orders, one each hour: of Mia (all), Rare (one in a thousand) and in Berlin (each second one). The
 * oldest three wait, every 500th is a test.
 */
beforeAll(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  const fill = (sql: string) =>
    env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql}`).run();
  await fill(`INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email, shipping_name,
      note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included, gift_card_cents,
      grand_total_cents, placed_at)
    SELECT '${SHOP.id}', 'o' || i, i, 'c' || i, 't' || i, iif(i <= 3, 'paid', 'ended'), i % 500 = 0, 'test',
      'mia' || i || '@shop.test', '', '', '[]', 'USD', 100, 0, 0, 0, 0, 0, 100, ${START} + i * ${HOUR_MS} FROM n`);
  for (const [word, which] of [
    ['mia', 'TRUE'],
    ['berlin', 'i % 2 = 0'],
    ['rare', 'i % 1000 = 0'],
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

test.each([
  ['all orders', '', [20000, 19999, 19998, 19997, 19996], 40],
  ['orders that wait, which are the oldest', 'state=open', [3, 2, 1], 60],
  ['tests', 'test=only', [20000, 19500, 19000, 18500, 18000], 40],
  ['orders without tests', 'test=without', [19999, 19998, 19997, 19996, 19995], 50],
  ['orders of a span of days', 'from=2026-02-01&until=2026-02-02', [796, 795, 794, 793, 792], 60],
  ['the rest of that span', 'from=2026-02-01&until=2026-02-02&cursor=751', [750, 749], 40],
  ['orders of a buyer', 'email=mia77%40shop.test', [77], 40],
  ['a rare word', 'search=rare', [20000, 19000, 18000, 17000, 16000], 150],
  ['a rare word beside frequent ones', 'search=MIA%20r%C3%A1re%20berl', [20000, 19000, 18000, 17000, 16000], 3_300],
  ['a word that nobody has', 'search=nobody', [], 20],
  ['a number', 'search=4711', [4711], 20],
])('a page of %s reads few rows', async (_, query, numbers, most) => {
  const found = await list(query);
  expect(found.numbers).toEqual(numbers);
  expect(found.rows).toBeLessThanOrEqual(most);
});

test('a word that very many orders have is met among the newest, with a bounded number of rows', async () => {
  const first = await list('search=ber');
  expect(first.numbers).toEqual([20000, 19998, 19996, 19994, 19992]);
  expect(first.nextPageCursor).toBe('19992');
  expect(first.rows).toBeLessThanOrEqual(12_000);
  expect((await list('search=ber&cursor=19992')).numbers).toEqual([19990, 19988, 19986, 19984, 19982]);
});

test('where frequent words meet a filter that none of the newest passes, the next page goes on behind them', async () => {
  const first = await list('search=mia&state=open');
  expect(first).toMatchObject({ numbers: [], nextPageCursor: '18001' });
});

test('an order is found by the beginnings of the words of its buyer and goods, and by no other shop', async () => {
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await read(await other.fetch('/api/owner/orders?search=mia'), Orders)).orders).toEqual([]);
  expect((await list('search=ia')).numbers).toEqual([]);
});

test('the words of an order go with it', async () => {
  await env.DB.prepare(`DELETE FROM orders WHERE site_id = ?1 AND number = 1000`).bind(SHOP.id).run();
  const left = await env.DB.prepare('SELECT COUNT(*) AS n FROM order_words WHERE site_id = ?1 AND number = 1000')
    .bind(SHOP.id)
    .first('n');
  expect(left).toBe(0);
});
