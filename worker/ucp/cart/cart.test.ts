import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { Agent, allowAgents } from '../../../test/worker/agent.ts';
import { Buyer } from '../../../test/worker/buyer.ts';
import { tablesWith } from '../../../test/worker/database.ts';
import { untilLimited } from '../../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK, setStock } from '../../../test/worker/shops.ts';
import { cartTokenOf } from './agent-cart.ts';

const CART = 'shopping/discount.json#/$defs/dev.ucp.shopping.cart';
const { mug, shirt, giftCard } = PRODUCTS;

interface Cart {
  id: string;
  line_items: { id: string; item: { id: string; title: string; price: number }; quantity: number }[];
  totals: { type: string; amount: number }[];
  messages?: { type: string; code: string; content: string }[];
  discounts: { codes: string[]; applied: { code: string; amount: number }[] };
  continue_url: string;
}

const lines = (...wanted: [id: string, quantity: number][]) => ({
  line_items: wanted.map(([id, quantity]) => ({ item: { id }, quantity })),
});
const agent = new Agent();
const create = (body: object, headers = {}) => agent.read<Cart>(CART, '/carts', { body, headers });
const get = (id: string) => agent.read<Cart>(CART, `/carts/${id}`);
const update = (id: string, body: object, headers = {}) =>
  agent.read<Cart>(CART, `/carts/${id}`, { method: 'PUT', body, headers });
const shortOf = ({ line_items: items }: Cart) => items.map(({ item, quantity }) => `${item.id} ${quantity}`).sort();
const amounts = ({ totals }: Cart) => Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));

beforeEach(openShops);

describe('a new cart', () => {
  test('has the shop’s prices, and a link that fills the buyer’s own cart with the same', async () => {
    const response = await agent.fetch('/carts', { body: lines([mug.id, 2], ['SHIRT-S', 1]) });
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([201, null]);
    const cart = await response.json<Cart>();
    expect(cart.line_items).toMatchObject([
      { item: { id: 'variant-MUG', title: 'Mug', price: 1850 }, quantity: 2 },
      { item: { id: 'variant-SHIRT-S', title: 'Shirt, S', price: 2495 } },
    ]);
    expect(amounts(cart)).toEqual({ subtotal: 6195, total: 6195 });
    const buyer = new Buyer();
    await buyer.fetch(cart.continue_url.replace(buyer.origin, ''));
    expect((await buyer.cart()).grandTotalCents).toBe(6195);
    expect((await get(cart.id)).line_items).toEqual(cart.line_items);
  });

  test('gives the buyer nothing by which its program reads the buyer’s cart', async () => {
    const cart = await create(lines(['MUG', 1]));
    const [part] = [cart.id, cartTokenOf(cart.id)];
    expect(cart.continue_url).not.toContain(part);
    const buyer = new Buyer();
    await buyer.fetch(cart.continue_url.replace(buyer.origin, ''));
    expect([cart.id, cartTokenOf(cart.id)]).not.toContain(buyer.cookies.get('CART'));
    expect(await count('carts')).toBe(2);
  });

  test('holds what there is, and says what is missing', async () => {
    const cart = await create(lines(['MUG', STOCK + 2], ['SHIRT-M', 1], ['gone', 1], ['POSTER', 1]));
    expect(shortOf(cart)).toEqual([`variant-MUG ${STOCK}`, 'variant-POSTER 1']);
    expect(cart.messages?.map(({ code }) => code)).toEqual([
      'quantity_adjusted',
      'item_unavailable',
      'item_unavailable',
    ]);
  });

  test('is refused as an outcome where nothing of it can be had', async () => {
    const refused = (id: string) => agent.refusal('/carts', { body: lines([id, 1]) });
    for (const id of ['SHIRT-M', giftCard.id]) expect(await refused(id)).toEqual([200, 'out_of_stock']);
    for (const id of ['gone', shirt.id, OTHER.sku]) expect(await refused(id)).toEqual([200, 'not_found']);
    expect(await count('carts')).toBe(0);
  });

  test('takes discount codes and the place of delivery, and says which codes do nothing', async () => {
    await env.DB.prepare(
      `INSERT INTO coupons (site_id, code, name, kind, rate, created_at, updated_at)
       VALUES (?1, 'TEN', 'Ten', 'percent', 100000, 0, 0)`,
    )
      .bind(SHOP.id)
      .run();
    const cart = await create({ ...lines(['MUG', 2]), discounts: { codes: ['ten', 'none'] } });
    expect(amounts(cart)).toEqual({ subtotal: 3700, discount: -370, total: 3330 });
    expect(cart.discounts).toEqual({ codes: ['TEN'], applied: [{ code: 'TEN', title: 'Ten', amount: 370 }] });
    expect(cart.continue_url).toContain('discounts/codes/0=TEN');
    expect(cart.messages?.map(({ code }) => code)).toEqual(['discount_code_invalid']);
  });
});

describe('a change', () => {
  test('replaces everything, all or nothing', async () => {
    const { id, line_items: before } = await create(lines(['MUG', 2], ['POSTER', 1]));
    const changed = await update(id, lines(['MUG', 1], ['EBOOK', 1]));
    expect(shortOf(changed)).toEqual(['variant-EBOOK 1', 'variant-MUG 1']);
    const idOfMug = (items: Cart['line_items']) => items.find(({ item }) => item.id === 'variant-MUG')?.id;
    expect(idOfMug(changed.line_items)).toBe(idOfMug(before));
    await setStock('MUG', 0);
    expect(await agent.refusal(`/carts/${id}`, { method: 'PUT', body: lines(['MUG', 1]) })).toEqual([
      200,
      'out_of_stock',
    ]);
    expect(shortOf(await get(id))).toEqual(shortOf(changed));
    expect((await update(id, lines())).line_items).toEqual([]);
  });

  test('has the limits of a press on a button: lines, quantities and a key', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const bodies = [
      lines(...Array.from({ length: 51 }, (_, index): [string, number] => [`x${index}`, 1])),
      lines(['MUG', 0]),
      lines(['MUG', 1.5]),
      { line_items: 'MUG' },
      {},
    ];
    for (const body of bodies) {
      expect(await agent.refusal(`/carts/${id}`, { method: 'PUT', body })).toEqual([400, 'invalid_request']);
    }
    const poster = await update(id, lines(['POSTER', 1_000_000]));
    expect(shortOf(poster)).toEqual(['variant-POSTER 9999']);
    for (const key of [undefined, 'short', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
      const call = { body: lines(['MUG', 1]), headers: { 'Idempotency-Key': key } };
      expect(await agent.refusal('/carts', call)).toEqual([400, 'idempotency_key_invalid']);
    }
  });

  test('is answered slowly to a network that makes many', async () => {
    const limited = await untilLimited(() => agent.fetch('/carts', { body: lines(['gone', 1]) }));
    expect(limited.status).toBe(429);
  });
});

describe('a repeat', () => {
  test('of a new cart is the same cart, and with another body a conflict', async () => {
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    const first = await create(lines(['MUG', STOCK]), headers);
    await setStock('MUG', 0);
    expect((await create(lines(['MUG', STOCK]), headers)).id).toBe(first.id);
    expect(await count('carts')).toBe(1);
    const call = { body: lines(['MUG', 1]), headers };
    expect(await agent.refusal('/carts', call)).toEqual([409, 'idempotency_key_reused']);
  });

  test('of a change does nothing more', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    await update(id, lines(['MUG', 2]), headers);
    await update(id, lines(['MUG', 3]));
    expect(shortOf(await update(id, lines(['MUG', 2]), headers))).toEqual(['variant-MUG 3']);
    const call = { method: 'PUT', body: lines(['MUG', 4]), headers };
    expect(await agent.refusal(`/carts/${id}`, call)).toEqual([409, 'idempotency_key_reused']);
  });

  test('of a cancellation says what was in the cart, which nothing else finds', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    const cancel = () => agent.read<Cart>(CART, `/carts/${id}/cancel`, { body: {}, headers });
    const cancelled = await cancel();
    expect(shortOf(cancelled)).toEqual(['variant-MUG 1']);
    expect(await cancel()).toEqual(cancelled);
    expect(await agent.refusal(`/carts/${id}`)).toEqual([200, 'not_found']);
    expect(await agent.refusal(`/carts/${id}`, { method: 'PUT', body: lines(['MUG', 1]) })).toEqual([200, 'not_found']);
    expect(await agent.refusal(`/carts/${id}/cancel`, { body: {} })).toEqual([200, 'not_found']);
  });
});

describe('whose cart it is', () => {
  test('the database does not hold the id', async () => {
    const { id } = await create(lines(['MUG', 1]));
    expect(await tablesWith(id)).toEqual([]);
    expect(await tablesWith(cartTokenOf(id))).toEqual([]);
  });

  test('no other shop knows it, and no other id opens it', async () => {
    const { id } = await create(lines(['MUG', 1]));
    const stranger = new Agent(OTHER.host);
    expect(await stranger.refusal(`/carts/${id}`)).toEqual([200, 'not_found']);
    const call = { method: 'PUT', body: lines([OTHER.sku, 1]) };
    expect(await stranger.refusal(`/carts/${id}`, call)).toEqual([200, 'not_found']);
    for (const other of [cartTokenOf(id), `${id.slice(0, -1)}_`, 'x', '%00']) {
      expect(await agent.refusal(`/carts/${other}`)).toEqual([200, 'not_found']);
    }
  });

  test('the token of a visitor’s browser opens nothing here', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    expect(await agent.refusal(`/carts/${buyer.cookies.get('CART')}`)).toEqual([200, 'not_found']);
  });

  test('the owner decides whether programs fill carts', async () => {
    const { id } = await create(lines(['MUG', 1]));
    await allowAgents('look');
    expect(await agent.refusal('/carts', { body: lines(['MUG', 1]) })).toEqual([404, 'not_found']);
    expect(await agent.refusal(`/carts/${id}`)).toEqual([404, 'not_found']);
    expect((await agent.fetch('/catalog/search', { body: {} })).status).toBe(200);
  });
});
