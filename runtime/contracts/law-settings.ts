import * as z from 'zod/mini';
import { isCountry } from '../domain/countries.ts';
import { ProductContact, Registrations } from './product-law.ts';

const MAX_COUNTRIES = 300;
const ADDRESS_MAX_LENGTH = 500;

/**
 * The namespace `law` of the store's settings: where and to whom the shop sells, and what its products have unless they
 * say otherwise. Where the shop delivers is a matter of `delivery`.
 */
export const Law = z.strictObject({
  /** False for a shop that sells to businesses alone: what the law asks for consumers is left out. */
  sellsToConsumers: z._default(z.boolean(), true),
  /** Countries that it sells to beside those it delivers to, ISO 3166-1 alpha-2. */
  countries: z._default(
    z
      .array(z.string().check(z.trim(), z.toUpperCase(), z.refine(isCountry, { error: 'country' })))
      .check(z.maxLength(MAX_COUNTRIES)),
    [],
  ),
  /** Fewer than ten people, and at most two million euros a year. */
  isMicroEnterprise: z._default(z.boolean(), false),
  /** False for a shop none of whose goods is sold by weight, volume, length or area. */
  sellsByMeasure: z._default(z.boolean(), true),
  /** Who made all products that name nobody; null for nobody. */
  manufacturer: z._default(z.nullable(ProductContact), null),
  responsiblePerson: z._default(z.nullable(ProductContact), null),
  registrations: z._default(Registrations, []),
  /** Buyers send goods back to this address, in lines; '' for one that the owner names each time. */
  returnAddress: z._default(z.string().check(z.trim(), z.maxLength(ADDRESS_MAX_LENGTH)), ''),
  /** Whether the buyer pays for sending goods back. */
  buyerPaysReturn: z._default(z.boolean(), true),
});
export type Law = z.infer<typeof Law>;
