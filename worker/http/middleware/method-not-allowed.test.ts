import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer } from '../../../test/worker/buyer.ts';
import { openShops } from '../../../test/worker/shops.ts';
import { app } from '../../app.ts';
import { pages } from '../../pages/routes.ts';

beforeEach(openShops);

const ofPages = new Set(pages.routes.map(({ path }) => path));
const methodsByPath = Map.groupBy(
  app.routes.filter(({ method, path }) => !['ALL', 'OPTIONS'].includes(method) && !ofPages.has(path)),
  ({ path }) => path,
);
/** Addresses by path. A pattern of one name of a file has no example here. */
const addresses = [...methodsByPath.keys()]
  .filter((path) => !/\*|\\\./.test(path))
  .map((path) => [path, path.replaceAll(/:\w+\{(\w+)\|[^}]*\}/g, '$1').replaceAll(/:\w+(\{[^}]*\})?/g, 'x')] as const);

test('each route refuses a method that its path lacks, and names those that it has', async () => {
  const buyer = new Buyer();
  for (const [path, address] of addresses) {
    const response = await buyer.fetch(address, { method: 'PATCH' });
    const allowed = response.headers.get('Allow')?.split(', ') ?? [];
    const methods = methodsByPath.get(path)?.map(({ method }) => method) ?? [];
    expect([address, response.status, allowed]).toEqual([address, 405, expect.arrayContaining(methods)]);
    expect(allowed.includes('HEAD'), address).toBe(allowed.includes('GET'));
  }
});

describe('addresses without a route', () => {
  test.each(['/api/none-such', '/api/owner/none-such'])('%s is not found by any method', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH'])
      expect((await new Buyer().fetch(path, { method })).status, method).toBe(404);
  });

  test('HEAD is answered by the route of GET', async () => {
    expect((await new Buyer().fetch('/api/1/brand', { method: 'HEAD' })).status).toBe(200);
  });
});
