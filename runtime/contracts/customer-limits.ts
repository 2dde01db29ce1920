/** Limits and closed lists of customers, which the console reads without zod. Lengths are in UTF-16 code units. */

export const CUSTOMER_NOTE_MAX_LENGTH = 5_000;
export const CUSTOMER_TAG_MAX_LENGTH = 50;
/** Most tags of a customer. */
export const CUSTOMER_TAGS_MOST = 20;

/** Things that the shop has of a person beside orders. */
export const CUSTOMER_THINGS = [
  'unpaidOrder',
  'subscription',
  'giftCard',
  'return',
  'withdrawal',
  'review',
  'comment',
  'submission',
] as const;
export type CustomerThingKind = (typeof CUSTOMER_THINGS)[number];

/** The orders in which customers are listed. */
export const CUSTOMER_SORTS = ['lastOrder', 'name', 'firstSeen'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
