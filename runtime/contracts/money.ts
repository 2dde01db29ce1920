import * as z from 'zod/mini';

/**
 * An amount in the platform's JSON shape: `value` is in minor units, `decimalValue` the same amount as text ("45.00"),
 * `fractionalDigits` the number of digits of the currency (0 for JPY).
 */
export const MoneyAmount = z.strictObject({
  currencyCode: z.string(),
  value: z.int(),
  decimalValue: z.string(),
  fractionalDigits: z.int(),
});
export type MoneyAmount = z.infer<typeof MoneyAmount>;
