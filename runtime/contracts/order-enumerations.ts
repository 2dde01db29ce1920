/** Closed lists about orders. They are plain values: this file imports no schema library. */

/** The states of a paid order. One that has nothing to send goes from `paid` to `ended`. */
export const ORDER_STATES = ['paid', 'packed', 'sent', 'refunded', 'ended'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order after its payment. */
export const ORDER_EVENTS = [
  'packed',
  'sent',
  'delivered',
  'ended',
  'cancelled',
  'noted',
  'edited',
  'partlyRefunded',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'disputeLost',
  'corrected',
  'takenBack',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** How a buyer has paid without the shop: by bank transfer, in cash, or in another way. */
export const OUTSIDE_METHODS = ['transfer', 'cash', 'other'] as const;
export type OutsideMethod = (typeof OUTSIDE_METHODS)[number];

/**
 * The states of an order that an owner writes. An open one has a payment link; the others after it are final. An edit
 * whose link was not paid in time is expired; a draft of an order can have another link.
 */
export const DRAFT_ORDER_STATES = ['draft', 'open', 'paid', 'cancelled', 'expired'] as const;
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
  'amount',
] as const;
export type DraftProblemKind = (typeof DRAFT_PROBLEMS)[number];
