import { guard } from '../db/guards.ts';
import { returnMessages } from '../webhooks/service.ts';

/** The units of the order line `l` that are on their way back, as SQL; ?1 is the site and ?2 the order. */
export const COMING_UNITS = `(SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0)
  FROM returns rt CROSS JOIN json_each(rt.lines) unit
  WHERE rt.site_id = ?1 AND rt.order_id = ?2 AND rt.state IN ('open', 'received')
    AND unit.value ->> 'position' = l.position)`;

/** The units of the order line `l` whose money is about to go back without a return, as SQL; ?1 is the site and ?2 the order. */
export const LEAVING_UNITS = `(SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0)
  FROM order_refunds rf CROSS JOIN json_each(rf.lines) unit
  WHERE rf.site_id = ?1 AND rf.order_id = ?2 AND rf.state = 'open' AND rf.return_id IS NULL
    AND unit.value ->> 'position' = l.position)`;

/** What the refund of a return gave back, in minor units. */
interface PaidBack {
  siteId: string;
  /** Of the charge, and to a gift card. */
  cents: number;
  giftCardCents: number;
  /** What of both is for the delivery. */
  deliveryCents: number;
}

/** Returns the statements that end a return whose money has gone back; a repeat changes nothing. */
export function returnRefundedStatements(
  db: D1Database,
  returnId: string,
  { siteId, cents, giftCardCents, deliveryCents }: PaidBack,
  now: number,
): D1PreparedStatement[] {
  return [
    // The message goes before, because afterwards nothing shows whether this call has changed the return.
    returnMessages(db, siteId, { returnId, state: 'refunded', when: `state <> 'refunded'` }),
    db
      .prepare(
        `UPDATE returns SET state = 'refunded', refunded_at = ?3, goods_cents = ?4 + ?5 - ?6, delivery_cents = ?6,
           provider_cents = ?4, gift_card_cents = ?5, version = version + 1
         WHERE site_id = ?1 AND id = ?2 AND state <> 'refunded'`,
      )
      .bind(siteId, returnId, now, cents, giftCardCents, deliveryCents),
  ];
}

/** Returns the statements that make a return wait for its money again, because its refund has failed later. */
export function returnReopenedStatements(db: D1Database, siteId: string, returnId: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE returns SET state = CASE WHEN received_at IS NULL THEN 'open' ELSE 'received' END, refunded_at = NULL,
           version = version + 1
         WHERE site_id = ?1 AND id = ?2 AND state = 'refunded'`,
      )
      .bind(siteId, returnId),
    returnMessages(db, siteId, { returnId, when: `state IN ('open', 'received')` }),
  ];
}

/** Returns the guard that keeps money from going back for a return that was cancelled or refunded meanwhile. */
export function returnGuard(db: D1Database, siteId: string, returnId: string): D1PreparedStatement {
  const isOver = `NOT EXISTS (SELECT 1 FROM returns
    WHERE site_id = ?1 AND id = ?2 AND state IN ('open', 'received'))`;
  return guard(db, siteId, { ORDER_CONFLICT: isOver }, returnId);
}
