import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Payer, passTime } from '../../test/worker/checkout.ts';
import { addProducts, openShops, SHOP } from '../../test/worker/shops.ts';

const PRODUCTS = 5;
const MINUTES_PER_STEP = 5;
const STEPS = 12;
const CARTS_PER_STEP = 2;
const TIMEOUT_MS = 180_000;

/** A payer who acts faster than people do. */
class Hasty extends Payer {
  override fetch(path: string, call: Parameters<Payer['fetch']>[1] = {}) {
    const limit = async () => ({ success: true });
    return super.fetch(path, { ...call, env: { ...call.env, CART_WRITES: { limit } } });
  }
}

let ids: string[];

/** Products with a stock of 1, 2 and so on. */
beforeEach(async () => {
  await openShops();
  ids = await addProducts(PRODUCTS);
  await env.DB.prepare(
    `UPDATE variants SET unlimited = 0, qty_in_stock = 1 + CAST(substr(sku, 6) AS INTEGER) WHERE sku LIKE 'MANY-%'`,
  ).run();
});

async function withAll(quantity: (index: number) => number, address?: string): Promise<Payer> {
  const payer = (await new Hasty(SHOP.host, address).arrive()) as Payer;
  for (const [index, id] of ids.entries()) await payer.addToCart(id, { quantity: quantity(index) });
  return payer;
}

test(
  'one address cannot keep others from buying, with however many carts and payments in an hour',
  async () => {
    const carts: Payer[] = [];
    const free: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      for (let cart = 0; cart < CARTS_PER_STEP; cart++) {
        carts.push(await withAll((index) => index + 1, '203.0.113.9'));
      }
      for (const cart of carts) await cart.startCheckout();
      await carts.at(-1)?.changeCheckout({ email: 'eve@mail.test' });
      await carts.at(-1)?.postPayment({ card: 'secondStep' });
      const honest = await withAll(() => 1);
      const { cart } = await honest.startCheckout();
      free.push(cart.entries.filter(({ isReservedByOthers }) => !isReservedByOthers).length);
      expect(cart.entries).toHaveLength(PRODUCTS);
      await honest.deleteCheckout();
      await passTime(MINUTES_PER_STEP * 60_000);
    }
    // Only the product of which there is one piece can be kept from others, and only for a quarter of an hour or so.
    expect(Math.min(...free)).toBe(PRODUCTS - 1);
    expect(free.filter((products) => products === PRODUCTS).length).toBeGreaterThanOrEqual(STEPS - 6);
  },
  TIMEOUT_MS,
);
