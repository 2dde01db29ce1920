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
 * Whether orders in test mode are in the shop's numbers. In production, they are an owner's tests; elsewhere, all orders
 * are tests.
 */
export function countsTests({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>): boolean {
  return ENVIRONMENT !== 'production';
}

/** Whether an order is in the shop's numbers. */
export function isCountedOrder(env: Pick<Bindings, 'ENVIRONMENT'>, { testMode }: { testMode: boolean }): boolean {
  return !testMode || countsTests(env);
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
 * Returns the statement that records an order as its visitor's act, after those that insert it and before the payment
 * forgets its visitor. None is recorded of a visitor who has refused, and of a payment without one: the shop itself
 * renews a subscription.
 */
export function writeOrderAct(
  db: D1Database,
  { siteId, cartId, orderId, paymentId, act, now }: PlacedOrder,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, purposes, person, state, created_at, visitor_hash)
       SELECT ?1, ?2, 'order', ?3, ?4,
         json_set(?5, '$.orderNumber', (SELECT number FROM orders WHERE site_id = ?1 AND id = ?4)),
         COALESCE(source ->> 'allowed', ''), COALESCE(source -> 'person', '{}'),
         iif(source ->> 'allowed' IS NULL, 'waiting', 'due'), ?7, hash
       FROM (SELECT snapshot -> '$.source' AS source, COALESCE(snapshot ->> '$.visitorHash', '') AS hash
         FROM payments WHERE site_id = ?1 AND id = ?6) WHERE source IS NOT NULL AND source ->> 'allowed' IS NOT ''
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, act.id, cartId, orderId, JSON.stringify(act), paymentId, now);
}
