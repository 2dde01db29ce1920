import { ownerNoticeStatement, ownerNoticesStatement } from '../../owner-notices/service.ts';
import type { MoneyEvent } from './money-events.ts';
import type { Payment } from './repository.ts';

/** Events that need somebody to look at the order. */
const TROUBLES: readonly MoneyEvent['kind'][] = ['refundFailed', 'disputed', 'disputeLost'];

const OF_ORDER = `SELECT ?2 || ' ' || ?3 || ' ' || ?4 AS key, 'orders/' || number AS target,
  json_object('number', number, 'what', ?3, 'cents', CAST(?5 AS INTEGER), 'currency', currency) AS details
  FROM orders WHERE site_id = ?1 AND id = ?2`;

/** Returns the statements that write notices of what went wrong with the money of a paid order. */
export function moneyNoticeStatements(
  db: D1Database,
  { siteId, orderId }: { siteId: string; orderId: string },
  events: readonly MoneyEvent[],
  now: number,
): D1PreparedStatement[] {
  return events
    .filter(({ kind }) => TROUBLES.includes(kind))
    .map(({ kind, ref, amountCents }) =>
      ownerNoticesStatement(
        db,
        { siteId, kind: 'payment' },
        { select: OF_ORDER, values: [orderId, kind, ref, amountCents] },
        now,
      ),
    );
}

/** Returns the statement that writes the notice of a payment whose provider does not say what became of it. */
export function silentNoticeStatement(
  db: D1Database,
  { siteId, id, checkoutId }: Pick<Payment, 'siteId' | 'id' | 'checkoutId'>,
  now: number,
): D1PreparedStatement {
  const target = `pending-orders/${checkoutId}`;
  return ownerNoticeStatement(db, { siteId, kind: 'payment', target, key: id, details: { what: 'silent' } }, now);
}
