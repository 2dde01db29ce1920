import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/worker/empty-database.ts';
import { Founder, makeLink } from '../../test/worker/set-up.ts';
import { openShops } from '../../test/worker/shops.ts';

beforeEach(() => emptyDatabase());

test.each(['/', '/shop/mug', '/config/', '/cart', '/set-up-other'])(
  'a server without a shop says at %s how one is made',
  async (path) => {
    const response = await new Founder().open(path);
    expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([503, 'noindex']);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain('No shop here yet');
  },
);

test('calls of the API are answered as data', async () => {
  const response = await new Founder().open('/api/commerce/shopping-cart');
  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

test('where there are shops, an unknown host stays unknown', async () => {
  await openShops();
  const response = await new Founder('unknown.example').open('/');
  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

test('a server without its secret says so before anything is typed', async () => {
  const response = await new Founder().open(await makeLink(), {}, { SESSION_SECRET: '' });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('SESSION_SECRET');
});

test('a database without tables is named', async () => {
  const bare = Object.assign(Object.create(env.DB), {
    prepare: (sql: string) => {
      if (/sqlite_schema/.test(sql)) return env.DB.prepare('SELECT 1 WHERE 0');
      throw new Error('D1_ERROR: no such table: sites: SQLITE_ERROR');
    },
  });
  const response = await new Founder().open('/', {}, { DB: bare });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Its database has no tables yet');
});
