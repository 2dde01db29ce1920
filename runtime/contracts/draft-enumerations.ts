/** Closed lists about orders that owners write. They are plain values: this file imports no schema library. */

/** How a buyer has paid without the shop: by bank transfer, in cash, or in another way. */
export const OUTSIDE_METHODS = ['transfer', 'cash', 'other'] as const;
export type OutsideMethod = (typeof OUTSIDE_METHODS)[number];

/** The states of an order that an owner writes. An open one has a payment link; the last two are final. */
export const DRAFT_ORDER_STATES = ['draft', 'open', 'paid', 'cancelled'] as const;
export type DraftOrderState = (typeof DRAFT_ORDER_STATES)[number];

/** What keeps a draft order from being paid. */
export const DRAFT_PROBLEMS = [
  'noLines',
  'email',
  'address',
  'country',
  'delivery',
  'gone',
  'soldOut',
  'giftCard',
  'subscription',
  'digital',
] as const;
export type DraftProblemKind = (typeof DRAFT_PROBLEMS)[number];
