import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { addJsonTemplates, openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';

const TYPES = [
  undefined,
  '',
  'x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=\u00e4',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/x-www-form-urlencoded; charset=none-such',
  'application/x-www-form-urlencoded; boundary',
  'application/x-www-form-urlencoded;charset="UTF-8"',
  'application/json; charset=utf-16',
  'application/json; charset=none-such',
  'text/plain',
];
const BODIES = ['', '%', 'a=%E0%A4%A', 'a=\u0000', '{"a":"\ud800"}', '[]', 'null', '--x\r\n'];
const PATHS = ['/%', '/%E0%A4%A', '/shop/%ff', '/shop/p/%', '/api/%', '/assets/%', '/sq/%2e%2e%2f', '/search?q=%'];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await addJsonTemplates();
});

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => ['POST', 'PUT'].includes(method)).map(({ method, path }) => `${method} ${path}`),
  ),
].map((route) => route.replaceAll(/:\w+(\{[^}]*\})?/g, 'x').replace('/*', '/x'));

/** Each route gets every eighth pair of a type and a body, and eight routes in a row get all of them. */
const pairsOf = (route: string) =>
  TYPES.flatMap((type, row) =>
    BODIES.filter((_, column) => (row + column + routes.indexOf(route)) % 8 === 0).map((body) => ({ type, body })),
  );

describe('a body of an odd type', () => {
  test.each(routes)('%s is never answered as a failure of ours', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const visitor = await new Buyer().arrive();
    for (const { type, body } of pairsOf(route)) {
      const own = { Origin: visitor.origin, 'Sec-Fetch-Site': 'same-origin' };
      const response = await visitor.fetch(path, { method, body, headers: { 'Content-Type': type, ...own } });
      expect(response.status, `${type} ${body}`).toBeLessThan(500);
      await response.body?.cancel();
    }
  });

  test.each(['/commerce/cart-transfer', '/commerce/gift-card?itemId=a-card', '/commerce/subscription?cartToken=x'])(
    'a form that is no form is refused by %s with 400',
    async (path) => {
      for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded; charset=utf-16']) {
        const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' };
        expect((await new Buyer().fetch(path, { method: 'POST', body: 'a=b', headers })).status).toBe(400);
      }
    },
  );
});

test.each(PATHS)('the address %s is answered as any that does not exist', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await app.fetch(new Request(`https://${SHOP.host}${path}`, { method }), env);
    expect(response.status, method).toBeLessThan(500);
    await response.body?.cancel();
  }
});
