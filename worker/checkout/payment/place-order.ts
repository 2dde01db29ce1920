import { failedCheck, isClash } from '../../db/guards.ts';
import { sortableId } from '../../db/sortable-id.ts';
import { issueGiftCards } from '../../gift-cards/service.ts';
import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { orderMails, placedOrderTokenOf } from '../../orders/service.ts';
import { sha256 } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { placeOrderStatements } from './place-order-statements.ts';
import { findPayment, type Payment } from './repository.ts';

/**
 * Turns a paid payment into its order, completely or, if anything is sold out, not at all. Resolves to true if the
 * payment has its order, from this call or an earlier one.
 */
export async function placeOrder(call: ShopCall, payment: Payment): Promise<boolean> {
  const { env, db, site, secret, now } = call;
  const { snapshot } = payment;
  if (!snapshot) return payment.state === 'paid';
  const orderId = sortableId(now);
  const orderToken = placedOrderTokenOf(secret, site.siteId, snapshot.checkoutId);
  const cards = issueGiftCards(snapshot, now);
  const mails = await orderMails(call, snapshot, { orderToken, cards, orderId });
  const order = { id: orderId, tokenHash: sha256(orderToken), placedAt: now };
  try {
    await db.batch([
      ...placeOrderStatements(db, { payment, snapshot, order, cards }),
      ...mailStatements(db, site.siteId, mails, now),
      numberMails(db, site.siteId, orderId, mails),
    ]);
  } catch (error) {
    if (failedCheck(error) === undefined && !isClash(error, 'orders.site_id, ')) throw error;
    return (await findPayment(db, payment.siteId, payment.id))?.state === 'paid';
  }
  const due = mails.filter(({ notBefore = now }) => notBefore <= now);
  await dispatchMails(
    env,
    site.siteId,
    due.flatMap(({ id = [] }) => id),
  );
  return true;
}

/** Writes the order's number into its mails, which were written with the order's id as a placeholder. */
function numberMails(db: D1Database, siteId: string, orderId: string, mails: readonly { id?: string }[]) {
  return db
    .prepare(
      `UPDATE outbox SET subject = replace(subject, ?2, o.number), text_body = replace(text_body, ?2, o.number),
         html_body = replace(html_body, ?2, o.number)
       FROM orders o
       WHERE o.site_id = ?1 AND o.id = ?2 AND outbox.site_id = ?1 AND outbox.id IN (SELECT value FROM json_each(?3))`,
    )
    .bind(siteId, orderId, JSON.stringify(mails.map(({ id }) => id)));
}
