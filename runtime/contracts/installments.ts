import * as z from 'zod/mini';

/** A shop's instalment terms, under the names that pages use. Amounts are in minor units of the store currency. */
export const InstallmentContext = z.strictObject({
  afterPayAvailable: z.boolean(),
  /** Prices must be above this amount. */
  afterPayMin: z.int(),
  /** Prices must not be above this amount. */
  afterPayMax: z.int(),
  /** BCP 47 or POSIX: "en-US", "fr_CA". */
  shopperLanguage: z.string(),
  /** ISO 3166-1 alpha-2. */
  stripeAccountCountry: z.string(),
});
export type InstallmentContext = z.infer<typeof InstallmentContext>;

/** Answer of `GET /api/commerce/installments`: the shop's terms, or null where its checkout offers no instalments. */
export const InstallmentsResponse = z.strictObject({ installments: z.nullable(InstallmentContext) });
export type InstallmentsResponse = z.infer<typeof InstallmentsResponse>;
