import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { declarationsOfPerson, keptDeclarations, removeOldDeclarers } from './service.ts';

const GROWING = ['declarations', 'orders', 'order_lines', 'order_events', 'outbox', 'returns'];
const ALIASES = ['d', 'o', 'l', 'e', 'r'];
const WITHDRAWALS = '/api/owner/withdrawals';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('no statement about declarations reads all orders or all declarations of a site', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  const orderToken = new URL(url, 'https://x.test').searchParams.get('orderToken') ?? '';
  const statements = new Set<string>();
  const DB = recording(statements);
  const buyer = await new Buyer().arrive();
  const body = { name: 'Ann', contract: '#1', email: ANN };
  for (const sent of [body, { ...body, orderToken, lines: [{ position: 0, quantity: 1 }] }]) {
    const call = { method: 'POST', body: sent, env: { DB } };
    expect((await buyer.fetch('/api/commerce/withdrawals', call)).status).toBe(200);
  }
  expect((await open(`/withdraw?orderToken=${orderToken}`, { env: { DB } })).status).toBe(200);
  const owner = await OwnerProgram.of();
  const { declarations } = (await (await owner.fetch(WITHDRAWALS)).json()) as { declarations: { id: string }[] };
  const [{ id } = { id: '' }] = declarations;
  const states = ['open', 'accepted', 'settled', 'late', 'unmatched', 'overdue'].map((state) => `?state=${state}`);
  const [{ id: orderId } = { id: '' }] = (await env.DB.prepare('SELECT id FROM orders').all<{ id: string }>()).results;
  for (const path of [
    '',
    `?order=${orderId}`,
    ...states,
    '?search=ann',
    `?search=${'a'.repeat(64)}`,
    `/${id}`,
    '/log',
  ]) {
    expect((await owner.fetch(WITHDRAWALS + path, { env: { DB } })).status).toBe(200);
  }
  const settling = { method: 'PUT', body: { state: 'settled', note: '' }, env: { DB } };
  expect((await owner.fetch(`${WITHDRAWALS}/${id}`, settling)).status).toBe(200);
  await declarationsOfPerson(DB, SHOP.id, ANN);
  await keptDeclarations(DB, SHOP.id, ANN);
  await removeOldDeclarers(DB, Date.now());
  expect([...statements].some((sql) => sql.includes('declarations'))).toBe(true);
  expect(await wideSteps(statements, [...GROWING, ...ALIASES])).toEqual({});
});
