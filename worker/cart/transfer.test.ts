import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer, Embedder } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../test/worker/checkout.ts';
import { OTHER, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../test/worker/shops.ts';

const PATH = '/commerce/cart-transfer';
const { mug, shirt } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

interface Transfer {
  origin?: string;
  to?: string;
}

/** Follows the form as a browser does: the first step comes from another site, and so without the shop's cookies. */
async function transferCart(buyer: Buyer, token: string, { origin = SHOP.embed, to = '/checkout' }: Transfer = {}) {
  const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', Cookie: undefined };
  const body = String(new URLSearchParams({ cart: token, to }));
  const first = await buyer.fetch(PATH, { method: 'POST', body, headers });
  expect(first.status).toBe(303);
  const next = first.headers.get('Location') ?? '';
  if (!next.startsWith(PATH)) return next;
  const second = await buyer.fetch(next);
  expect(second.status).toBe(303);
  expect(second.headers.get('Cache-Control')).toBe('no-store');
  return second.headers.get('Location');
}

async function embedded(): Promise<{ embedder: Embedder; token: string }> {
  const embedder = new Embedder();
  await embedder.addToCart(mug.id, { quantity: 2 });
  return { embedder, token: embedder.token ?? '' };
}

describe('a cart from a page of another origin', () => {
  test('a transferred cart becomes the visitor’s at the shop, and both pages see its purchase', async () => {
    const { embedder, token } = await embedded();
    const payer = await new Payer().arrive();
    expect(await transferCart(payer, token)).toBe('/checkout');
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
    expect((await embedder.cart()).entries).toEqual([]);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 0, sold: 2 });
  });

  test('a transferred cart takes over the lines of the visitor’s cart at the shop once', async () => {
    const { token } = await embedded();
    const payer = await Payer.with(mug.id, { quantity: 1 });
    await payer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    await payer.startCheckout();
    await transferCart(payer, token);
    await transferCart(payer, token);
    const { entries } = await payer.cart();
    expect(entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity]).sort()).toEqual([
      ['MUG', 3],
      ['SHIRT-S', 1],
    ]);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
  });

  test('a service in both carts is not doubled', async () => {
    const embedder = new Embedder();
    await embedder.addToCart(PRODUCTS.lesson.id);
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(PRODUCTS.lesson.id);
    await transferCart(buyer, embedder.token ?? '');
    expect((await buyer.cart()).entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a cart that is being paid for is not merged', async () => {
    const { token } = await embedded();
    const payer = await Payer.with(mug.id);
    await payer.postPayment({ card: 'secondStep' });
    await transferCart(payer, token);
    expect((await payer.cart()).entries.map(({ quantity }) => quantity)).toEqual([2]);
    expect(await env.DB.prepare(`SELECT COUNT(*) AS n FROM payments WHERE state = 'open'`).first('n')).toBe(1);
  });

  test.each([
    ['an origin that is not listed', { origin: 'https://evil.test' }],
    ['an unknown origin', { origin: 'null' }],
  ])('a cart is not transferred from %s', async (_, from) => {
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    expect(await transferCart(buyer, token, from)).toBe('/checkout');
    expect((await buyer.cart()).entries).toEqual([]);
  });

  test.each(['', 'x', 'a'.repeat(43)])(
    'the malformed token "%s" is ignored, and the visitor keeps their cart',
    async (token) => {
      const payer = await Payer.with(mug.id);
      await transferCart(payer, token);
      expect((await payer.cart()).entries).toHaveLength(1);
    },
  );

  test('a transfer redirects to the cart’s pages only', async () => {
    const { token } = await embedded();
    for (const to of ['//evil.test', 'https://evil.test/cart', '/cart?x', '/', '']) {
      expect(await transferCart(new Buyer(), token, { to })).toBe('/cart');
    }
  });

  test('a transfer with a body that is too long is refused', async () => {
    const body = `cart=${'a'.repeat(5_000)}&to=/cart`;
    const headers = { Origin: SHOP.embed, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await new Buyer().fetch(PATH, { method: 'POST', body, headers })).status).toBe(413);
  });

  test('a cart cannot be transferred to another site', async () => {
    const { token } = await embedded();
    const buyer = new Buyer(OTHER.host);
    await transferCart(buyer, token);
    expect((await buyer.cart()).entries).toEqual([]);
  });
});
