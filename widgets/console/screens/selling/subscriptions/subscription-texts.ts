import type { PauseReason, SubscriptionState } from '#runtime/contracts/enumerations.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

export const SUBSCRIPTION_STATE_TEXT: Readonly<Record<SubscriptionState, string>> = {
  active: sellingTexts.active,
  paused: sellingTexts.paused,
  ended: sellingTexts.ended,
  cancelled: sellingTexts.cancelled,
};

/** Writes who or what paused a subscription. */
export const PAUSE_TEXT: Readonly<Record<PauseReason, string>> = {
  buyer: sellingTexts.buyerPausedIt,
  owner: sellingTexts.youPausedIt,
  payment: sellingTexts.itWasPausedBecause,
  stock: sellingTexts.itWasPausedBecauseTheProduct,
};
