import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { Buyer, newKey } from '../../test/worker/buyer.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const POST = 'ss-post-second-pot';
const TEAPOT = 'ss-everyday-teapot';
const ENTRIES = '/api/commerce/shopping-cart/entries';

beforeEach(() => openDemo());

const publish = (id: string, at: number) =>
  env.DB.prepare('UPDATE items SET published_at = ?2 WHERE id = ?1').bind(id, at).run();

describe.each([
  ['a post', POST, '/journal/the-second-pot', ['/', '/journal', '/search?q=second+pot']],
  ['a product', TEAPOT, '/shop/p/everyday-teapot', ['/', '/shop', '/shop/p/the-monthly-tin', '/search?q=everyday']],
])('%s of the future', (what, id, path, lists) => {
  test(`${what} of the future has no page and is on no list; once its time has come it is everywhere`, async () => {
    const mentions = async () =>
      Promise.all(lists.map(async (list) => (await Page.at(list)).html.includes(`href="${path}"`)));
    const before = await mentions();
    expect(before.filter(Boolean).length).toBeGreaterThan(1);
    await publish(id, Date.now() + HOUR_MS);
    expect((await visit(path)).status).toBe(404);
    expect(await mentions()).toEqual(lists.map(() => false));
    await publish(id, Date.now() - HOUR_MS);
    expect((await visit(path)).status).toBe(200);
    expect(await mentions()).toEqual(before);
  });
});

test('a product of the future has no data, no stock and no reviews, and cannot be bought', async () => {
  const buyer = await new Buyer('localhost').arrive();
  const statuses = async () => {
    const answers = [
      await buyer.fetch(`/api/commerce/products/${TEAPOT}`),
      await buyer.fetch('/api/commerce/products/everyday-teapot'),
      await buyer.fetch('/api/commerce/products/everyday-teapot/reviews'),
      await buyer.fetch(`/api/commerce/inventory/stock?itemId=${TEAPOT}`),
      await buyer.fetch(ENTRIES, {
        method: 'POST',
        body: { itemId: TEAPOT, sku: null, quantity: 1 },
        headers: { 'Idempotency-Key': newKey() },
      }),
    ];
    return answers.map(({ status }) => status);
  };
  await publish(TEAPOT, Date.now() + HOUR_MS);
  expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  await publish(TEAPOT, Date.now() - HOUR_MS);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});

test('a subscription of the future cannot be started', async () => {
  const buyer = await new Buyer('localhost').arrive();
  const start = async () =>
    (
      await buyer.fetch('/api/3/commerce/cart/subscription', {
        method: 'POST',
        body: { itemId: 'ss-monthly-tin', sku: 'MT-TEA', qty: 1 },
      })
    ).status;
  await publish('ss-monthly-tin', Date.now() + HOUR_MS);
  expect(await start()).toBe(404);
  await publish('ss-monthly-tin', Date.now() - HOUR_MS);
  expect(await start()).toBe(200);
});
