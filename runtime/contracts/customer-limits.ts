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

/** Most customers that can be chosen in the list, and most whose tags one call changes. */
export const CHOSEN_CUSTOMERS_MOST = 10_000;
export const TAGGED_CUSTOMERS_MOST = 500;
/** Most chosen customers of a file, whose addresses stand in that of the call. */
export const EXPORTED_CUSTOMERS_MOST = 200;

/**
 * The orders in which customers are listed. `spent` is the most that a customer has spent in one currency, less refunds, as a
 * number of cents.
 */
export const CUSTOMER_SORTS = ['lastOrder', 'name', 'firstSeen', 'orders', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
