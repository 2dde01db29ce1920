import { type Place, type Zone, zoneMatch } from './region.ts';

/** A rate that holds from a subtotal (minor units) or a number of physical units on, up to the next one's beginning. */
export interface ShippingTier {
  from: number;
  cents: number;
}

/** One way of delivery (storefront.md §3, `shippingOptions`). `tiers` are in rising order of `from`. */
export interface ShippingRule {
  id: string;
  name: string;
  zones: readonly Zone[];
  basis: 'flat' | 'subtotal' | 'quantity';
  tiers: readonly ShippingTier[];
}

export interface ShippingOffer {
  id: string;
  name: string;
  cents: number;
}

/** What is sent: the subtotal of its physical lines after discounts, in minor units, and how many units they are. */
export interface Parcel {
  subtotalCents: number;
  quantity: number;
}

/**
 * The ways of delivery to a place, cheapest first. Rules that name a place more closely take the place of those that
 * name it less: a shop with a rate for Hawaii does not offer the mainland's there.
 */
export function offerShipping(rules: readonly ShippingRule[], place: Place, parcel: Parcel): ShippingOffer[] {
  const matches = rules.map((rule) => Math.max(0, ...rule.zones.map((zone) => zoneMatch(zone, place))));
  const closest = Math.max(0, ...matches);
  if (closest === 0) return [];
  return rules
    .filter((_, index) => matches[index] === closest)
    .flatMap((rule) => {
      const cents = rateOf(rule, parcel);
      return cents === undefined ? [] : [{ id: rule.id, name: rule.name, cents }];
    })
    .toSorted((a, b) => a.cents - b.cents);
}

/** Undefined below the first tier: a rule may serve only parcels of some size. */
function rateOf({ basis, tiers }: ShippingRule, { subtotalCents, quantity }: Parcel): number | undefined {
  const measure = basis === 'flat' ? Infinity : basis === 'subtotal' ? subtotalCents : quantity;
  return tiers.findLast(({ from }) => from <= measure)?.cents;
}
