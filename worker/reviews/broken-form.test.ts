import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buyerOfMug, REVIEWING, requestedLinks } from '../../test/worker/reviews.ts';
import { count, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { app } from '../app.ts';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, REVIEWING);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['multipart/form-data; boundary=x', 'junk'],
  ['multipart/form-data; x', 'junk'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--'],
  ['application/x-www-form-urlencoded; charset=utf-16', 'a=b'],
])('a broken form (%s: %j) is a bad request, and writes no review', async (type, body) => {
  await buyerOfMug();
  const { write } = await requestedLinks();
  const url = `https://${SHOP.host}${write}`;
  const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' };
  const { status } = await app.fetch(new Request(url, { method: 'POST', body, headers }), env);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await count('reviews')).toBe(0);
});
