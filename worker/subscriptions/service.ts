/** Subscriptions that were paid for at least once. */

export { startSubscriptionStatements } from './start.ts';
