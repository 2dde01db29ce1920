import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Agent, allowAgents } from '../../../test/worker/agent.ts';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

/** A test shop can be called on a loopback address alone. */
const HOST = 'localhost';
const agent = new Agent(HOST);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare('INSERT INTO site_domains (site_id, hostname) VALUES (?1, ?2)').bind(SHOP.id, HOST).run();
});

/** Buys a mug and returns the secret of the order's page. */
async function buy(): Promise<string> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  const { url } = (await payer.pay()) as { url: string };
  return new URLSearchParams(url.split('?')[1]).get('orderToken') ?? '';
}

test('whoever has the link of an order reads its state, and nothing of the person who bought', async () => {
  const token = await buy();
  const order = await agent.read('shopping/order.json', `/orders/${token}`);
  expect(order).toMatchObject({
    label: '#1',
    currency: 'USD',
    permalink_url: expect.stringContaining(`/commerce/order-status?orderToken=${token}`),
    line_items: [{ item: { title: 'Mug' }, quantity: { total: 1, fulfilled: 0 }, status: 'processing' }],
  });
  const { email, address } =
    (await env.DB.prepare('SELECT email, address FROM orders').first<Record<string, string>>()) ?? {};
  for (const text of [email, JSON.parse(address ?? '').line1]) expect(JSON.stringify(order)).not.toContain(text);
  const link = encodeURIComponent(`https://${SHOP.host}/commerce/order-status?orderToken=${token}`);
  expect(await agent.read('shopping/order.json', `/orders/${link}`)).toEqual(order);
});

test('no number, no guess and no other shop finds one, and all are answered alike', async () => {
  const token = await buy();
  const { id } = (await env.DB.prepare('SELECT id FROM orders').first<{ id: string }>()) ?? { id: '' };
  const bodies = await Promise.all(
    ['1', id, `${token.slice(0, -1)}_`, 'x'].map(async (name) => (await agent.fetch(`/orders/${name}`)).text()),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(await agent.refusal('/orders/1')).toEqual([200, 'not_found']);
  expect(await new Agent(OTHER.host).refusal(`/orders/${token}`)).toEqual([200, 'not_found']);
});

test('the owner decides whether programs read orders', async () => {
  const token = await buy();
  await allowAgents('cart', SETTINGS);
  expect(await agent.refusal(`/orders/${token}`)).toEqual([404, 'not_found']);
});
