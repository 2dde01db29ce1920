/** Kinds of things that come into the bin when an owner deletes them. */
export const BIN_KINDS = [
  'product',
  'item',
  'collection',
  'category',
  'memberArea',
  'form',
  'popup',
  'coupon',
  'template',
] as const;
export type BinKind = (typeof BIN_KINDS)[number];
/** Days after which the bin gives a thing up. */
export const BIN_KEPT_DAYS = 30;
/** Most things that go into the bin with one, such as the products of a page. */
export const BIN_MOST_PARTS = 1_000;
