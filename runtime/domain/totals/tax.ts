import { type Destination, type Zone, zoneMatch } from './region.ts';
import { multiply, PARTS_PER_MILLION } from './rounding.ts';

/** A tax of a place. `rate` is in parts per million: 8.875 % is 88,750. */
export interface TaxRule {
  id: string;
  name: string;
  zone: Zone;
  rate: number;
  taxesShipping: boolean;
}

/** The taxed amounts after discounts, in minor units. */
interface TaxBase {
  goodsCents: number;
  shippingCents: number;
}

export interface AppliedTax {
  rule: TaxRule;
  cents: number;
}

/** All rules that match the place; taxes of a country and of a region add up. */
export function applicableTaxes(rules: readonly TaxRule[], place: Destination): TaxRule[] {
  return rules.filter(({ zone }) => zoneMatch(zone, place) > 0);
}

/** The parts of a place that decide an order's tax: its country, and its region in the countries `regionsIn`. */
export interface TaxPlace {
  regionsIn: string[];
}

/** Returns the parts of a place that these rules depend on; null where no place has a tax. */
export function taxPlaceOf(rules: readonly TaxRule[]): TaxPlace | null {
  const zones = rules.filter(({ rate }) => rate > 0).map(({ zone }) => zone);
  if (zones.length === 0) return null;
  const regional = zones.filter(({ countryCode, region }) => countryCode !== '*' && region !== '');
  return { regionsIn: [...new Set(regional.map(({ countryCode }) => countryCode))] };
}

/**
 * The amount of each tax, rounded once for the goods and once for the shipping. Where prices include taxes, all taxes
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
