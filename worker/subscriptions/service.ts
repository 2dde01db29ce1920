/** Subscriptions that were paid for at least once. */

export { changeAddress, type Move, type MoveQuote, quoteMove } from './address.ts';
export { cancelOfPersonStatements } from './cancel-of-person.ts';
export { writeChange } from './change.ts';
export {
  cancelSubscription,
  keepCard,
  pauseSubscription,
  resumeSubscription,
  skipCycle,
} from './changes.ts';
export { cycleCheckoutId } from './cycle-checkout.ts';
export type { CycleLine, CycleOrder, PaidOrder, PlannedEdit, RenewedCycle } from './cycle-order.ts';
export { type Ending, endingStatements, isOver } from './ending.ts';
export type { SubscriptionEvent } from './event.ts';
export { openKeptCard } from './kept-card.ts';
export { subscriptionPath, subscriptionTokenOf } from './links.ts';
export { subscriptionMails } from './mails.ts';
export { type OrderSubscription, subscriptionOfOrder } from './of-order.ts';
export { subscriptionsOfPerson } from './of-person.ts';
export { isCharging, lastCycleMails, renewStatements } from './renew.ts';
export { findByToken, findSubscription, subscriptionsDue, subscriptionsToAnnounce } from './repository.ts';
export { subscriptionSamples } from './samples.ts';
export { noSchedule, placeAfter } from './schedule.ts';
export { startSubscriptionStatements } from './start.ts';
export { type Subscription, subscriptionIdOf } from './subscription.ts';
export { type Changed, expectVersion, updateStatements } from './update.ts';
