import type { DeliveryBasis } from '../../contracts/enumerations.ts';
import { type Destination, type Zone, zoneMatch } from './region.ts';

/** A rate that applies from a subtotal (minor units), a number of physical units or a weight (grams) up to the next tier. */
interface ShippingTier {
  from: number;
  cents: number;
}

/** One way of delivery. `tiers` are sorted by `from`, ascending. */
export interface ShippingRule {
  id: string;
  name: string;
  zones: readonly Zone[];
  basis: DeliveryBasis;
  tiers: readonly ShippingTier[];
}

export interface ShippingOffer {
  id: string;
  name: string;
  cents: number;
}

/**
 * The goods to deliver: the subtotal of the physical lines after discounts, in minor units, their number of units, and
 * their weight in grams, to which goods without a weight add nothing.
 */
interface Parcel {
  subtotalCents: number;
  quantity: number;
  weightGrams: number;
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
function rateOf({ basis, tiers }: ShippingRule, { subtotalCents, quantity, weightGrams }: Parcel): number | undefined {
  const measures = { flat: Infinity, subtotal: subtotalCents, quantity, weight: weightGrams };
  return tiers.findLast(({ from }) => from <= measures[basis])?.cents;
}
