import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { asRead, Buyer, Embedder, newKey, refusal } from '../../test/worker/buyer.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { count, openShops, PRODUCTS } from '../../test/worker/shops.ts';
import { deleteExpiredCarts } from './service.ts';

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await (await new Buyer().arrive()).addToCart(PRODUCTS.mug.id, { key: newKey() });
});

const runAt = (at: number) => runJobs(['carts'], { at });

test('idempotency keys are deleted after a day, not before', async () => {
  await runAt(Date.now() + DAY_MS - HOUR_MS);
  expect(await count('idempotency_keys')).toBe(1);
  await runAt(Date.now() + DAY_MS + HOUR_MS);
  expect(await count('idempotency_keys')).toBe(0);
  expect(await count('carts')).toBe(1);
});

test('a key whose record is deleted no longer opens the cart that it created', async () => {
  const key = newKey();
  const owner = new Embedder();
  const { shoppingCart } = await owner.addToCart(PRODUCTS.poster.id, { key });
  await runAt(Date.now() + DAY_MS + HOUR_MS);
  const response = await new Embedder().add(PRODUCTS.poster.id, { key });
  expect(response.headers.get('X-Storefront-Cart')).toBeNull();
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await owner.cart()).toEqual(asRead(shoppingCart));
});

test('open carts are deleted with their lines after 90 days without a change, bought ones after 30', async () => {
  await (await new Buyer().arrive()).addToCart(PRODUCTS.mug.id);
  const [first] = (await env.DB.prepare('SELECT id FROM carts').all<{ id: string }>()).results;
  await env.DB.prepare('UPDATE carts SET is_purchased = 1 WHERE id = ?1').bind(first?.id).run();
  await runAt(Date.now() + 30 * DAY_MS - HOUR_MS);
  expect(await count('carts')).toBe(2);
  await runAt(Date.now() + 30 * DAY_MS + HOUR_MS);
  expect(await count('carts', 'is_purchased = 0')).toBe(1);
  await runAt(Date.now() + 90 * DAY_MS - HOUR_MS);
  expect([await count('carts'), await count('cart_entries')]).toEqual([1, 1]);
  await runAt(Date.now() + 90 * DAY_MS + HOUR_MS);
  expect([await count('carts'), await count('cart_entries')]).toEqual([0, 0]);
});

test('one run deletes more than one batch of idempotency keys', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO idempotency_keys SELECT 'site-a', 'cart', 'key-' || i, '', '', 0 FROM n`,
  ).run();
  await runAt(Date.now());
  expect(await count('idempotency_keys')).toBe(1);
});

test('a run does not read the carts that it keeps', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO carts (site_id, id, token_hash, version, order_id, is_purchased, created_at, updated_at)
     SELECT 'site-a', 'bought-' || i, 'hash-' || i, 1, 'order-' || i, 1, 0, ?1 FROM n`,
  )
    .bind(Date.now())
    .run();
  const { db, rowsRead } = counting(env.DB);
  expect(await deleteExpiredCarts(db, Date.now())).toEqual({ keys: 0, carts: 0 });
  expect(rowsRead()).toBeLessThan(20);
});

/** A database that counts the rows its statements read. */
function counting(database: D1Database) {
  let rows = 0;
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({
      all: async () => {
        const result = await database
          .prepare(sql)
          .bind(...values)
          .all();
        rows += result.meta.rows_read;
        return result;
      },
    }),
  });
  return { db: { prepare } as unknown as D1Database, rowsRead: () => rows };
}
