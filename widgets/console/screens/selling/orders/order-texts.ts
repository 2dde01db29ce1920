import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { parcelTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

/** The texts for what has happened to an order. */
export const ORDER_EVENT_TEXT: Readonly<Record<OrderEventKind, string>> = {
  packed: sellingTexts.itWasPacked,
  sent: sellingTexts.parcelWasSent,
  delivered: sellingTexts.itWasDelivered,
  ended: sellingTexts.itWasCompleted,
  cancelled: sellingTexts.itWasCancelled,
  noted: commonTexts.note,
  edited: sellingTexts.wasEdited,
  partlyRefunded: sellingTexts.partWasRefunded,
  refunded: sellingTexts.itWasRefunded,
  refundFailed: sellingTexts.refundFailed,
  disputed: sellingTexts.buyerDisputesThePayment,
  disputeWon: sellingTexts.youHaveWon,
  disputeLost: sellingTexts.disputeIsLost,
  corrected: parcelTexts.trackingWasCorrected,
  takenBack: parcelTexts.parcelWasTakenBack,
};
