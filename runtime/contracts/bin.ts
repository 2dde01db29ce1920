import * as z from 'zod/mini';
import { BIN_KINDS } from './bin-kinds.ts';

/** The numbers of things that were deleted with one, and come back with it. */
export const BinContents = z.strictObject({
  products: z.int(),
  /** Posts, events and other items that are not sold. */
  items: z.int(),
  /** Categories of a page without its root, or below a category. */
  categories: z.int(),
  memberships: z.int(),
});
export type BinContents = z.infer<typeof BinContents>;

/** A deleted thing that can come back. */
export const BinThing = z.strictObject({
  kind: z.enum(BIN_KINDS),
  /** The id that it had and gets back; a coupon's code, a template's name. */
  target: z.string(),
  title: z.string(),
  holds: BinContents,
  /** The id of the key or person, as in the audit log. */
  deletedBy: z.string(),
  /** The key has this name; it is '' for a person, and for a key that is gone. */
  deletedByKey: z.string(),
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
  /** How many of its records are still in the bin, which a repeated call brings back; 0 once it is whole. */
  left: z.int(),
  /** How many things in it could not come back now; each stays in the bin by itself. */
  setAside: z.int(),
});
export type Restored = z.infer<typeof Restored>;
