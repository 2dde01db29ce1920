import { isCountedOrder } from '../../acts/service.ts';
import { failedCheck, isClash } from '../../db/guards.ts';
import { sortableId } from '../../db/sortable-id.ts';
import { grantDownloads } from '../../downloads/service.ts';
import { issueGiftCards } from '../../gift-cards/service.ts';
import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { orderMails, placedOrderTokenOf } from '../../orders/service.ts';
import { providerOf } from '../../payments/service.ts';
import { sha256 } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { lastCycleMails } from '../../subscriptions/service.ts';
import { placeEdit } from './edit/place-edit.ts';
import { placeOrderStatements } from './place-order-statements.ts';
import { findPayment, type Payment } from './repository.ts';

/**
 * Turns a paid payment into its order, completely or, if anything is sold out, not at all. Resolves to true if the
 * payment has its order, from this call or an earlier one.
 */
export async function placeOrder(call: ShopCall, payment: Payment): Promise<boolean> {
  const { env, db, site, secret, now } = call;
  const { snapshot, provider, account } = payment;
  if (!snapshot) return payment.state === 'paid';
  if (snapshot.draft?.edit) return placeEdit(call, payment, snapshot.draft.edit);
  const orderId = sortableId(now);
  const orderToken = placedOrderTokenOf(secret, site.siteId, snapshot.checkoutId);
  const cards = issueGiftCards(call, snapshot);
  const downloads = await grantDownloads(call, snapshot.lines);
  const [mails, endMails, keptCard] = await Promise.all([
    orderMails(call, snapshot, { orderToken, cards, downloads, orderId, provider }),
    lastCycleMails(call, snapshot),
    keptCardOf(call, payment),
  ]);
  const isCounted = isCountedOrder(env, snapshot);
  const termsSentAt = mails.some(({ hasWithdrawalTerms }) => hasWithdrawalTerms) ? now : null;
  const order = { id: orderId, tokenHash: sha256(orderToken), provider, account, placedAt: now, termsSentAt };
  try {
    await db.batch([
      ...placeOrderStatements(db, { payment, snapshot, order, cards, downloads, secret, keptCard, isCounted }),
      ...mailStatements(db, { siteId: site.siteId, secret }, [...mails, ...endMails], now),
    ]);
  } catch (error) {
    if (failedCheck(error) === undefined && !isClash(error, 'orders.site_id, ')) throw error;
    return (await findPayment(db, payment.siteId, payment.id))?.state === 'paid';
  }
  const due = [...mails, ...endMails].filter(({ notBefore = now }) => notBefore <= now);
  await dispatchMails(
    env,
    site.siteId,
    due.flatMap(({ id = [] }) => id),
  );
  return true;
}

/** Asks the provider for the card that a subscription's first payment has kept; undefined for any other payment. */
async function keptCardOf(
  { env, site }: ShopCall,
  { provider, account, ref, snapshot }: Payment,
): Promise<string | undefined> {
  const startsSubscription = !snapshot?.renewal && snapshot?.lines.some(({ plan }) => plan !== null);
  if (!startsSubscription || !provider || !ref) return undefined;
  return providerOf(env, site, provider, account)?.keptCardOf(ref);
}
