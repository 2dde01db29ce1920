import * as z from 'zod/mini';
import { BOOK_FORMATS } from './book-formats.ts';

const day = z.iso.date();

/** The first and the last day of a file for the books, by the shop's clock. */
const SPAN = {
  from: day,
  to: day,
  /** `true` includes orders that were placed in test mode. */
  tests: z.optional(z.literal('true')),
};

/** Query of `GET /api/owner/taxes/export`. */
export const TaxesQuery = z.strictObject(SPAN).check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));

/** Query of `GET /api/owner/orders/export`: a row for each order, or for each of its lines. */
export const OrdersFileQuery = z
  .strictObject({ ...SPAN, format: z._default(z.enum(BOOK_FORMATS), 'orders') })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));
