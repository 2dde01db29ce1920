import type { OrderEventKind, OrderState } from '#runtime/contracts/enumerations.ts';

/** Names the states of orders in words. */
export const ORDER_STATE_TEXT: Readonly<Record<OrderState, string>> = {
  paid: 'To pack',
  packed: 'To send',
  sent: 'Sent',
  ended: 'Completed',
  refunded: 'Refunded',
};

/** Says what has happened to an order, in words. */
export const ORDER_EVENT_TEXT: Readonly<Record<OrderEventKind, string>> = {
  packed: 'It was packed.',
  sent: 'A parcel was sent.',
  ended: 'It was completed.',
  cancelled: 'It was cancelled.',
  noted: 'Note',
  partlyRefunded: 'A part was refunded.',
  refunded: 'It was refunded.',
  refundFailed: 'A refund failed, and its money did not go back.',
  disputed: 'The buyer disputes the payment with their bank.',
  disputeWon: 'You have won the dispute.',
  disputeLost: 'The dispute is lost, and the bank has given the money back.',
};
