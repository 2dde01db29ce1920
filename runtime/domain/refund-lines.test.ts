import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import type { OrderUnits } from '../contracts/order.ts';
import { deliveryPriceLeft, type RefundableOrder, refundOfUnits } from './refund-lines.ts';
import { allocate } from './totals/rounding.ts';

const { physical, digital, service } = PRODUCT_TYPE;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Bought {
  units: { unitCents: number; quantity: number; productType: number }[];
  discountCents?: number;
  taxCents?: number;
  shippingCents?: number;
  shippingTaxCents?: number;
  standardShippingCents?: number;
  taxIncluded?: boolean;
  giftCardCents?: number;
}

/** An order whose amounts add up as the checkout makes them. */
function order(bought: Bought): RefundableOrder {
  const { units, shippingCents = 0, standardShippingCents = shippingCents, taxIncluded = false } = bought;
  const gross = units.map(({ unitCents, quantity }) => unitCents * quantity);
  const discountCents = Math.min(bought.discountCents ?? 0, sum(gross));
  const discounts = allocate(discountCents, gross);
  const taxes = allocate(
    bought.taxCents ?? 0,
    gross.map((cents, index) => cents - (discounts[index] ?? 0)),
  );
  const taxCents = (bought.taxCents ?? 0) + (shippingCents > 0 ? (bought.shippingTaxCents ?? 0) : 0);
  const grandTotalCents = sum(gross) - discountCents + shippingCents + (taxIncluded ? 0 : taxCents);
  return {
    lines: units.map((line, index) => ({
      ...line,
      refundedQuantity: 0,
      discountCents: discounts[index] ?? 0,
      taxCents: taxes[index] ?? 0,
    })),
    ...{ shippingCents, standardShippingCents, taxCents, taxIncluded, grandTotalCents },
    giftCardCents: Math.min(bought.giftCardCents ?? 0, grandTotalCents),
    ...{ refundedCents: 0, giftCardRefundedCents: 0, refundedDeliveryCents: 0 },
  };
}

const all = { refundsDelivery: true };

/** The order after units went back. */
function paidBack(
  before: RefundableOrder,
  units: readonly OrderUnits[],
  back: ReturnType<typeof refundOfUnits>,
): RefundableOrder {
  const countOf = (index: number) => sum(units.filter(({ position }) => position === index).map((one) => one.quantity));
  return {
    ...before,
    lines: before.lines.map((line, index) => ({
      ...line,
      refundedQuantity: line.refundedQuantity + countOf(index),
    })),
    refundedCents: before.refundedCents + back.toProviderCents,
    giftCardRefundedCents: before.giftCardRefundedCents + back.toGiftCardCents,
    refundedDeliveryCents: before.refundedDeliveryCents + back.deliveryCents,
  };
}

const orders = fc
  .record({
    units: fc.array(
      fc.record({
        unitCents: fc.integer({ min: 0, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 7 }),
        productType: fc.constantFrom(physical, digital, service),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    discountCents: fc.integer({ min: 0, max: 50_000 }),
    taxCents: fc.integer({ min: 0, max: 50_000 }),
    shippingCents: fc.integer({ min: 0, max: 3_000 }),
    shippingTaxCents: fc.integer({ min: 0, max: 600 }),
    taxIncluded: fc.boolean(),
    giftCardCents: fc.integer({ min: 0, max: 100_000 }),
  })
  // Only goods are delivered.
  .map((bought) => {
    const hasGoods = bought.units.some(({ productType }) => productType === physical);
    return order(hasGoods ? bought : { ...bought, shippingCents: 0 });
  });

/** Every single unit of an order, in an order of their own. */
const withUnits = orders.chain((made) => {
  const units = made.lines.flatMap(({ quantity }, position) => Array.from({ length: quantity }, () => position));
  return fc.record({
    made: fc.constant(made),
    units: fc.shuffledSubarray(units, { minLength: units.length }),
    size: fc.integer({ min: 1, max: 4 }),
  });
});

describe('what goes back for units', () => {
  test('a unit brings its price with its shares of discount and taxes', () => {
    const bought = order({ units: [{ unitCents: 1_000, quantity: 2, productType: physical }], discountCents: 200 });
    expect(refundOfUnits(bought, [{ position: 0, quantity: 1 }], all)).toEqual({
      ...{ goodsCents: 900, deliveryCents: 0, totalCents: 900 },
      ...{ toProviderCents: 900, toGiftCardCents: 0 },
    });
    const taxed = order({ units: [{ unitCents: 1_000, quantity: 3, productType: physical }], taxCents: 100 });
    const part = (quantity: number) => refundOfUnits(taxed, [{ position: 0, quantity }], all).goodsCents;
    expect([part(1), part(2), part(3)]).toEqual([1_033, 2_067, 3_100]);
    const included = { ...taxed, taxIncluded: true, grandTotalCents: 3_000 };
    expect(refundOfUnits(included, [{ position: 0, quantity: 1 }], all).goodsCents).toBe(1_000);
  });

  test('delivery goes back once all goods do, at the standard price with its taxes', () => {
    const bought = order({
      units: [
        { unitCents: 500, quantity: 2, productType: physical },
        { unitCents: 900, quantity: 1, productType: digital },
      ],
      ...{ shippingCents: 1_500, standardShippingCents: 500, shippingTaxCents: 300 },
    });
    const one = [{ position: 0, quantity: 1 }];
    const first = refundOfUnits(bought, one, all);
    expect(first.deliveryCents).toBe(0);
    const rest = paidBack(bought, one, first);
    expect(refundOfUnits(rest, one, all).deliveryCents).toBe(600);
    expect(refundOfUnits(rest, one, { refundsDelivery: false }).deliveryCents).toBe(0);
    expect(refundOfUnits({ ...rest, standardShippingCents: 9_000 }, one, all).deliveryCents).toBe(1_800);
    const advice = {
      unitCents: 100,
      quantity: 1,
      refundedQuantity: 0,
      discountCents: 0,
      taxCents: 0,
      productType: service,
    };
    const later = {
      ...rest,
      lines: [...rest.lines.map((line) => ({ ...line, refundedQuantity: line.quantity })), advice],
    };
    const back = refundOfUnits({ ...later, refundedDeliveryCents: 600 }, [{ position: 2, quantity: 1 }], all);
    expect(back.deliveryCents).toBe(0);
  });

  test('a lower price of the delivery goes back with its share of the taxes, down to nothing', () => {
    const units = [{ unitCents: 500, quantity: 1, productType: physical }];
    const bought = order({ units, ...{ shippingCents: 999, shippingTaxCents: 101, standardShippingCents: 600 } });
    const less = (lessDeliveryCents: number) =>
      refundOfUnits(bought, [], { refundsDelivery: false, lessDeliveryCents }).deliveryCents;
    expect([less(1), less(500), less(998), less(999)]).toEqual([1, 551, 1_099, 1_100]);
    const lowered = { ...bought, refundedDeliveryCents: less(500), refundedCents: less(500) };
    expect(deliveryPriceLeft(lowered)).toBe(499);
    expect(refundOfUnits(lowered, [{ position: 0, quantity: 1 }], all).deliveryCents).toBe(1_100 - 551);
    const alone = { ...bought, refundedDeliveryCents: less(100), refundedCents: less(100) };
    expect(refundOfUnits(alone, [{ position: 0, quantity: 1 }], all).deliveryCents).toBe(661);
  });

  test('no more goes back for the delivery than in all, where an amount went back before', () => {
    const units = [{ unitCents: 500, quantity: 1, productType: physical }];
    const bought = order({ units, ...{ shippingCents: 300, standardShippingCents: 300 } });
    const back = refundOfUnits({ ...bought, refundedCents: 750 }, [{ position: 0, quantity: 1 }], all);
    expect(back).toMatchObject({ totalCents: 50, deliveryCents: 50 });
  });

  test('charge and gift card get back what each has paid, and an amount that went back before is left out', () => {
    const bought = order({ units: [{ unitCents: 2_500, quantity: 4, productType: physical }], giftCardCents: 6_000 });
    const half = [{ position: 0, quantity: 2 }];
    expect(refundOfUnits(bought, half, all)).toMatchObject({ toProviderCents: 2_000, toGiftCardCents: 3_000 });
    const reduced = { ...bought, refundedCents: 3_500 };
    expect(refundOfUnits(reduced, half, all)).toMatchObject({
      ...{ goodsCents: 5_000, toProviderCents: 500, toGiftCardCents: 3_000, totalCents: 3_500 },
    });
  });

  test('a charge of one unit is whole with the last unit alone', () => {
    const bought = order({ units: [{ unitCents: 100, quantity: 2, productType: physical }], giftCardCents: 199 });
    const one = [{ position: 0, quantity: 1 }];
    const first = refundOfUnits(bought, one, all);
    expect(first).toMatchObject({ toProviderCents: 0, toGiftCardCents: 100 });
    expect(refundOfUnits(paidBack(bought, one, first), one, all)).toMatchObject({ toProviderCents: 1 });
  });

  test('any partition of all units brings the grand total back, to each means of payment what it has paid', () => {
    fc.assert(
      fc.property(withUnits, ({ made, units, size }) => {
        let now = made;
        for (let first = 0; first < units.length; first += size) {
          const part = units.slice(first, first + size).map((position) => ({ position, quantity: 1 }));
          const back = refundOfUnits(now, part, all);
          expect(back.toProviderCents + back.toGiftCardCents).toBe(back.goodsCents + back.deliveryCents);
          now = paidBack(now, part, back);
        }
        expect(now.refundedCents + now.giftCardRefundedCents).toBe(made.grandTotalCents);
        expect(now.giftCardRefundedCents).toBe(made.giftCardCents);
      }),
    );
  });

  test('no part of an order brings back more than is left', () => {
    fc.assert(
      fc.property(withUnits, fc.double({ min: 0, max: 1, noNaN: true }), ({ made, units, size }, earlier) => {
        const paid = made.grandTotalCents - made.giftCardCents;
        const now = { ...made, refundedCents: Math.floor(paid * earlier) };
        const part = units.slice(0, size).map((position) => ({ position, quantity: 1 }));
        const { toProviderCents, toGiftCardCents, totalCents } = refundOfUnits(now, part, all);
        expect(toProviderCents).toBeLessThanOrEqual(paid - now.refundedCents);
        expect(toProviderCents).toBeGreaterThanOrEqual(0);
        expect(toGiftCardCents).toBeLessThanOrEqual(made.giftCardCents);
        expect(totalCents).toBe(toProviderCents + toGiftCardCents);
      }),
    );
  });
});
