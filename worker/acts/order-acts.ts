import type { Act, ActItem } from '#runtime/contracts/telemetry.ts';
import type { Bindings } from '../env.ts';
import { actId } from './write.ts';

interface OrderFacts {
  siteId: string;
  checkoutId: string;
  currency: string;
  grandTotalCents: number;
  items: readonly ActItem[];
}

/** Returns the act of placing an order. */
export function orderAct({ siteId, checkoutId, currency, grandTotalCents, items }: OrderFacts): Act {
  const id = actId(siteId, 'order', checkoutId);
  return { id, kind: 'order', currency, valueCents: grandTotalCents, items: [...items] };
}

/**
 * Whether an order is in the shop's numbers. What an owner orders in test mode is not; outside production, tests are all
 * that there is.
 */
export function isCountedOrder({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>, { testMode }: { testMode: boolean }) {
  return !testMode || ENVIRONMENT !== 'production';
}

interface PlacedOrder {
  siteId: string;
  /** The cart or the pending order. */
  cartId: string;
  orderId: string;
  paymentId: string;
  act: Act;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statement that writes down an order, after those that insert it and before the payment forgets whose order
 * it is. Its amount is added to the sales whatever its visitor allows, because the books are the shop's own. A payment
 * that names no visitor is one of the shop itself, which renews a subscription.
 */
export function writeOrderAct(
  db: D1Database,
  { siteId, cartId, orderId, paymentId, act, now }: PlacedOrder,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, purposes, person, state, sale_cents, created_at,
         visitor_hash)
       SELECT ?1, ?2, 'order', ?3, ?4,
         json_set(?5, '$.orderNumber', (SELECT number FROM orders WHERE site_id = ?1 AND id = ?4)),
         COALESCE(source ->> 'allowed', ''), COALESCE(source -> 'person', '{}'),
         iif(source IS NOT NULL AND source ->> 'allowed' IS NULL, 'waiting', 'due'), ?7, ?8,
         iif(source ->> 'allowed' = '' OR source IS NULL, '', hash)
       FROM (SELECT snapshot -> '$.source' AS source, COALESCE(snapshot ->> '$.visitorHash', '') AS hash
         FROM payments WHERE site_id = ?1 AND id = ?6) WHERE TRUE
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(...[siteId, act.id, cartId, orderId, JSON.stringify(act), paymentId, act.valueCents, now]);
}

interface Refund {
  siteId: string;
  orderId: string;
  kind: 'refunded' | 'partlyRefunded';
  /** The provider's id of the refund; '' for that of an order that was paid by a gift card. */
  ref: string;
  cents: number;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statement that writes down a refund, before the one that adds its event to the order, because the event
 * tells whether it is a repeat. It is the act of the visitor who has ordered; where that order's act is gone or nobody's,
 * only its amount is counted.
 */
export function writeRefundAct(
  db: D1Database,
  { siteId, orderId, kind, ref, cents, now }: Refund,
): D1PreparedStatement {
  const isNew = `NOT EXISTS (SELECT 1 FROM order_events e
    WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind = ?4 AND e.ref = ?5)`;
  return db
    .prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, purposes, person, state, sale_cents, created_at,
         visitor_hash)
       SELECT ?1, ?3, 'refund', COALESCE(a.cart_id, o.checkout_id), ?2,
         json_object('id', ?3, 'kind', 'refund', 'currency', o.currency, 'valueCents', ?6, 'items',
           json(iif(?4 = 'refunded', COALESCE(a.data -> '$.items', '[]'), '[]')), 'orderNumber', o.number),
         COALESCE(a.purposes, ''), COALESCE(a.person, '{}'), iif(a.state = 'waiting', 'waiting', 'due'), ?6, ?7,
         COALESCE(a.visitor_hash, '')
       FROM orders o LEFT JOIN acts a INDEXED BY acts_of_orders
         ON a.site_id = o.site_id AND a.order_id = o.id AND a.kind = 'order'
       WHERE o.site_id = ?1 AND o.id = ?2 AND o.imported = 0 AND (o.test_mode = 0 OR a.id IS NOT NULL) AND ${isNew}
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, orderId, actId(siteId, 'refund', orderId, ref), kind, ref, cents, now);
}
