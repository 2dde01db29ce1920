import type { OrderEventDetails } from '#runtime/contracts/order.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import type { Money } from '../../payments/service.ts';

/** The event that says how a dispute stands. */
export const DISPUTE_EVENTS = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const;

/** An event of an order's time line. `ref` is the provider's id of the refund or dispute. */
export interface MoneyEvent {
  kind: OrderEventKind;
  ref: string;
  /** Minor units. */
  amountCents: number;
  /** The key by which a refund was asked for, also one that has failed; undefined for any other event. */
  key?: string;
  /** What a refund is for, where an owner has said it. */
  units?: OrderEventDetails;
  /** The return whose refund has failed. */
  returnId?: string;
  /** Ms since the epoch. */
  at: number;
}

/**
 * Returns the events of an order's money. They depend on what the provider knows now, not on the order of its messages.
 * The provider gives the time at which a refund was made or a dispute began, and not that at which it ended.
 */
export function moneyEvents({ paidCents, refunds, disputes }: Money, now: number): MoneyEvent[] {
  const event = (kind: OrderEventKind, { id, cents }: { id: string; cents: number }, at: number) => {
    return { kind, ref: id, amountCents: cents, at };
  };
  return [
    ...refunds.flatMap((refund) => [
      { ...event(refund.cents < paidCents ? 'partlyRefunded' : 'refunded', refund, refund.at), key: refund.key },
      ...(refund.hasFailed ? [{ ...event('refundFailed', refund, now), key: refund.key }] : []),
    ]),
    ...disputes.flatMap((dispute) => [
      event('disputed', dispute, dispute.at),
      ...(dispute.state === 'open' ? [] : [event(DISPUTE_EVENTS[dispute.state], dispute, now)]),
    ]),
  ];
}

/** Returns those of these events that are not in the order's time line yet. */
export async function newEvents(
  db: D1Database,
  { siteId, orderId }: { siteId: string; orderId: string },
  events: readonly MoneyEvent[],
): Promise<MoneyEvent[]> {
  const { results } = await db
    .prepare(`SELECT kind, ref FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND ref <> ''`)
    .bind(siteId, orderId)
    .all<{ kind: string; ref: string }>();
  const known = new Set(results.map(({ kind, ref }) => `${kind} ${ref}`));
  return events.filter(({ kind, ref }) => !known.has(`${kind} ${ref}`));
}
