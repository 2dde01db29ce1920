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
 * Whether an order is in the shop's numbers. An owner's order in test mode is not in those of production; elsewhere,
 * all orders are tests.
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
  /**
   * The money that it brings in, in minor units, without the part that a gift card pays, which was a sale when the card
   * was sold.
   */
  saleCents: number;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statement that records an order, after those that insert it and before the payment forgets its visitor.
 * Its money is added to the sales whatever the visitor allows, because the books are the shop's own. A payment without
 * a visitor is one of the shop itself, which renews a subscription.
 */
export function writeOrderAct(
  db: D1Database,
  { siteId, cartId, orderId, paymentId, act, saleCents, now }: PlacedOrder,
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
    .bind(siteId, act.id, cartId, orderId, JSON.stringify(act), paymentId, saleCents, now);
}
