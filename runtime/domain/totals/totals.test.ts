import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../../contracts/enumerations.ts';
import type { Coupon } from './coupon.ts';
import { computeTotals, type MoneyRules, type TotalsInput, type TotalsLine } from './totals.ts';

const { physical, digital, service, giftCard } = PRODUCT_TYPE;
const NEW_YORK = { countryCode: 'US', region: 'NY' };
const RULES: MoneyRules = {
  shipping: [
    {
      id: 'ground',
      name: 'Ground',
      zones: [{ countryCode: 'US', region: '' }],
      basis: 'subtotal',
      tiers: [
        { from: 0, cents: 800 },
        { from: 5000, cents: 0 },
      ],
    },
    {
      id: 'express',
      name: 'Express',
      zones: [{ countryCode: 'US', region: '' }],
      basis: 'flat',
      tiers: [{ from: 0, cents: 2000 }],
    },
  ],
  taxes: [{ id: 'ny', name: 'New York', zone: NEW_YORK, rate: 88_750, taxesShipping: true }],
  pricesIncludeTax: false,
};
const TEN_OFF: Coupon = {
  code: 'TEN',
  name: 'Ten off',
  value: { kind: 'fixed', cents: 1000 },
  minimumSubtotalCents: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
};
const line = (unitCents: number, quantity = 1, productType: number = physical): TotalsLine => ({
  unitCents,
  quantity,
  productType,
});
const totals = (lines: TotalsLine[], rest: Partial<TotalsInput> = {}) =>
  computeTotals({
    lines,
    rules: RULES,
    couponCodes: [],
    coupons: new Map([['TEN', TEN_OFF]]),
    place: NEW_YORK,
    shippingOptionId: undefined,
    giftCardBalanceCents: 0,
    now: 0,
    ...rest,
  });

describe('totals', () => {
  test('the total of a parcel has its subtotal, the cheapest delivery and tax on both', () => {
    expect(totals([line(1450, 2)])).toMatchObject({
      subtotalCents: 2900,
      shipping: { id: 'ground' },
      shippingCostCents: 800,
      taxCents: 257 + 71,
      grandTotalCents: 2900 + 800 + 328,
      dueCents: 4028,
      requiresShipping: true,
    });
  });

  test('the chosen delivery stays, unless it is no longer offered', () => {
    expect(totals([line(1450)], { shippingOptionId: 'express' })).toMatchObject({ shippingCostCents: 2000 });
    expect(totals([line(1450)], { shippingOptionId: 'gone' })).toMatchObject({ shipping: { id: 'ground' } });
  });

  test('the price of a delivery depends on the subtotal after discounts', () => {
    expect(totals([line(5500)]).shippingCostCents).toBe(0);
    expect(totals([line(5500)], { couponCodes: ['TEN'] })).toMatchObject({
      discountCents: 1000,
      shippingCostCents: 800,
    });
  });

  test('an order without a place has neither delivery nor tax', () => {
    expect(totals([line(1450)], { place: undefined })).toMatchObject({
      shippingOffers: [],
      shippingCostCents: 0,
      taxes: [],
      grandTotalCents: 1450,
      requiresShipping: true,
    });
  });

  test('taxes that are included in prices are not added', () => {
    const rules = { ...RULES, pricesIncludeTax: true };
    expect(totals([line(11_900)], { rules, shippingOptionId: 'express' })).toMatchObject({
      taxCents: 970 + 163,
      grandTotalCents: 13_900,
    });
  });

  test('a gift card has no discount, no tax and no delivery', () => {
    expect(totals([line(5000, 1, giftCard), line(2000, 1, service)], { couponCodes: ['TEN'] })).toMatchObject({
      discountCents: 1000,
      lines: [
        { discountCents: 0, taxCents: 0 },
        { discountCents: 1000, taxCents: 89 },
      ],
      shippingOffers: [],
      grandTotalCents: 6089,
      requiresShipping: false,
    });
  });

  test('a gift card pays an order as far as its balance goes', () => {
    expect(totals([line(1000, 1, service)], { giftCardBalanceCents: 500 })).toMatchObject({
      giftCardCents: 500,
      dueCents: 589,
    });
    expect(totals([line(1000, 1, service)], { giftCardBalanceCents: 99_999 })).toMatchObject({
      giftCardCents: 1089,
      dueCents: 0,
    });
  });

  test.each([
    ['nothing', [], false, false, false],
    ['a download', [line(100, 1, digital)], true, true, false],
    ['a download and a pot', [line(100, 1, digital), line(100)], true, false, true],
    ['a lesson', [line(100, 1, service)], false, false, false],
  ] as [string, TotalsLine[], boolean, boolean, boolean][])(
    'an order of %s says whether it is shipped and whether it is digital',
    (_, lines, hasDigital, purelyDigital, requiresShipping) => {
      expect(totals(lines)).toMatchObject({ hasDigital, purelyDigital, requiresShipping });
    },
  );

  test('a deposit is paid, taxed and counts for delivery, but no coupon reduces it', () => {
    const bottles = { ...line(125, 4), depositCents: 25 };
    const found = totals([bottles], { couponCodes: ['TEN'] });
    expect(found).toMatchObject({ subtotalCents: 500, discountCents: 400 });
    expect(found.grandTotalCents).toBe(100 + found.shippingCostCents + found.taxCents);
    const least = new Map([['TEN', { ...TEN_OFF, minimumSubtotalCents: 401 }]]);
    expect(totals([bottles], { couponCodes: ['TEN'], coupons: least }).coupons.refused).toEqual([
      { code: 'TEN', reason: 'belowMinimum', minimumSubtotalCents: 401 },
    ]);
  });

  test('a total is always the sum of its parts, and never below zero', () => {
    const lines = fc.array(
      fc
        .record({
          unitCents: fc.integer({ min: 0, max: 100_000_000 }),
          deposit: fc.constantFrom(0, 0, 25, 1_000_000),
          quantity: fc.integer({ min: 1, max: 9999 }),
          productType: fc.constantFrom(physical, digital, service, giftCard),
        })
        .map(({ deposit, ...line }) => ({ ...line, depositCents: Math.min(deposit, line.unitCents) })),
      { maxLength: 12 },
    );
    const value = fc.oneof(
      fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 1_000_000_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), rate: fc.integer({ min: 0, max: 1_000_000 }) }),
      fc.constant({ kind: 'freeShipping' as const }),
    );
    const taxes = fc.array(fc.record({ rate: fc.integer({ min: 0, max: 300_000 }), taxesShipping: fc.boolean() }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        lines,
        fc.array(value, { maxLength: 4 }),
        taxes,
        fc.boolean(),
        fc.nat(10_000_000),
        (bought, values, rates, pricesIncludeTax, giftCardBalanceCents) => {
          const coupons = new Map(
            values.map((amount, index) => [`C${index}`, { ...TEN_OFF, code: `C${index}`, value: amount }]),
          );
          const found = totals(bought, {
            couponCodes: [...coupons.keys()],
            coupons,
            giftCardBalanceCents,
            rules: {
              ...RULES,
              pricesIncludeTax,
              taxes: rates.map((rate, index) => ({ ...rate, id: `${index}`, name: '', zone: NEW_YORK })),
            },
          });
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(found.coupons.applied.map(({ cents }) => cents))).toBe(found.discountCents);
          expect(sum(found.lines.map(({ discountCents }) => discountCents))).toBe(found.discountCents);
          expect(sum(found.taxes.map(({ cents }) => cents))).toBe(found.taxCents);
          expect(found.grandTotalCents).toBe(
            found.subtotalCents -
              found.discountCents +
              found.shippingCostCents +
              (pricesIncludeTax ? 0 : found.taxCents),
          );
          expect(found.giftCardCents + found.dueCents).toBe(found.grandTotalCents);
          for (const [index, { discountCents, taxCents }] of found.lines.entries()) {
            const { unitCents = 0, depositCents = 0, quantity = 0 } = bought[index] ?? {};
            expect(discountCents).toBeGreaterThanOrEqual(0);
            expect(discountCents).toBeLessThanOrEqual((unitCents - depositCents) * quantity);
            expect(taxCents).toBeGreaterThanOrEqual(0);
          }
          expect(found.dueCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
