import type { AccountOrder, AccountOrders, AccountSubscription } from '#runtime/contracts/account.ts';
import type { SubscriptionState } from '#runtime/contracts/enumerations.ts';
import type { OrderState } from '#runtime/contracts/order-enumerations.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { orderTokenOf, statusPath } from '../orders/service.ts';
import type { PersonCall } from '../people/service.ts';
import { subscriptionPath } from '../subscriptions/service.ts';

/** Most subscriptions that an account lists; nobody has as many. */
const SUBSCRIPTIONS_MAX = 100;

interface OrderRow {
  id: string;
  number: number;
  state: OrderState;
  placed_at: number;
  grand_total_cents: number;
  currency: string;
  quantity: number;
  checkout_id: string;
  token_hash: string;
}

/**
 * Lists the orders that were made with the account's confirmed addresses, as a guest too, the newest first. `cursor` is the number of
 * the last order before.
 */
export async function listOrders(
  call: PersonCall,
  email: string,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: { cursor?: number | undefined; limit: number },
): Promise<AccountOrders> {
  const { db, site } = call;
  const { results: addresses } = await db
    .prepare(`SELECT email FROM ${ADDRESSES_OF('?2')}`)
    .bind(site.siteId, email)
    .all<{ email: string }>();
  const statement = db.prepare(
    `SELECT o.id, o.number, o.state, o.placed_at, o.grand_total_cents, o.currency, o.checkout_id, o.token_hash,
         (SELECT SUM(l.quantity) FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id) AS quantity
       FROM orders o INDEXED BY orders_by_email
       WHERE o.site_id = ?1 AND o.email = ?2 AND o.number < ?3 ORDER BY o.number DESC LIMIT ?4`,
  );
  // Each address's newest are read by the index, and merged here.
  const found = await db.batch<OrderRow>(
    addresses.map(({ email: of }) => statement.bind(site.siteId, of, cursor, limit + 1)),
  );
  const results = found.flatMap((part) => part.results).sort((a, b) => b.number - a.number);
  const orders = results.slice(0, limit).map((row) => toOrder(call, row));
  const hasNextPage = results.length > limit;
  return { orders, hasNextPage, nextPageCursor: hasNextPage ? String(orders.at(-1)?.number) : null };
}

function toOrder({ secrets, site }: PersonCall, row: OrderRow): AccountOrder {
  const token = orderTokenOf(secrets, site.siteId, { checkoutId: row.checkout_id, tokenHash: row.token_hash });
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    placedAt: row.placed_at,
    totalCents: row.grand_total_cents,
    currency: row.currency,
    quantity: row.quantity ?? 0,
    path: token === undefined ? null : statusPath(token),
  };
}

interface SubscriptionRow {
  id: string;
  title: string;
  plan: string;
  state: SubscriptionState;
  cycle_cents: number;
  currency: string;
  next_billing_at: number | null;
}

/** Lists the subscriptions of the account's confirmed addresses, the newest first. */
export async function listSubscriptions(
  { db, site, secret }: PersonCall,
  email: string,
): Promise<AccountSubscription[]> {
  const { results } = await db
    .prepare(
      `SELECT id, cycle_order ->> '$.lines[0].title' AS title, plan, state, cycle_cents, currency,
         CASE WHEN next_cycle_at >= ends_at THEN NULL ELSE next_billing_at END AS next_billing_at
       FROM subscriptions INDEXED BY subscriptions_by_email
       WHERE site_id = ?1 AND email IN ${ADDRESSES_OF('?2')} ORDER BY id DESC LIMIT ?3`,
    )
    .bind(site.siteId, email, SUBSCRIPTIONS_MAX)
    .all<SubscriptionRow>();
  return results.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    state: row.state,
    billingPeriod: JSON.parse(row.plan).billingPeriod,
    cycleCents: row.cycle_cents,
    currency: row.currency,
    nextBillingAt: row.state === 'active' ? row.next_billing_at : null,
    path: subscriptionPath(secret, site.siteId, row.id),
  }));
}
