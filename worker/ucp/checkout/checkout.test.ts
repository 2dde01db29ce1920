import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { Agent, allowAgents } from '../../../test/worker/agent.ts';
import { Buyer } from '../../../test/worker/buyer.ts';
import { count, OTHER, openShops, SHOP, setStock, setStoreSettings } from '../../../test/worker/shops.ts';

const CHECKOUT = 'shopping/discount.json#/$defs/dev.ucp.shopping.checkout';
const SESSIONS = '/checkout-sessions';

interface Checkout {
  id: string;
  status: string;
  line_items: { item: { id: string }; quantity: number }[];
  totals: { type: string; amount: number }[];
  messages?: { code: string; severity?: string }[];
  links: { type: string; url: string }[];
  continue_url: string;
}

const lines = (...wanted: [id: string, quantity: number][]) => ({
  line_items: wanted.map(([id, quantity]) => ({ item: { id }, quantity })),
});
const agent = new Agent();
const create = (body: object, headers = {}) => agent.read<Checkout>(CHECKOUT, SESSIONS, { body, headers });
const read = (id: string) => agent.read<Checkout>(CHECKOUT, `${SESSIONS}/${id}`);
const act = (id: string, what: string, headers = {}) =>
  agent.read<Checkout>(CHECKOUT, `${SESSIONS}/${id}/${what}`, { body: {}, headers });
const codes = ({ messages = [] }: Checkout) => messages.map(({ code }) => code);

beforeEach(openShops);

describe('a checkout', () => {
  test('leads the buyer to the shop’s own checkout with the same contents', async () => {
    await setStoreSettings(SHOP.id, { legalPages: { terms: '/terms', privacy: '/privacy' } });
    const checkout = await create(lines(['MUG', 2]));
    expect(checkout.status).toBe('requires_escalation');
    expect(checkout.messages).toMatchObject([{ code: 'payment_by_buyer_required', severity: 'requires_buyer_input' }]);
    expect(checkout.links).toEqual([
      { type: 'terms_of_service', url: `https://${SHOP.host}/terms` },
      { type: 'privacy_policy', url: `https://${SHOP.host}/privacy` },
    ]);
    const buyer = new Buyer();
    const response = await buyer.fetch(checkout.continue_url.replace(buyer.origin, ''));
    expect(response.headers.get('Location')).toBe('/checkout');
    expect((await buyer.cart()).totalQuantity).toBe(2);
  });

  test('is incomplete while the shop would not sell it', async () => {
    await setStoreSettings(SHOP.id, { minimumSubtotalCents: 50_00 });
    const small = await create(lines(['MUG', 1]));
    expect([small.status, codes(small)]).toEqual(['incomplete', ['minimum_not_met']]);
    const empty = await create(lines());
    expect([empty.status, codes(empty)]).toEqual(['incomplete', ['empty']]);
    expect((await read(empty.id)).status).toBe('incomplete');
  });

  test('is never paid for by a program, whatever it sends', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const payment = { payment: { instruments: [{ id: 'card', credential: { token: 'x' } }] } };
    const done = await agent.read<Checkout>(CHECKOUT, `${SESSIONS}/${id}/complete`, { body: payment });
    expect(done.status).toBe('requires_escalation');
    expect(done).not.toHaveProperty('order');
    for (const table of ['orders', 'payments', 'reservations']) expect(await count(table)).toBe(0);
  });

  test('of a cart has its contents, and there is one of each cart', async () => {
    const cart = await agent.read<Checkout>('shopping/cart.json', '/carts', { body: lines(['MUG', 3]) });
    const first = await create({ cart_id: cart.id, ...lines(['POSTER', 1]) });
    expect(first.line_items).toMatchObject([{ item: { id: 'variant-MUG' }, quantity: 3 }]);
    expect((await create({ cart_id: cart.id })).id).toBe(first.id);
    const body = lines(['MUG', 1]);
    await agent.read<Checkout>(CHECKOUT, `${SESSIONS}/${first.id}`, { method: 'PUT', body });
    expect((await agent.read<Checkout>('shopping/cart.json', `/carts/${cart.id}`)).line_items).toMatchObject([
      { quantity: 1 },
    ]);
  });

  test('that was cancelled stays as it was, and its cart lives on', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    expect(await act(id, 'cancel', headers)).toEqual(await act(id, 'cancel', headers));
    const changed = { method: 'PUT', body: lines(['MUG', 2]) };
    const after = await agent.read<Checkout>(CHECKOUT, `${SESSIONS}/${id}`, changed);
    expect([after.status, after.line_items[0]?.quantity]).toEqual(['canceled', 1]);
    expect((await act(id, 'complete')).status).toBe('canceled');
    await agent.read('shopping/cart.json', `/carts/${id}`);
    expect((await create({ cart_id: id })).status).toBe('requires_escalation');
  });

  test('is created once for each key', async () => {
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    const { id } = await create(lines(['MUG', 1]), headers);
    expect((await create(lines(['MUG', 1]), headers)).id).toBe(id);
    const other = { body: lines(['MUG', 2]), headers };
    expect(await agent.refusal(SESSIONS, other)).toEqual([409, 'idempotency_key_reused']);
    expect(await count('carts')).toBe(1);
  });

  test('is found by its id in its shop alone', async () => {
    const { id } = await create(lines(['MUG', 1]));
    expect(await new Agent(OTHER.host).refusal(`${SESSIONS}/${id}`)).toEqual([200, 'not_found']);
    expect(await agent.refusal(`${SESSIONS}/x`)).toEqual([200, 'not_found']);
    expect(await agent.refusal(SESSIONS, { body: { cart_id: 'x' } })).toEqual([200, 'not_found']);
  });
});

const ID = 'x'.repeat(43);
const CALLS: Record<'look' | 'cart' | 'checkout', [path: string, method: string, body?: object][]> = {
  look: [
    ['/catalog/search', 'POST', {}],
    ['/catalog/lookup', 'POST', { ids: ['x'] }],
    ['/catalog/product', 'POST', { id: 'MUG' }],
  ],
  cart: [
    ['/carts', 'POST', lines(['MUG', 1])],
    [`/carts/${ID}`, 'GET'],
    [`/carts/${ID}`, 'PUT', lines()],
    [`/carts/${ID}/cancel`, 'POST', {}],
  ],
  checkout: [
    [SESSIONS, 'POST', lines(['MUG', 1])],
    [`${SESSIONS}/${ID}`, 'GET'],
    [`${SESSIONS}/${ID}`, 'PUT', lines()],
    [`${SESSIONS}/${ID}/complete`, 'POST', {}],
    [`${SESSIONS}/${ID}/cancel`, 'POST', {}],
    [`/orders/${ID}`, 'GET'],
  ],
};

test.each([
  ['off', []],
  ['look', ['look']],
  ['cart', ['look', 'cart']],
  ['checkout', ['look', 'cart', 'checkout']],
] as const)('with the access %s, programs do this much and no more', async (access, allowed) => {
  await allowAgents(access);
  for (const level of ['look', 'cart', 'checkout'] as const) {
    for (const [path, method, body] of CALLS[level]) {
      const { status } = await agent.fetch(path, { method, ...(body && { body }) });
      expect(status === 404, `${method} ${path}`).toBe(!(allowed as readonly string[]).includes(level));
    }
  }
});

test('in a shop that nobody may find, there is none of it', async () => {
  await env.DB.prepare(`UPDATE sites SET lock_key = 'k'`).run();
  for (const [path, method, body] of Object.values(CALLS).flat()) {
    expect((await agent.fetch(path, { method, ...(body && { body }) })).status).toBe(404);
  }
});

test('programs take no units from buyers', async () => {
  await create(lines(['MUG', 5]));
  const buyer = await new Buyer().arrive();
  await setStock('MUG', 5);
  expect((await buyer.add('a-mug', { quantity: 5 })).status).toBe(200);
});
