import * as z from 'zod/mini';
import { type RecordType, ShopRecord } from './imports.ts';

/**
 * A file with a whole shop is JSON in lines: a header, one record in each line, and an end that says how many there
 * are, so that a file which was broken off is recognised.
 */
export const SHOP_FILE_FORMAT = 1;

export const ShopFileHeader = z.strictObject({
  type: z.literal('shop'),
  content: z.strictObject({
    format: z.literal(SHOP_FILE_FORMAT),
    siteId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    title: z.string(),
    /** Ms since the epoch. */
    exportedAt: z.int(),
    orders: z.boolean(),
    customers: z.boolean(),
  }),
});
export type ShopFileHeader = z.infer<typeof ShopFileHeader>;

export const ShopFileEnd = z.strictObject({
  type: z.literal('end'),
  content: z.strictObject({ records: z.int() }),
});
export type ShopFileEnd = z.infer<typeof ShopFileEnd>;

export const ShopFileLine = z.discriminatedUnion('type', [ShopFileHeader, ShopFileEnd, ShopRecord]);
export type ShopFileLine = z.infer<typeof ShopFileLine>;

/** Query of `GET /api/owner/exports/records`. */
export const ExportQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
  /** Whether orders are part of it. */
  orders: z._default(z.enum(['true', 'false']), 'false'),
  /** Whether people are: subscribers, what they sent, and who ordered. */
  customers: z._default(z.enum(['true', 'false']), 'false'),
});

/** Answer of `GET /api/owner/exports/records`: records in an order in which each stands after what it refers to. */
export const ExportPage = z.strictObject({
  records: z.array(ShopRecord),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ExportPage = z.infer<typeof ExportPage>;

/** Whether an import reads this line as a record. */
export function isRecord(line: ShopFileLine): line is ShopRecord & { type: RecordType } {
  return line.type !== 'shop' && line.type !== 'end';
}
