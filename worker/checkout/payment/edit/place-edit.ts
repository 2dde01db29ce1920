import { failedCheck, guard } from '../../../db/guards.ts';
import { paidDraftStatements } from '../../../draft-orders/service.ts';
import { dispatchMails, mailStatements } from '../../../mail/service.ts';
import { editedMails } from '../../../orders/service.ts';
import type { ShopCall } from '../../../site/shop-call.ts';
import type { PlannedEdit } from '../../../subscriptions/service.ts';
import { findPayment, type Payment } from '../repository.ts';
import { editStatements } from './edit-statements.ts';

/**
 * Changes an order once the difference is paid, completely or, where the order has changed meanwhile or something is sold
 * out, not at all. Resolves to true if the edit of the payment has happened, by this call or an earlier one.
 */
export async function placeEdit(call: ShopCall, payment: Payment, edit: PlannedEdit): Promise<boolean> {
  const { env, db, site, secret, now } = call;
  const { siteId } = site;
  const { snapshot, checkoutId, id } = payment;
  if (!snapshot) return payment.state === 'paid';
  const isOpen = `EXISTS (SELECT 1 FROM payments WHERE site_id = ?1 AND id = ?2 AND state = 'open')`;
  const mails = edit.mails ? await editedMails(call, edit.orderId, checkoutId) : [];
  try {
    await db.batch([
      guard(db, siteId, { CHECKOUT_CHANGED: `NOT ${isOpen}` }, id),
      ...editStatements(db, { siteId, editId: checkoutId, edit, now }),
      db
        .prepare(`UPDATE payments SET state = 'paid', order_id = ?3, snapshot = '' WHERE site_id = ?1 AND id = ?2`)
        .bind(siteId, id, edit.orderId),
      db
        .prepare(`UPDATE orders SET age_confirmation = COALESCE(age_confirmation, ?3) WHERE site_id = ?1 AND id = ?2`)
        .bind(siteId, edit.orderId, snapshot.ageConfirmation && JSON.stringify(snapshot.ageConfirmation)),
      ...paidDraftStatements(db, siteId, snapshot, { id: edit.orderId, placedAt: now }),
      ...mailStatements(db, { siteId, secret }, mails, now),
    ]);
  } catch (error) {
    if (failedCheck(error) === undefined) throw error;
    return (await findPayment(db, siteId, id))?.state === 'paid';
  }
  await dispatchMails(
    env,
    siteId,
    mails.map((mail) => mail.id),
  );
  return true;
}
