import { PRODUCT_TYPE } from '../../contracts/enumerations.ts';
import { type AppliedCoupon, applyCoupons, type Coupon, type CouponOutcome } from './coupon.ts';
import type { Destination } from './region.ts';
import { allocate } from './rounding.ts';
import { offerShipping, type ShippingOffer, type ShippingRule } from './shipping.ts';
import { type AppliedTax, applicableTaxes, applyTaxes, type TaxPlace, type TaxRule, taxPlaceOf } from './tax.ts';

export interface TotalsLine {
  /** Price of one unit with its deposit, in minor units. */
  unitCents: number;
  /** The part of that price which is a deposit, at most the price; no coupon reduces it. */
  depositCents?: number | undefined;
  quantity: number;
  /** Weight of one unit; what has none adds nothing to the weight of a parcel. */
  weightGrams?: number | null | undefined;
  productType: number;
  /** True for a line of an owner that has no tax. */
  isUntaxed?: boolean | undefined;
}

/** A shop's rules for shipping and taxes; their types name the units. */
export interface MoneyRules {
  shipping: readonly ShippingRule[];
  taxes: readonly TaxRule[];
  pricesIncludeTax: boolean;
}

export interface TotalsInput {
  lines: readonly TotalsLine[];
  rules: MoneyRules;
  /** Normalised codes in the order of entry. */
  couponCodes: readonly string[];
  coupons: ReadonlyMap<string, Coupon>;
  /** Undefined while the place of delivery is unknown. */
  place: Destination | undefined;
  /** Id of the chosen way of delivery; if it is not offered any more, the cheapest one is used. */
  shippingOptionId: string | undefined;
  giftCardBalanceCents: number;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Totals of a cart, in minor units. `grandTotalCents` is the amount before gift cards, `dueCents` the rest to pay after
 * them.
 */
export interface Totals {
  subtotalCents: number;
  coupons: CouponOutcome;
  discountCents: number;
  shippingOffers: ShippingOffer[];
  shipping: ShippingOffer | undefined;
  shippingCostCents: number;
  taxes: AppliedTax[];
  taxCents: number;
  /** The parts of a place that decide the tax of an order without delivery; null where none does, or it is delivered. */
  taxPlace: TaxPlace | null;
  grandTotalCents: number;
  giftCardCents: number;
  dueCents: number;
  lines: { discountCents: number; taxCents: number }[];
  hasDigital: boolean;
  purelyDigital: boolean;
  requiresShipping: boolean;
}

/**
 * Computes all amounts of a cart. Every total is the sum of its parts: the lines' discounts add up to the discount, and
 * their taxes to the tax on goods. Gift cards in the cart count as money, so they are neither discounted nor taxed.
 * Deposits are taxed as the goods are and count for delivery, but not for coupons.
 */
export function computeTotals(input: TotalsInput): Totals {
  const { lines, rules, place, couponCodes, now } = input;
  const lineCents = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const goods = lines.map(({ productType }, index) => (isMoney(productType) ? 0 : (lineCents[index] ?? 0)));
  const discountable = goods.map((cents, index) => {
    const { depositCents = 0, quantity = 0 } = lines[index] ?? {};
    return Math.max(0, cents - depositCents * quantity);
  });
  const subtotalCents = sum(lineCents);
  const requiresShipping = lines.some(({ productType }) => productType === PRODUCT_TYPE.physical);
  const coupons = applyCoupons(couponCodes, input.coupons, {
    subtotalCents: sum(discountable),
    needsShipping: requiresShipping,
    now,
  });
  const discounts = allocate(coupons.discountCents, discountable);
  const net = goods.map((cents, index) => cents - (discounts[index] ?? 0));
  const shippingOffers = requiresShipping && place ? offerShipping(rules.shipping, place, parcelOf(lines, net)) : [];
  const shipping = shippingOffers.find(({ id }) => id === input.shippingOptionId) ?? shippingOffers[0];
  const shippingCostCents = coupons.isShippingFree ? 0 : (shipping?.cents ?? 0);
  const taxRules = place ? applicableTaxes(rules.taxes, place) : [];
  const areIncluded = rules.pricesIncludeTax;
  const taxable = net.map((cents, index) => (lines[index]?.isUntaxed ? 0 : cents));
  const base = { goodsCents: sum(taxable), shippingCents: shippingCostCents };
  const taxes = applyTaxes(taxRules, base, { areIncluded });
  const goodsTax = sum(applyTaxes(taxRules, { ...base, shippingCents: 0 }, { areIncluded }).map(({ cents }) => cents));
  const lineTaxes = allocate(goodsTax, taxable);
  const taxCents = sum(taxes.map(({ cents }) => cents));
  const grandTotalCents = subtotalCents - coupons.discountCents + shippingCostCents + (areIncluded ? 0 : taxCents);
  const giftCardCents = Math.min(input.giftCardBalanceCents, grandTotalCents);
  return {
    subtotalCents,
    coupons,
    discountCents: coupons.discountCents,
    shippingOffers,
    shipping,
    shippingCostCents,
    taxes,
    taxCents,
    taxPlace: requiresShipping || base.goodsCents === 0 ? null : taxPlaceOf(rules.taxes),
    grandTotalCents,
    giftCardCents,
    dueCents: grandTotalCents - giftCardCents,
    lines: lines.map((_, index) => ({ discountCents: discounts[index] ?? 0, taxCents: lineTaxes[index] ?? 0 })),
    hasDigital: lines.some(({ productType }) => productType === PRODUCT_TYPE.digital),
    purelyDigital: lines.length > 0 && lines.every(({ productType }) => productType === PRODUCT_TYPE.digital),
    requiresShipping,
  };
}

export type { AppliedCoupon, AppliedTax, ShippingOffer };

function isMoney(productType: number): boolean {
  return productType === PRODUCT_TYPE.giftCard;
}

function parcelOf(lines: readonly TotalsLine[], netCents: readonly number[]) {
  const parcel = { subtotalCents: 0, quantity: 0, weightGrams: 0 };
  for (const [index, { productType, quantity, weightGrams }] of lines.entries()) {
    if (productType !== PRODUCT_TYPE.physical) continue;
    parcel.subtotalCents += netCents[index] ?? 0;
    parcel.quantity += quantity;
    parcel.weightGrams += quantity * (weightGrams ?? 0);
  }
  return parcel;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
