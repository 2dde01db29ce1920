import type { SubscriptionState } from '#runtime/contracts/enumerations.ts';
import type { MoveQuoteAnswer, OwnerSubscription, OwnerSubscriptions } from '#runtime/contracts/subscription.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import type { MoveQuote } from './address.ts';
import { type Subscription, type SubscriptionRow, toSubscription } from './subscription.ts';

interface Listing {
  state?: SubscriptionState | undefined;
  /** Reads the subscriptions after this id; undefined for the newest. */
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a site's subscriptions, newest first, of one state or of all. */
export async function readSubscriptions(
  db: D1Database,
  siteId: string,
  { state, cursor = AFTER_ALL_IDS, limit }: Listing,
): Promise<OwnerSubscriptions> {
  const found = state
    ? 'subscriptions INDEXED BY subscriptions_by_state WHERE site_id = ?1 AND id < ?2 AND state = ?4'
    : 'subscriptions WHERE site_id = ?1 AND id < ?2';
  const { results } = await db
    .prepare(`SELECT * FROM ${found} ORDER BY id DESC LIMIT ?3`)
    .bind(siteId, cursor, limit + 1, ...(state ? [state] : []))
    .all<SubscriptionRow>();
  const subscriptions = results.slice(0, limit).map((row) => toOwnerSubscription(toSubscription(row)));
  const hasNextPage = results.length > limit;
  return { subscriptions, hasNextPage, nextPageCursor: hasNextPage ? (subscriptions.at(-1)?.id ?? null) : null };
}

export function toOwnerSubscription(subscription: Subscription): OwnerSubscription {
  const { id, orderId, state, pauseReason, email, plan, cycleOrder, currency } = subscription;
  const { sku = '', title = '', quantity = 0 } = cycleOrder.lines[0] ?? {};
  return {
    id,
    orderId,
    state,
    email,
    plan,
    sku,
    title,
    quantity,
    pauseReason: pauseReason || null,
    address: cycleOrder.address,
    price: moneyAmount(subscription.cycleCents, currency),
    cyclesBilled: subscription.cyclesBilled,
    failedTries: subscription.tries,
    nextCycleAt: subscription.nextCycleAt,
    nextBillingAt: subscription.nextBillingAt,
    endsAt: subscription.endsAt,
    createdAt: subscription.createdAt,
  };
}

export function toMoveQuote({ cycleCents, currency }: Subscription, quote: MoveQuote): MoveQuoteAnswer {
  const { cycleOrder, cents, offers } = quote;
  return {
    address: cycleOrder.address,
    priceNow: moneyAmount(cycleCents, currency),
    price: moneyAmount(cents, currency),
    shippingOptionId: cycleOrder.shippingOptionId,
    shippingOptions: offers.map(({ id, name, cents }) => ({ id, name, price: moneyAmount(cents, currency) })),
  };
}
