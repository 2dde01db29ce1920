import { sha256 } from '../session/service.ts';
import { subscriptionMessages } from '../webhooks/service.ts';
import type { CycleOrder, PaidOrder } from './cycle-order.ts';
import { sealKeptCard } from './kept-card.ts';
import { subscriptionTokenOf } from './links.ts';
import { noSchedule, placeAfter, scheduleAt } from './schedule.ts';
import { subscriptionIdOf } from './subscription.ts';

interface Started {
  siteId: string;
  secret: string;
  snapshot: PaidOrder;
  /** The paid order of the first cycle. `placedAt` is in ms since the epoch. */
  order: { id: string; provider: string | null; account: string; placedAt: number };
  /** The card that the provider has kept; undefined for none. */
  keptCard: string | undefined;
}

/**
 * Starts the subscriptions of an order. A subscription is bought alone, without coupons and gift cards, so each later
 * cycle costs what the order does.
 */
export function startSubscriptionStatements(
  db: D1Database,
  { siteId, secret, snapshot, order, keptCard }: Started,
): D1PreparedStatement[] {
  if (snapshot.renewal) return [];
  return snapshot.lines.flatMap(({ plan }, position) => {
    if (!plan) return [];
    const id = subscriptionIdOf(order.id, position);
    const start = { anchorAt: order.placedAt, periods: 0 };
    const next = placeAfter(plan, start, { cycle: 1, now: order.placedAt });
    const schedule = next ? scheduleAt(plan, next, order.placedAt) : noSchedule(start);
    const inserted = db
      .prepare(
        `INSERT INTO subscriptions (site_id, id, order_id, position, token_hash, email, plan, cycle_order, cycle_cents,
           currency, provider, kept_card, state, cycles_billed, created_at, anchor_at, periods, next_cycle_at,
           next_billing_at, announce_at, payment_account)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 1, ?14, ?15, ?16, ?17, ?18, ?19, ?20)`,
      )
      .bind(
        siteId,
        id,
        order.id,
        position,
        sha256(subscriptionTokenOf(secret, siteId, id)),
        snapshot.email,
        JSON.stringify(plan),
        JSON.stringify(cycleOrderOf(snapshot)),
        snapshot.grandTotalCents,
        snapshot.currency,
        order.provider ?? '',
        next ? sealKeptCard(secret, { siteId, id }, keptCard) : '',
        next ? 'active' : 'ended',
        order.placedAt,
        schedule.anchor_at,
        schedule.periods,
        schedule.next_cycle_at,
        schedule.next_billing_at,
        schedule.announce_at,
        order.account,
      );
    return [
      inserted,
      subscriptionMessages(db, siteId, id),
      ofCycleStatement(db, siteId, order.id, { subscriptionId: id, cycle: 1 }),
    ];
  });
}

function cycleOrderOf(paid: PaidOrder): CycleOrder {
  const { orderTokenHash: _, request: __, renewal: ___, source: ____, ...kept } = paid;
  const { withdrawalConsent: _____, ageConfirmation: ______, ...snapshot } = kept;
  return { ...snapshot, coupons: [], giftCardId: null, giftCardCents: 0 };
}

/** Notes in an order which cycle it pays. */
export function ofCycleStatement(
  db: D1Database,
  siteId: string,
  orderId: string,
  { subscriptionId, cycle }: { subscriptionId: string; cycle: number },
): D1PreparedStatement {
  return db
    .prepare('UPDATE orders SET subscription_id = ?3, cycle = ?4 WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, orderId, subscriptionId, cycle);
}
