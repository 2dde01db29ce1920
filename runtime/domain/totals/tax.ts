import { type Place, type Zone, zoneMatch } from './region.ts';
import { multiply, PARTS_PER_MILLION } from './rounding.ts';

/** A tax of a place (storefront.md §3, `applicableTaxRules`). `rate` in parts per million: 8.875 % is 88,750. */
export interface TaxRule {
  id: string;
  name: string;
  zone: Zone;
  rate: number;
  taxesShipping: boolean;
}

/** What is taxed, after discounts, in minor units. */
export interface TaxBase {
  goodsCents: number;
  shippingCents: number;
}

export interface AppliedTax {
  rule: TaxRule;
  cents: number;
}

/** Every rule that names the place: a country's and a region's add up, as a state's and a city's do. */
export function applicableTaxes(rules: readonly TaxRule[], place: Place): TaxRule[] {
  return rules.filter(({ zone }) => zoneMatch(zone, place) > 0);
}

/**
 * What each rule comes to, rounded once on the goods and once on the shipping. Where prices include their taxes, these
 * are taken out of the price together: two of 10 % in 120.00 are 10.00 each. Otherwise each is added to it.
 */
export function applyTaxes(
  rules: readonly TaxRule[],
  { goodsCents, shippingCents }: TaxBase,
  { areIncluded }: { areIncluded: boolean },
): AppliedTax[] {
  const onShipping = rules.filter(({ taxesShipping }) => taxesShipping);
  const price = (among: readonly TaxRule[]) => PARTS_PER_MILLION + (areIncluded ? sumOfRates(among) : 0);
  return rules.map((rule) => {
    const ofGoods = multiply(goodsCents, rule.rate, price(rules));
    const ofShipping = rule.taxesShipping ? multiply(shippingCents, rule.rate, price(onShipping)) : 0;
    return { rule, cents: ofGoods + ofShipping };
  });
}

function sumOfRates(rules: readonly TaxRule[]): number {
  return rules.reduce((sum, { rate }) => sum + rate, 0);
}
