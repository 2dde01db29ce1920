import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newKey } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { UNITS_OF_PRODUCT } from './kept-units.ts';

const RUNS = 6;
const CHANGES = 8;

/** Products whose kept units are not those of their variants. */
const wrong = () =>
  count('items i', `i.product_type IS NOT NULL AND i.units <> ${UNITS_OF_PRODUCT.replaceAll('?1', 'i.site_id')}`);

type Change = (owner: OwnerProgram) => Promise<unknown>;
const SHIRT = `/api/owner/products/${PRODUCTS.shirt.id}`;
const units = fc.integer({ min: 0, max: 9 });
const variant = fc.constantFrom('variant-MUG', 'variant-SHIRT-S', 'variant-SHIRT-M', 'variant-POSTER', 'variant-EBOOK');

async function setLevel(owner: OwnerProgram, id: string, level: object) {
  const { version } = (await (await owner.fetch(`/api/owner/stock/${id}`)).json()) as { version: number };
  const headers = { 'If-Match': `"${version}"` };
  return owner.fetch(`/api/owner/stock/${id}`, { method: 'PUT', body: { ...level, reason: 'counted' }, headers });
}

/** Saves the shirt with some of its variants, a new one, or as another kind of product. */
async function saveShirt(owner: OwnerProgram, change: (shirt: { variants: object[] }) => object) {
  const read = await owner.fetch(SHIRT);
  const {
    id: _,
    version,
    updatedAt: __,
    isScheduled: ___,
    ...shirt
  } = (await read.json()) as {
    version: number;
    variants: object[];
    [name: string]: unknown;
  };
  const headers = { 'If-Match': `"${version}"` };
  return owner.fetch(SHIRT, { method: 'PUT', body: { ...shirt, ...change(shirt) }, headers });
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(variant, units).map(
    ([id, quantity]): Change =>
      (owner) =>
        setLevel(owner, id, { quantity }),
  ),
  variant.map(
    (id): Change =>
      (owner) =>
        setLevel(owner, id, { unlimited: true }),
  ),
  fc.tuple(variant, fc.integer({ min: -3, max: 3 })).map(([id, difference]): Change => {
    const headers = { 'Idempotency-Key': newKey() };
    const call = { method: 'POST', body: { difference, reason: 'other' }, headers };
    return (owner) => owner.fetch(`/api/owner/stock/${id}/adjustments`, call);
  }),
  units.map(
    (stock): Change =>
      (owner) =>
        saveShirt(owner, ({ variants }) => ({
          variants: [...variants.slice(0, 1), { attributes: { Size: 'L' }, priceCents: 100, stock }],
        })),
  ),
  fc.constantFrom(1, 2, 3).map(
    (kind): Change =>
      (owner) =>
        saveShirt(owner, () => ({ kind })),
  ),
  fc.boolean().map(
    (restock): Change =>
      async (owner) => {
        // A visitor who comes too late buys nothing.
        const payer = await Payer.with(PRODUCTS.mug.id).catch(() => undefined);
        await payer?.pay().catch(() => undefined);
        const number = await count('orders');
        const call = { method: 'POST', body: { restock }, headers: { 'Idempotency-Key': newKey() } };
        if (number > 0) await owner.fetch(`/api/owner/orders/${number}/refund`, call);
      },
  ),
);

test('the units kept with a product are those of its variants, whatever changes the stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: CHANGES, maxLength: CHANGES }), async (made) => {
      await openShops();
      await setStoreSettings(SHOP.id, SETTINGS);
      await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = 3 WHERE sku = 'MUG'`).run();
      const owner = await OwnerProgram.of();
      expect((await setLevel(owner, 'variant-MUG', { quantity: 4 })).status).toBe(200);
      for (const change of made) {
        await change(owner);
        expect(await wrong()).toBe(0);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
