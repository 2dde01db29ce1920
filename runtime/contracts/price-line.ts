import * as z from 'zod/mini';

/** What may stand beside a price. */
export const PRICE_LINES = ['lowest', 'anchor', 'unit', 'deposit'] as const;

/**
 * A line beside a variant's price, in the page's language: the lowest price before a reduction, a country's anchor price,
 * the price per unit of measure, the deposit.
 */
export const PriceLine = z.strictObject({ kind: z.enum(PRICE_LINES), text: z.string() });
export type PriceLine = z.infer<typeof PriceLine>;
