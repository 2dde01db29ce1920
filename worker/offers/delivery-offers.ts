import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { type Destination, zoneMatch } from '#runtime/domain/totals/region.ts';
import type { ShippingRule } from '#runtime/domain/totals/shipping.ts';
import { moneyRules } from '../site/money-rules.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';

/** What the delivery of physical goods costs, whatever is in the cart. */
export interface DeliveryOffer {
  /** Name of the way of delivery. */
  name: string;
  /** Minor units of `currency`. */
  cents: number;
  currency: string;
  destinations: Destination[];
}

/**
 * Returns what delivery costs to the places that the shop's rules name, one offer per way of delivery. A place where any
 * rate depends on the cart is left out, and so is a country some of whose regions have rates of their own: what is true of
 * most of it is not true of all. Of a rate for the rest of the world, the shop's own country alone has it by name.
 */
export function deliveryOffers(site: Site): DeliveryOffer[] {
  const { shipping } = moneyRules(site);
  const currency = storeCurrency(site);
  const places = placesOf(site, shipping);
  const byRule = new Map<ShippingRule, DeliveryOffer>();
  for (const place of places) {
    if (place.region === '' && places.some((other) => other.region && other.countryCode === place.countryCode))
      continue;
    const offered = rulesAt(shipping, place);
    const rates = offered.map(fixedRate);
    if (rates.includes(undefined)) continue;
    for (const [index, rule] of offered.entries()) {
      const offer = byRule.get(rule) ?? { name: rule.name, cents: rates[index] ?? 0, currency, destinations: [] };
      offer.destinations.push(place);
      byRule.set(rule, offer);
    }
  }
  return [...byRule.values()];
}

function placesOf(site: Site, rules: readonly ShippingRule[]): Destination[] {
  const zones = rules.flatMap((rule) => rule.zones);
  const own = zones.some(({ countryCode }) => countryCode === ANY_COUNTRY) ? shopCountry(site) : '';
  const named = zones.filter(({ countryCode }) => countryCode !== ANY_COUNTRY);
  const all = own === '' ? named : [...named, { countryCode: own, region: '' }];
  return [...new Map(all.map((zone) => [`${zone.countryCode}-${zone.region}`, zone])).values()];
}

/** The rules that are closest to a place: only these are offered there. */
function rulesAt(rules: readonly ShippingRule[], place: Destination): ShippingRule[] {
  const matches = rules.map((rule) => Math.max(0, ...rule.zones.map((zone) => zoneMatch(zone, place))));
  const closest = Math.max(...matches);
  return rules.filter((_, index) => matches[index] === closest);
}

/** The rate of a rule that has one for every cart; undefined where it depends on what is in it. */
function fixedRate({ basis, tiers }: ShippingRule): number | undefined {
  const last = tiers.at(-1);
  if (basis === 'flat') return last?.cents;
  const isForAll = tiers[0]?.from === 0 && tiers.every(({ cents }) => cents === last?.cents);
  return isForAll ? last?.cents : undefined;
}
