import * as z from 'zod/mini';
import type { MoneyRules } from '#runtime/domain/totals/totals.ts';
import type { Site } from './site.ts';

const Amount = z.int().check(z.nonnegative());
const Zone = z.object({ countryCode: z.string(), region: z._default(z.string(), '') });
const Shipping = z.object({
  id: z.string(),
  name: z.string(),
  zones: z.array(Zone),
  basis: z.enum(['flat', 'subtotal', 'quantity']),
  tiers: z.array(z.object({ from: Amount, cents: Amount })),
});
const Tax = z.object({
  id: z.string(),
  name: z.string(),
  zone: Zone,
  rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  taxesShipping: z._default(z.boolean(), false),
});
const Settings = z.object({
  shippingRules: z._default(z.array(Shipping), []),
  taxRules: z._default(z.array(Tax), []),
  pricesIncludeTax: z._default(z.boolean(), false),
  minimumSubtotalCents: z._default(Amount, 0),
});

/**
 * Returns a store's delivery and tax rules. Throws if the settings are invalid, because a shop must not sell without
 * its taxes and delivery prices.
 */
export function moneyRules({ storeSettings }: Site): MoneyRules {
  const { shippingRules, taxRules, pricesIncludeTax } = readSettings(storeSettings);
  return { shipping: shippingRules, taxes: taxRules, pricesIncludeTax };
}

/** Returns the minimum subtotal of an order, in minor units; 0 for none. */
export function minimumSubtotal({ storeSettings }: Site): number {
  return readSettings(storeSettings).minimumSubtotalCents;
}

/** Settings are parsed once per site object. */
const known = new WeakMap<object, z.infer<typeof Settings>>();

function readSettings(storeSettings: Site['storeSettings']) {
  const settings = known.get(storeSettings) ?? z.parse(Settings, storeSettings);
  known.set(storeSettings, settings);
  return settings;
}
