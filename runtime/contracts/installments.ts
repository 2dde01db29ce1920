import * as z from 'zod/mini';

/**
 * What a shop offers to be paid in instalments (storefront.md §3, "Installment context per item"), under the names that
 * pages carry it by. Amounts in minor units of the store currency.
 */
export const InstallmentContext = z.strictObject({
  afterPayAvailable: z.boolean(),
  /** A price has to be above it. */
  afterPayMin: z.int(),
  /** A price may not be above it. */
  afterPayMax: z.int(),
  /** BCP 47 or POSIX: "en-US", "fr_CA". */
  shopperLanguage: z.string(),
  /** ISO 3166-1 alpha-2. */
  stripeAccountCountry: z.string(),
});
export type InstallmentContext = z.infer<typeof InstallmentContext>;
