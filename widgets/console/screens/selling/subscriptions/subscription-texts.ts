import type { PauseReason, SubscriptionState } from '#runtime/contracts/enumerations.ts';

export const SUBSCRIPTION_STATE_TEXT: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  cancelled: 'Cancelled',
};

/** Says who or what paused a subscription, in words. */
export const PAUSE_TEXT: Readonly<Record<PauseReason, string>> = {
  buyer: 'The buyer paused it.',
  owner: 'You paused it.',
  payment: 'It was paused because the card could not be charged.',
  stock: 'It was paused because the product was out of stock.',
};
