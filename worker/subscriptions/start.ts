import { nextBillingAt } from '#runtime/domain/billing.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { OrderSnapshot } from '../orders/service.ts';
import { sha256 } from '../session/service.ts';
import { subscriptionTokenOf } from './links.ts';

interface Started {
  siteId: string;
  secret: string;
  snapshot: OrderSnapshot;
  /** The paid order of the first cycle. `placedAt` is in ms since the epoch. */
  order: { id: string; provider: string | null; placedAt: number };
}

/** Starts the subscriptions of an order. A subscription is bought alone, so the order's total is what a cycle costs. */
export function startSubscriptionStatements(
  db: D1Database,
  { siteId, secret, snapshot, order }: Started,
): D1PreparedStatement[] {
  return snapshot.lines.flatMap(({ plan }, position) => {
    if (!plan) return [];
    const id = sortableId(order.placedAt);
    const next = nextBillingAt(plan, order.placedAt, 1);
    const { orderTokenHash: _, request: __, ...cycleOrder } = snapshot;
    return db
      .prepare(
        `INSERT INTO subscriptions (site_id, id, order_id, position, token_hash, email, plan, cycle_order, cycle_cents,
           currency, provider, state, cycles_billed, next_cycle_at, next_billing_at, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 1, ?13, ?13, ?14)`,
      )
      .bind(
        ...[siteId, id, order.id, position, sha256(subscriptionTokenOf(secret, siteId, id)), snapshot.email],
        ...[JSON.stringify(plan), JSON.stringify(cycleOrder), snapshot.grandTotalCents, snapshot.currency],
        ...[order.provider ?? '', next === null ? 'ended' : 'active', next, order.placedAt],
      );
  });
}
