import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { BrandAnswer } from '#runtime/contracts/brand.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

beforeEach(openShops);

test('pages of other sites get the brand colours, with texts that can be read on them', async () => {
  const read = async () => {
    const answer = await new Buyer().fetch('/api/1/brand');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=600, stale-while-revalidate=86400',
    ]);
    return BrandAnswer.parse(await answer.json());
  };
  expect(await read()).toEqual({ properties: {} });
  await env.DB.prepare(`UPDATE sites SET website = json_set(website, '$.colors', json(?2)) WHERE site_id = ?1`)
    .bind(SHOP.id, JSON.stringify({ accent: { hue: 60, saturation: 1, lightness: 0.5 } }))
    .run();
  expect(await read()).toEqual({
    properties: { '--sq-accent': 'hsl(60 100% 50%)', '--sq-on-accent': 'hsl(0 0% 0%)' },
  });
  expect((await new Buyer().fetch('/api/1/brand', { method: 'PUT', body: {} })).status).toBe(405);
});
