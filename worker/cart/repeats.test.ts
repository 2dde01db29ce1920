import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { AddEntryResponse, ShoppingCart } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { asRead, Buyer, Embedder, ENTRIES, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { count, openShops, PRODUCTS, STOCK } from '../../test/worker/shops.ts';

const { mug, shirt, poster, ebook } = PRODUCTS;
const COPIES = 20;

beforeEach(openShops);

/** A database that commits every batch and then fails. */
function losingConnection(): D1Database {
  const batch = async (statements: D1PreparedStatement[]) => {
    await env.DB.batch(statements);
    throw new Error('D1_ERROR: Network connection lost.');
  };
  return { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
}

function times<Result>(n: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: n }, (_, index) => act(index)));
}

describe('a call that is repeated with its key', () => {
  test.each([
    ['cookies', async () => new Buyer().arrive()],
    ['a token', async () => new Embedder()],
  ])(
    'a call whose answer was lost takes effect once when repeated, even if it creates the cart (by %s)',
    async (_, arrive) => {
      const buyer = await arrive();
      const key = newKey();
      const before = new Map(buyer.cookies);
      const first = await buyer.addToCart(mug.id, { key });
      // The answer was lost: the browser is where it was before.
      buyer.cookies.clear();
      for (const [name, value] of before) buyer.cookies.set(name, value);
      if (buyer instanceof Embedder) buyer.token = undefined;
      const response = await buyer.add(mug.id, { key });
      expect(response.headers.get('Idempotent-Replayed')).toBe('true');
      expect(await read(response, AddEntryResponse)).toEqual(first);
      expect(await buyer.cart()).toEqual(asRead(first.shoppingCart));
      expect(await count('carts')).toBe(1);
    },
  );

  test('a repeated call takes effect once if the database lost the connection after the write', async () => {
    const buyer = await new Buyer().arrive();
    const key = newKey();
    const body = { itemId: mug.id, sku: null, quantity: 1 };
    const call = { method: 'POST', body, headers: { 'Idempotency-Key': key } };
    const lost = await buyer.fetch(ENTRIES, { ...call, env: { DB: losingConnection() } });
    expect(await refusal(lost)).toMatchObject({ status: 503, code: 'UNREACHABLE' });
    expect(await count('cart_entries')).toBe(1);
    const { shoppingCart } = await read(await buyer.fetch(ENTRIES, call), AddEntryResponse);
    expect(shoppingCart).toMatchObject({ totalQuantity: 1, version: 1 });
  });

  test('a repeat gets the current cart', async () => {
    const buyer = await new Buyer().arrive();
    const key = newKey();
    const first = await buyer.addToCart(mug.id, { key });
    await buyer.addToCart(poster.id);
    const again = await buyer.addToCart(mug.id, { key });
    expect(again.newlyAdded).toEqual(first.newlyAdded);
    expect(again.shoppingCart.totalQuantity).toBe(2);
  });

  test('a repeat is answered even if its change would be refused now', async () => {
    const buyer = await new Buyer().arrive();
    const [key, other] = [newKey(), newKey()];
    await buyer.addToCart(mug.id, { key, quantity: STOCK });
    await buyer.addToCart(mug.id, { key, quantity: STOCK });
    const { newlyAdded } = await buyer.addToCart(poster.id, { key: other });
    await env.DB.prepare('UPDATE items SET product_type = ?2 WHERE id = ?1')
      .bind(poster.id, PRODUCT_TYPE.giftCard)
      .run();
    expect((await buyer.addToCart(poster.id, { key: other })).newlyAdded.id).toBe(newlyAdded.id);
    const removal = newKey();
    const removed = await read(await buyer.remove(newlyAdded.id, { key: removal }), ShoppingCart);
    const response = await buyer.remove(newlyAdded.id, { key: removal });
    expect(response.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await read(response, ShoppingCart)).toEqual(removed);
  });

  test('a key that was used for another request is refused', async () => {
    const buyer = await new Buyer().arrive();
    const key = newKey();
    const { newlyAdded } = await buyer.addToCart(mug.id, { key });
    for (const response of [
      await buyer.add(mug.id, { key, quantity: 2 }),
      await buyer.setQuantity(newlyAdded.id, 2, { key }),
      await buyer.remove(newlyAdded.id, { key }),
    ]) {
      expect(await refusal(response)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    expect((await buyer.cart()).totalQuantity).toBe(1);
  });

  test('the same key of another visitor counts as another call', async () => {
    const key = newKey();
    const [ann, bob] = [await new Buyer().arrive(), await new Buyer().arrive()];
    await ann.addToCart(mug.id, { key });
    const { shoppingCart } = await bob.addToCart(mug.id, { key });
    expect(shoppingCart.totalQuantity).toBe(1);
    expect(await count('carts')).toBe(2);
  });
});

describe('calls at the same time', () => {
  test.each([
    ['into a cart', true],
    ['that create the cart', false],
  ])(`${COPIES} copies of one call make one entry and get the same answer (%s)`, async (_, hasCart) => {
    const buyer = await new Buyer().arrive();
    if (hasCart) await buyer.addToCart(poster.id);
    const key = newKey();
    const answers = await times(COPIES, async () =>
      read(await buyer.add(mug.id, { key, quantity: 3 }), AddEntryResponse),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.newlyAdded.quantity).toBe(3);
    expect(await count('carts')).toBe(1);
    expect(await count('idempotency_keys')).toBe(1);
    expect((await buyer.cart()).version).toBe(hasCart ? 2 : 1);
  });

  test('40 buyers who add 5 units at once cannot put more than the stock into a cart', {
    timeout: 30_000,
  }, async () => {
    const buyers = await times(40, () => new Buyer().arrive());
    await Promise.all(buyers.map((buyer) => buyer.addToCart(poster.id)));
    const statuses = await Promise.all(
      buyers.map(async (buyer) => {
        const tries = await times(2, () => buyer.add(mug.id, { quantity: 3 }));
        return tries.map(({ status }) => status).sort();
      }),
    );
    expect(statuses).toEqual(Array(40).fill([200, 409]));
    expect(await count('cart_entries', "variant_id = 'variant-MUG' AND quantity = 3")).toBe(40);
  });

  test('of 40 tabs of one buyer that each add a unit, 5 succeed with a stock of 5', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(poster.id);
    const answers = await times(40, async () => {
      const response = await buyer.add(mug.id);
      return response.status === 200 ? 'added' : (await refusal(response)).code;
    });
    expect(answers.filter((answer) => answer === 'added')).toHaveLength(STOCK);
    expect(answers.filter((answer) => answer === 'OUT_OF_STOCK')).toHaveLength(40 - STOCK);
    expect((await buyer.cart()).entries.find(({ itemId }) => itemId === mug.id)?.quantity).toBe(STOCK);
  });

  test('of 10 changes to one version one succeeds, and the others get a conflict', async () => {
    const buyer = await new Buyer().arrive();
    const { newlyAdded } = await buyer.addToCart(poster.id);
    const answers = await times(10, (index) => buyer.setQuantity(newlyAdded.id, index + 2, { version: 1 }));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const loser of answers.filter((answer) => !winners.includes(answer))) {
      expect(await refusal(loser)).toMatchObject({ status: 409, code: 'CART_CONFLICT' });
    }
    expect((await buyer.cart()).version).toBe(2);
  });

  test('20 additions at once without a version all succeed', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(poster.id);
    const answers = await times(20, () => buyer.add(poster.id, { key: newKey() }));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await buyer.cart()).toMatchObject({ totalQuantity: 21, version: 21 });
  });
});

describe('a version', () => {
  test('an addition creates the cart with version 0, but with no other version', async () => {
    const buyer = await new Buyer().arrive();
    expect(await refusal(await buyer.add(mug.id, { version: 1 }))).toMatchObject({ code: 'CART_CONFLICT' });
    expect(await count('carts')).toBe(0);
    expect((await buyer.add(mug.id, { version: 0 })).status).toBe(200);
  });

  test('a version is accepted from an ETag that an edge has marked as weak', async () => {
    const buyer = await new Buyer().arrive();
    const { newlyAdded } = await buyer.addToCart(mug.id);
    const headers = { 'If-Match': 'W/"1"' };
    const path = `/api/commerce/shopping-cart/entries/${newlyAdded.id}`;
    expect((await buyer.fetch(path, { method: 'DELETE', headers })).status).toBe(200);
  });
});

test('a refused change leaves no row behind', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id);
  await buyer.add(mug.id, { quantity: STOCK, key: newKey() });
  await buyer.add(mug.id, { version: 7, key: newKey() });
  expect(await count('idempotency_keys')).toBe(0);
  expect(await count('guards')).toBe(0);
  expect((await buyer.cart()).version).toBe(1);
});

test('totals equal the sum of the lines after any sequence of changes', { timeout: 60_000 }, async () => {
  const products = [
    { id: mug.id, sku: 'MUG' },
    { id: shirt.id, sku: 'SHIRT-S' },
    { id: poster.id, sku: 'POSTER' },
    { id: ebook.id, sku: 'EBOOK' },
  ];
  const step = fc.record({
    act: fc.constantFrom('add' as const, 'add' as const, 'set' as const, 'remove' as const),
    pick: fc.nat(),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(STOCK, 9999)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const buyer = await new Buyer().arrive();
      let version = 0;
      for (const { act, pick, quantity } of steps) {
        const { entries } = await buyer.cart();
        const entry = entries[pick % entries.length];
        const { id, sku } = products[pick % products.length] as (typeof products)[number];
        const response =
          act === 'add' || !entry
            ? await buyer.add(id, { sku, quantity })
            : await (act === 'set' ? buyer.setQuantity(entry.id, quantity) : buyer.remove(entry.id));
        if (response.status === 200) version++;
        else expect([400, 409]).toContain(response.status);
        const cart = await buyer.cart();
        const sum = (of: (entry: ShoppingCart['entries'][number]) => number) =>
          cart.entries.reduce((n, e) => n + of(e), 0);
        expect(cart.version).toBe(version);
        expect(cart.totalQuantity).toBe(sum((e) => e.quantity));
        expect(cart.subtotalCents).toBe(sum((e) => e.quantity * e.purchasePriceCents));
        expect(cart.subtotalCents).toBe(sum((e) => e.subTotal));
        expect(cart.grandTotalCents).toBe(cart.subtotalCents);
        expect(cart.subtotalAmount.value).toBe(cart.subtotalCents);
        expect(sum((e) => (e.itemId === mug.id ? e.quantity : 0))).toBeLessThanOrEqual(STOCK);
      }
    }),
    { numRuns: 25 },
  );
});
