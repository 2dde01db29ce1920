import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OwnerStock, StockHistory } from '#runtime/contracts/stock.ts';
import { newKey, read } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';

const RUNS = 4;
const AT_ONCE = 20;
const BUYERS = 4;
const FIRST_STOCK = 12;
const MUG = '/api/owner/stock/variant-MUG';

/**
 * A change that an owner makes at the same moment as others: an addition, a removal, or the quantity that was read
 * before.
 */
const ownerStep = fc.oneof(
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: -6, max: -1 }),
  fc.record({ set: fc.integer({ min: 0, max: 9 }) }),
);

test('changes and sales at the same time lose nothing, take nothing that is reserved, and add up in the history', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ownerStep, { minLength: AT_ONCE - BUYERS, maxLength: AT_ONCE - BUYERS }),
      async (steps) => {
        await openShops();
        await setStoreSettings(SHOP.id, SETTINGS);
        await setStock('MUG', FIRST_STOCK);
        const owner = await OwnerProgram.of();
        const payers = [];
        for (let index = 0; index < BUYERS; index++) payers.push(await Payer.with(PRODUCTS.mug.id, { quantity: 2 }));
        const before = await read(await owner.fetch(MUG), OwnerStock);
        const run = (step: number | { set: number }) => {
          if (typeof step === 'object') {
            const headers = { 'If-Match': `"${before.version}"` };
            return owner.fetch(MUG, { method: 'PUT', body: { quantity: step.set }, headers });
          }
          const body = { difference: step, reason: 'other' };
          const headers = { 'Idempotency-Key': newKey() };
          return owner.fetch(`${MUG}/adjustments`, { method: 'POST', body, headers });
        };
        const [answers, payments] = await Promise.all([
          Promise.all(steps.map(run)),
          Promise.all(payers.map((payer) => payer.postPayment())),
        ]);
        for (const { status } of answers) expect([200, 409, 412]).toContain(status);
        // Reserved units could be sold, whatever the owner did meanwhile.
        expect(payments.map(({ status }) => status)).toEqual(payers.map(() => 200));
        const after = await read(await owner.fetch(MUG), OwnerStock);
        const { changes } = await read(await owner.fetch(`${MUG}/history?limit=100`), StockHistory);
        const made = changes.filter(({ reason }) => reason === 'other').map(({ difference }) => difference);
        const asked = steps.filter((step, index) => typeof step === 'number' && answers[index]?.status === 200);
        expect(made.toSorted()).toEqual(asked.toSorted());
        expect(changes.filter(({ reason }) => reason === 'sold')).toHaveLength(await count('orders'));
        expect(await count('orders')).toBe(BUYERS);
        let quantity = FIRST_STOCK;
        for (const change of changes.toReversed()) {
          quantity += change.difference;
          expect(change.quantity).toBe(quantity);
          expect(quantity).toBeGreaterThanOrEqual(0);
        }
        expect(after).toMatchObject({ quantity, version: before.version + changes.length });
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);
