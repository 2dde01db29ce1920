import { guard } from '../../../db/guards.ts';
import { commitStatements, forgetStatement, restockStatements } from '../../../inventory/service.ts';
import { addLinesStatements, orderEventStatements, removeUnitsStatements } from '../../../orders/service.ts';
import type { PlannedEdit } from '../../../subscriptions/service.ts';

/** Marks what was taken off and paid for other goods: no provider gave it back. */
const NO_PAYMENT = 'none';

/** Whether an order is as the owner of an edit saw it, and could still be edited; see `seenValues`. */
const IS_AS_SEEN = `EXISTS (SELECT 1 FROM orders WHERE site_id = ?1 AND id = ?2 AND state IN ('paid', 'packed') AND imported = 0
    AND grand_total_cents = ?3 AND refunded_cents = ?4 AND gift_card_refunded_cents = ?5)
  AND (SELECT COUNT(*) FROM order_lines WHERE site_id = ?1 AND order_id = ?2) = ?6
  AND NOT EXISTS (SELECT 1 FROM order_events WHERE site_id = ?1 AND order_id = ?2
    AND (kind IN ('sent', 'ended', 'cancelled', 'disputed') OR (kind = 'edited' AND ref = ?7)))
  AND NOT EXISTS (SELECT 1 FROM order_refunds WHERE site_id = ?1 AND order_id = ?2 AND state = 'open')`;

/** Returns ?2 and so on of `IS_AS_SEEN`. */
function seenValues(editId: string, { orderId, seen }: PlannedEdit) {
  const { grandTotalCents, refundedCents, giftCardRefundedCents, lines } = seen;
  return [orderId, grandTotalCents, refundedCents, giftCardRefundedCents, lines, editId] as const;
}

/** Whether an edit that waits for its payment could happen now. Otherwise its buyer is asked for no money. */
export async function isEditPossible(
  db: D1Database,
  siteId: string,
  editId: string,
  edit: PlannedEdit,
): Promise<boolean> {
  const found = await db
    .prepare(`SELECT 1 WHERE ${IS_AS_SEEN}`)
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

/**
 * Returns the statements that change an order as its edit says, for one batch. What is taken off counts as refunded, and
 * what is added raises the total: what of the first pays for the second goes back to nobody. The batch fails with
 * ORDER_NOT_EDITABLE where the order is not as its owner saw it.
 */
export function editStatements(db: D1Database, { siteId, editId, edit, now }: Applied): D1PreparedStatement[] {
  const { orderId, seen, remove, lines, needs, removedCents, addedCents, toGiftCardCents } = edit;
  const differenceCents = addedCents - removedCents;
  const netted = {
    amountCents: Math.min(addedCents, removedCents),
    lines: [...remove],
    payment: NO_PAYMENT,
    ...(toGiftCardCents > 0 && { giftCardCents: toGiftCardCents }),
  };
  const event = { siteId, orderId, ref: editId, now };
  return [
    guard(db, siteId, { ORDER_NOT_EDITABLE: `NOT (${IS_AS_SEEN})` }, ...seenValues(editId, edit)),
    forgetStatement(db, { siteId, checkoutId: editId }),
    ...commitStatements(db, { siteId, orderId }, new Map(Object.entries(needs)), now),
    ...removeUnitsStatements(db, siteId, orderId, remove),
    ...addLinesStatements(db, siteId, { ...edit, first: seen.lines }, lines),
    ...orderEventStatements(db, {
      ...event,
      kind: 'edited',
      details: { amountCents: differenceCents, note: edit.text },
    }),
    ...(remove.length > 0 && !isRefundAlone(edit)
      ? orderEventStatements(db, { ...event, kind: 'partlyRefunded', details: netted })
      : []),
    ...(remove.length > 0 && edit.restocks ? restockStatements(db, { siteId, orderId, units: remove, now }) : []),
  ];
}
