import type { SubscriptionState } from '#runtime/contracts/enumerations.ts';
import { isOver } from './ending.ts';
import { subscriptionPath } from './links.ts';
import { findSubscription } from './repository.ts';

/** The facts in the pages and mails of an order about the subscription whose cycle it pays. */
export interface OrderSubscription {
  /** Path of the subscription's page, with the token that opens it. */
  path: string;
  state: SubscriptionState;
  /** Next charge in ms since the epoch; null where there is none. */
  nextBillingAt: number | null;
  /** What a cycle costs, in minor units of `currency`. */
  cycleCents: number;
  currency: string;
}

/** Reads the subscription of this id, for the pages and mails of its orders. */
export async function subscriptionOfOrder(
  { db, secret }: { db: D1Database; secret: string },
  siteId: string,
  subscriptionId: string,
): Promise<OrderSubscription | undefined> {
  const subscription = await findSubscription(db, siteId, subscriptionId);
  if (!subscription) return undefined;
  const { state, nextBillingAt, cycleCents, currency } = subscription;
  const isCharged = state === 'active' && !isOver(subscription);
  return {
    path: subscriptionPath(secret, siteId, subscriptionId),
    state,
    cycleCents,
    currency,
    nextBillingAt: isCharged ? nextBillingAt : null,
  };
}
