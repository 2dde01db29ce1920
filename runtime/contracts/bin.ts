import * as z from 'zod/mini';
import { BIN_KINDS } from './bin-kinds.ts';

/** A deleted thing that can come back. */
export const BinThing = z.strictObject({
  kind: z.enum(BIN_KINDS),
  /** The id that it had and gets back; a coupon's code. */
  target: z.string(),
  title: z.string(),
  /** The id of the key or person, as in the audit log. */
  deletedBy: z.string(),
  deletedAt: z.int(),
  /** When the bin gives it up. */
  endsAt: z.int(),
});
export type BinThing = z.infer<typeof BinThing>;

/** Answer of `GET /api/owner/bin`: the last deleted first, of the kinds that the caller may read. */
export const Bin = z.strictObject({
  things: z.array(BinThing),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Bin = z.infer<typeof Bin>;

/** Answer of `POST /api/owner/bin/:kind/:target/restore`. */
export const Restored = z.strictObject({
  kind: z.enum(BIN_KINDS),
  target: z.string(),
  title: z.string(),
  /** Whether another thing had its web address in the meantime, so that it has a new one. */
  hasNewAddress: z.boolean(),
});
export type Restored = z.infer<typeof Restored>;
