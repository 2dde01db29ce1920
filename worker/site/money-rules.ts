import * as z from 'zod/mini';
import { DELIVERY_BASES } from '#runtime/contracts/enumerations.ts';
import type { MoneyRules } from '#runtime/domain/totals/totals.ts';
import { log } from '../log.ts';
import type { Site } from './site.ts';

const Amount = z.int().check(z.nonnegative());
/** Owners write codes in either case; a rule whose code matched no place would be sold without its tax. */
const Code = z.string().check(z.trim(), z.toUpperCase());
const Zone = z.object({ countryCode: Code, region: z._default(Code, '') });
const Shipping = z.object({
  id: z.string(),
  name: z.string(),
  zones: z.array(Zone),
  basis: z.enum(DELIVERY_BASES),
  tiers: z.array(z.object({ from: Amount, cents: Amount })),
});
const Tax = z.object({
  id: z.string(),
  name: z.string(),
  zone: Zone,
  rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  taxesShipping: z._default(z.boolean(), false),
});
const FIELDS = {
  shippingRules: z._default(z.array(Shipping), []),
  taxRules: z._default(z.array(Tax), []),
  pricesIncludeTax: z._default(z.boolean(), false),
  minimumSubtotalCents: z._default(Amount, 0),
};
const Settings = z.object(FIELDS);
type Settings = z.infer<typeof Settings>;

/** Returns a store's delivery and tax rules; a rule that cannot be read has its default, and nothing can be paid then. */
export function moneyRules(site: Site): MoneyRules {
  const { shippingRules, taxRules, pricesIncludeTax } = readSettings(site).settings;
  return { shipping: shippingRules, taxes: taxRules, pricesIncludeTax };
}

/** Returns the minimum subtotal of an order, in minor units; 0 for none. */
export function minimumSubtotal(site: Site): number {
  return readSettings(site).settings.minimumSubtotalCents;
}

/** Whether all money rules can be read. A shop must not sell without its taxes and delivery prices. */
export function areMoneyRulesValid(site: Site): boolean {
  return readSettings(site).isValid;
}

interface Reading {
  settings: Settings;
  isValid: boolean;
}

/** Settings are parsed, and a wrong one is logged, once per site object. */
const known = new WeakMap<object, Reading>();

function readSettings({ siteId, storeSettings }: Site): Reading {
  const earlier = known.get(storeSettings);
  if (earlier) return earlier;
  const wrong = Object.entries(FIELDS).flatMap(([name, schema]) =>
    z.safeParse(schema as z.ZodMiniType, storeSettings[name]).success ? [] : [name],
  );
  for (const field of wrong) log('error', 'setting_invalid', { site: siteId, field: `storeSettings.${field}` });
  const right = Object.fromEntries(Object.entries(storeSettings).filter(([name]) => !wrong.includes(name)));
  const reading = { settings: z.parse(Settings, right), isValid: wrong.length === 0 };
  known.set(storeSettings, reading);
  return reading;
}
