import * as z from 'zod/mini';

/**
 * An amount as the platform's JSON carries it: `value` in minor units, `decimalValue` the same amount as text
 * ("45.00"), `fractionalDigits` the digits of its currency (0 for JPY).
 */
export const MoneyAmount = z.strictObject({
  currencyCode: z.string(),
  value: z.int(),
  decimalValue: z.string(),
  fractionalDigits: z.int(),
});
export type MoneyAmount = z.infer<typeof MoneyAmount>;
