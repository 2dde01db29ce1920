/** Kinds of things that come into the bin when an owner deletes them. */
export const BIN_KINDS = ['product', 'item', 'collection', 'form', 'popup', 'coupon'] as const;
export type BinKind = (typeof BIN_KINDS)[number];
/** Days after which the bin gives a thing up. */
export const BIN_KEPT_DAYS = 30;
