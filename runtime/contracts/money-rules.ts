import * as z from 'zod/mini';
import { isCountry } from '../domain/countries.ts';
import { regionsOf } from '../domain/regions.ts';
import { DELIVERY_BASES } from './enumerations.ts';
import { ID_MAX_LENGTH, SETTING_AMOUNT_MOST } from './limits.ts';

/** The entry of a zone that means every country without a closer rule. */
const ANY_COUNTRY = '*';
const MAX_ZONES = 300;
const MAX_TIERS = 50;
const PARTS_PER_MILLION = 1_000_000;

const amount = z.int().check(z.minimum(0), z.maximum(SETTING_AMOUNT_MOST));
const code = z.string().check(z.trim(), z.toUpperCase());
const id = z.string().check(z.regex(/^[\w-]+$/, { error: 'id' }), z.maxLength(ID_MAX_LENGTH));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * A place that a rule applies to: ISO 3166-1 alpha-2 or '*', and the part of ISO 3166-2 after the hyphen, or '' for the
 * whole country. Addresses name no region in most countries, so a rule for one of theirs would never apply.
 */
const Zone = z
  .strictObject({
    countryCode: code.check(z.refine((value) => value === ANY_COUNTRY || isCountry(value), { error: 'country' })),
    region: code,
  })
  .check(
    z.refine(
      ({ countryCode, region }) => region === '' || regionsOf(countryCode).some((known) => known.code === region),
      {
        error: 'region',
        path: ['region'],
      },
    ),
  );

/** A price from a subtotal (minor units), a number of units or a weight (grams) up to the next tier. */
const Tier = z.strictObject({ from: amount, cents: amount });

/** One way of delivery. Below its first tier it is not offered. */
export const DeliveryOption = z
  .strictObject({
    id,
    name,
    zones: z.array(Zone).check(z.minLength(1), z.maxLength(MAX_ZONES)),
    /** What its tiers are measured by. */
    basis: z.enum(DELIVERY_BASES),
    tiers: z.array(Tier).check(z.minLength(1), z.maxLength(MAX_TIERS), z.refine(isAscending, { error: 'ascending' })),
  })
  .check(z.refine(({ basis, tiers }) => basis !== 'flat' || tiers.length <= 1, { error: 'oneTier', path: ['tiers'] }));
export type DeliveryOption = z.infer<typeof DeliveryOption>;

/** A tax of a place. */
export const TaxRule = z.strictObject({
  id,
  name,
  zone: Zone,
  /** Parts per million: 8.875 % is 88,750. */
  rate: z.int().check(z.minimum(0), z.maximum(PARTS_PER_MILLION)),
  taxesShipping: z.boolean(),
});
export type TaxRule = z.infer<typeof TaxRule>;

export function hasNoRepeat(rules: readonly { id: string }[]): boolean {
  return new Set(rules.map((rule) => rule.id)).size === rules.length;
}

function isAscending(tiers: readonly { from: number }[]): boolean {
  return tiers.every(({ from }, index) => index === 0 || from > (tiers[index - 1]?.from ?? 0));
}
