import * as z from 'zod/mini';

/**
 * An amount in the platform's JSON shape: `value` is in minor units, `decimalValue` is the same amount as text
 * ("45.00"), and `fractionalDigits` is the currency's number of digits (0 for JPY).
 */
export const MoneyAmount = z.strictObject({
  currencyCode: z.string(),
  value: z.int(),
  decimalValue: z.string(),
  fractionalDigits: z.int(),
});
export type MoneyAmount = z.infer<typeof MoneyAmount>;
