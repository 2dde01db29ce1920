import { guard } from '../../../db/guards.ts';
import { commitStatements, forgetStatement, restockStatements } from '../../../inventory/service.ts';
import {
  addLinesStatements,
  orderEventStatements,
  REFUNDED_UNITS,
  removeUnitsStatements,
} from '../../../orders/service.ts';
import { COMING_UNITS } from '../../../returns/service.ts';
import type { PlannedEdit } from '../../../subscriptions/service.ts';

/** Marks what was taken off and paid for other goods: no provider gave it back. */
const NO_PAYMENT = 'none';

/** Whether an order can still be edited; see `seenValues`. */
const IS_EDITABLE = `EXISTS (SELECT 1 FROM orders
    WHERE site_id = ?1 AND id = ?2 AND state IN ('paid', 'packed') AND imported = 0)
  AND NOT EXISTS (SELECT 1 FROM order_events WHERE site_id = ?1 AND order_id = ?2
    AND (kind IN ('sent', 'ended', 'cancelled', 'disputed') OR (kind = 'edited' AND ref = ?8)))
  AND NOT EXISTS (SELECT 1 FROM order_refunds WHERE site_id = ?1 AND order_id = ?2 AND state = 'open')`;
/** Whether it is as the owner of an edit saw it: nobody has edited it meanwhile, and no money has gone back. */
const IS_AS_SEEN = `EXISTS (SELECT 1 FROM orders WHERE site_id = ?1 AND id = ?2
    AND grand_total_cents = ?3 AND refunded_cents = ?4 AND gift_card_refunded_cents = ?5)
  AND (SELECT COUNT(*) FROM order_lines WHERE site_id = ?1 AND order_id = ?2) = ?6
  AND (SELECT COUNT(*) FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND kind = 'edited') = ?7`;
/** Whether it takes off units that went back or are on their way back by a return. */
const IS_COMING = `EXISTS (SELECT 1 FROM json_each(?9) asked
  CROSS JOIN order_lines l ON l.site_id = ?1 AND l.order_id = ?2 AND l.position = asked.value ->> 'position'
  WHERE l.quantity < (asked.value ->> 'quantity') + ${REFUNDED_UNITS} + ${COMING_UNITS})`;

/** Returns ?2 and so on of all of them. */
function seenValues(editId: string, { orderId, seen, remove }: PlannedEdit) {
  const { grandTotalCents, refundedCents, giftCardRefundedCents, lines, edits } = seen;
  return [
    orderId,
    grandTotalCents,
    refundedCents,
    giftCardRefundedCents,
    lines,
    edits,
    editId,
    JSON.stringify(remove),
  ] as const;
}

/**
 * Returns the guard of an edit: ORDER_NOT_EDITABLE where something of the order is on its way or its money moves,
 * VERSION_STALE where it is not as its owner saw it, and ORDER_CONFLICT where units that it takes off are on their way back.
 */
export function editGuard(db: D1Database, siteId: string, editId: string, edit: PlannedEdit): D1PreparedStatement {
  const refused = {
    ORDER_NOT_EDITABLE: `NOT (${IS_EDITABLE})`,
    VERSION_STALE: `NOT (${IS_AS_SEEN})`,
    ORDER_CONFLICT: IS_COMING,
  };
  return guard(db, siteId, refused, ...seenValues(editId, edit));
}

/** Whether an edit that waits for its payment could happen now. Otherwise its buyer is asked for no money. */
export async function isEditPossible(
  db: D1Database,
  siteId: string,
  editId: string,
  edit: PlannedEdit,
): Promise<boolean> {
  const found = await db
    .prepare(`SELECT 1 WHERE ${IS_EDITABLE} AND ${IS_AS_SEEN} AND NOT ${IS_COMING}`)
    .bind(siteId, ...seenValues(editId, edit))
    .first();
  return found !== null;
}

interface Applied {
  siteId: string;
  /** What distinguishes the edit from others of its order. */
  editId: string;
  edit: PlannedEdit;
  /** Ms since the epoch. */
  now: number;
}

/** Whether an edit only gives money back, so that its refund names the units that were taken off. */
export function isRefundAlone({ addedCents, removedCents }: Pick<PlannedEdit, 'addedCents' | 'removedCents'>): boolean {
  return addedCents === 0 && removedCents > 0;
}

/** What of the refund of an edit is for the delivery; the rest of that pays for what is added. */
export function refundedDelivery(edit: PlannedEdit): number {
  const { addedCents, removedCents, deliveryBackCents } = edit;
  // The refund is the only event then, and names what the gift card gets back too.
  if (isRefundAlone(edit)) return deliveryBackCents;
  return Math.min(deliveryBackCents, Math.max(0, removedCents - addedCents));
}

/**
 * Returns the statements that change an order as its edit says, for one batch. What is taken off counts as refunded, and
 * what is added raises the total: what of the first pays for the second goes back to nobody. The batch fails as
 * `editGuard` says.
 */
export function editStatements(db: D1Database, { siteId, editId, edit, now }: Applied): D1PreparedStatement[] {
  const { orderId, seen, remove, lines, needs, removedCents, addedCents, toGiftCardCents, deliveryBackCents } = edit;
  const differenceCents = addedCents - removedCents;
  const nettedDelivery = deliveryBackCents - refundedDelivery(edit);
  const isLess = remove.length > 0 || deliveryBackCents > 0;
  const netted = {
    amountCents: Math.min(addedCents, removedCents),
    lines: [...remove],
    payment: NO_PAYMENT,
    ...(nettedDelivery > 0 && { deliveryCents: nettedDelivery }),
    ...(toGiftCardCents > 0 && { giftCardCents: toGiftCardCents }),
  };
  const event = { siteId, orderId, ref: editId, now };
  return [
    editGuard(db, siteId, editId, edit),
    forgetStatement(db, { siteId, checkoutId: editId }),
    ...commitStatements(db, { siteId, orderId }, new Map(Object.entries(needs)), now),
    ...removeUnitsStatements(db, siteId, orderId, remove),
    ...addLinesStatements(db, siteId, { ...edit, first: seen.lines }, lines),
    ...orderEventStatements(db, {
      ...event,
      kind: 'edited',
      details: { amountCents: differenceCents, note: edit.text },
    }),
    ...(isLess && !isRefundAlone(edit)
      ? orderEventStatements(db, { ...event, kind: 'partlyRefunded', details: netted })
      : []),
    ...(remove.length > 0 && edit.restocks ? restockStatements(db, { siteId, orderId, units: remove, now }) : []),
  ];
}
