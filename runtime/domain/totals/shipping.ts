import { type Destination, type Zone, zoneMatch } from './region.ts';

/** A rate that applies from a subtotal (minor units) or a number of physical units up to the next tier. */
interface ShippingTier {
  from: number;
  cents: number;
}

/** One way of delivery. `tiers` are sorted by `from`, ascending. */
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

/**
 * The goods to deliver: the subtotal of the physical lines after discounts, in minor units, and their number of units.
 */
interface Parcel {
  subtotalCents: number;
  quantity: number;
}

/**
 * The ways of delivery to a place, cheapest first. Closer rules replace wider ones: a shop with a rate for Hawaii does
 * not offer the mainland's rate there.
 */
export function offerShipping(rules: readonly ShippingRule[], place: Destination, parcel: Parcel): ShippingOffer[] {
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

/** The rate for a parcel; undefined below the first tier, because a rule may serve only some sizes. */
function rateOf({ basis, tiers }: ShippingRule, { subtotalCents, quantity }: Parcel): number | undefined {
  const measure = basis === 'flat' ? Infinity : basis === 'subtotal' ? subtotalCents : quantity;
  return tiers.findLast(({ from }) => from <= measure)?.cents;
}
