import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { AddEntryResponse } from '#runtime/contracts/cart.ts';
import { Buyer, Embedder, ENTRIES, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { count, openShops, PRODUCTS } from '../../test/worker/shops.ts';

const { mug, poster } = PRODUCTS;
const QUANTITY_BOUGHT = 2;

beforeEach(openShops);

async function purchase(): Promise<void> {
  await env.DB.prepare('UPDATE carts SET is_purchased = 1').run();
}

/** A database in which all carts are bought just before a change is written. */
function purchasingFirst(): D1Database {
  const batch = async (statements: D1PreparedStatement[]) => {
    await purchase();
    return env.DB.batch(statements);
  };
  return { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
}

async function expectUntouched(): Promise<void> {
  expect(await count('carts', 'is_purchased = 1 AND version = 1')).toBe(1);
  expect(await count('cart_entries', `quantity = ${QUANTITY_BOUGHT}`)).toBe(1);
}

test('a visitor whose cart was bought gets a new one with the next product', async () => {
  const buyer = await new Buyer().arrive();
  const { newlyAdded } = await buyer.addToCart(mug.id, { quantity: QUANTITY_BOUGHT });
  await purchase();
  expect(await buyer.cart()).toMatchObject({ id: '', entries: [] });
  expect(await refusal(await buyer.setQuantity(newlyAdded.id, 1))).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  expect((await buyer.addToCart(poster.id)).shoppingCart).toMatchObject({ totalQuantity: 1, isPurchased: false });
  await expectUntouched();
});

test('a change during the purchase finds no cart, and does not change the bought one', async () => {
  const buyer = await new Buyer().arrive();
  const { newlyAdded } = await buyer.addToCart(mug.id, { quantity: QUANTITY_BOUGHT });
  const path = `${ENTRIES}/${newlyAdded.id}`;
  const response = await buyer.fetch(path, { method: 'DELETE', env: { DB: purchasingFirst() } });
  expect(await refusal(response)).toMatchObject({ status: 404, code: 'ENTRY_NOT_FOUND' });
  await expectUntouched();
});

test('an addition during the purchase goes into a new cart', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id, { quantity: QUANTITY_BOUGHT });
  const body = { itemId: poster.id, sku: null, quantity: 1 };
  const response = await buyer.fetch(ENTRIES, { method: 'POST', body, env: { DB: purchasingFirst() } });
  const { shoppingCart } = await read(response, AddEntryResponse);
  expect(shoppingCart.entries.map(({ itemId }) => itemId)).toEqual([poster.id]);
  await expectUntouched();
});

test('an addition that is repeated after the purchase is answered as it was, and adds nothing', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(poster.id);
  const key = newKey();
  const first = await buyer.addToCart(mug.id, { key, quantity: QUANTITY_BOUGHT });
  await purchase();
  const again = await buyer.add(mug.id, { key, quantity: QUANTITY_BOUGHT });
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  const { shoppingCart, newlyAdded } = await read(again, AddEntryResponse);
  expect(newlyAdded).toEqual(first.newlyAdded);
  expect(shoppingCart).toMatchObject({ id: first.shoppingCart.id, isPurchased: true });
  expect(await refusal(await buyer.add(mug.id, { key }))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await buyer.cart()).toMatchObject({ id: '', entries: [] });
  expect(await count('carts')).toBe(1);
});

test('the call that created a cart adds nothing when it is repeated after the purchase', async () => {
  const key = newKey();
  const { newlyAdded } = await new Embedder().addToCart(mug.id, { key, quantity: QUANTITY_BOUGHT });
  await purchase();
  const repeat = () => new Embedder().add(mug.id, { key, quantity: QUANTITY_BOUGHT });
  expect((await read(await repeat(), AddEntryResponse)).newlyAdded).toEqual(newlyAdded);
  await env.DB.prepare('DELETE FROM idempotency_keys').run();
  expect(await refusal(await repeat())).toMatchObject({ status: 409, code: 'CART_CONFLICT' });
  await expectUntouched();
});
