import type { Bindings } from '../../env.ts';
import { ApiError } from '../../http/errors.ts';
import { restockStatements } from '../../inventory/service.ts';
import { logError } from '../../log.ts';
import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { orderEventStatements, refundMails } from '../../orders/service.ts';
import { auditStatement } from '../../owner/service.ts';
import { returnRefundedStatements } from '../../returns/service.ts';
import { readSite } from '../../site/repository.ts';
import { type ShopCall, shopCall } from '../../site/shop-call.ts';
import { applyMoney } from './apply-money.ts';
import {
  delayRefund,
  deleteRefund,
  dueRefunds,
  endRefundStatement,
  type OrderedRefund,
  providerKey,
  unitDetails,
} from './ordered-refunds.ts';
import { paymentsFor } from './payments-for.ts';
import { orderPayments } from './repository.ts';

/** Refunds per run of the cron. */
const PER_RUN = 20;
const RETRY_MS = 30 * 60 * 1000;
/** Whether no other call has finished a refund meanwhile, as SQL; the site is ?1. */
const isOpen = (orderId: string, retryKey: string) => `EXISTS (SELECT 1 FROM order_refunds r
  WHERE r.site_id = ?1 AND r.order_id = ${orderId} AND r.retry_key = ${retryKey} AND r.state = 'open')`;

/**
 * Makes a stored refund at its provider and brings the order up to it; a repeat goes on where the first call was
 * stopped. Throws REFUND_REFUSED or PAYMENT_DISPUTED where the provider will not make it, which ends the refund.
 */
export async function finishRefund(call: ShopCall, refund: OrderedRefund): Promise<void> {
  const { env, db, now } = call;
  const { siteId, orderId, cents, giftCardCents, lines, retryKey, keyId } = refund;
  if (cents > 0) await refundAtProvider(call, refund);
  // Where nothing was charged, a gift card may have paid.
  const units = unitDetails(refund);
  const mails = cents > 0 ? [] : await refundMails(call, orderId, [{ id: retryKey, cents: 0, ...units }]);
  const which = lines ? ({ kind: 'partlyRefunded', ref: retryKey } as const) : ({ kind: 'refunded' } as const);
  const event = { siteId, orderId, ...which, details: { amountCents: 0, ...units }, now };
  const when = { sql: isOpen('?2', '?4'), values: [retryKey] };
  await db.batch([
    ...(cents > 0 ? [] : orderEventStatements(db, event)),
    ...(refund.restocks ? restockStatements(db, { siteId, orderId, units: lines ?? undefined, when, now }) : []),
    ...(refund.returnId === null ? [] : returnRefundedStatements(db, refund.returnId, refund, now)),
    auditStatement(
      db,
      { siteId, keyId, action: 'order.refunded', target: orderId, details: { cents, giftCardCents } },
      now,
      { sql: isOpen('?5', '?9'), values: [retryKey] },
    ),
    endRefundStatement(db, refund),
    ...mailStatements(db, { siteId, secret: call.secret }, mails, now),
  ]);
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
}

/** Finishes refunds whose call was stopped, or whose provider could not be reached; returns how many. The cron calls this. */
export async function finishDueRefunds(env: Bindings, now: number): Promise<number> {
  let finished = 0;
  for (const refund of await dueRefunds(env.DB, now, PER_RUN)) {
    const { siteId, orderId } = refund;
    try {
      const site = await readSite(env.DB, siteId);
      if (site) await finishRefund(shopCall(env, site), refund);
      finished++;
    } catch (error) {
      logError(error as Error, { site: siteId, order: orderId });
      await delayRefund(env.DB, refund, now + RETRY_MS);
    }
  }
  return finished;
}

/**
 * Gives back each part of a refund at its payment's provider. A provider that refuses a later part leaves the refund with
 * the parts before.
 */
async function refundAtProvider(call: ShopCall, refund: OrderedRefund): Promise<void> {
  for (const { payment, cents } of await partsOf(call, refund)) {
    const part = { amountCents: cents, key: providerKey(payment.id, refund) };
    const answer = await paymentsFor(call, payment).refund(payment.ref ?? '', part);
    if (answer === 'refunded') {
      await applyMoney(call, payment);
      continue;
    }
    const isFirst = refund.parts === null || refund.parts[0]?.paymentId === payment.id;
    if (isFirst) await deleteRefund(call.db, refund);
    else await endRefundStatement(call.db, refund).run();
    // The reason may be a refund or a dispute that we have not heard of.
    await applyMoney(call, payment).catch((error: Error) =>
      logError(error, { site: refund.siteId, payment: payment.id }),
    );
    throw new ApiError(answer === 'disputed' ? 'PAYMENT_DISPUTED' : 'REFUND_REFUSED');
  }
}

async function partsOf({ db }: ShopCall, { siteId, orderId, cents, parts }: OrderedRefund) {
  const payments = await orderPayments(db, siteId, orderId);
  const [only] = payments;
  const all = parts ?? (only ? [{ paymentId: only.id, cents }] : []);
  const found = all.map((part) => {
    const payment = payments.find(({ id }) => id === part.paymentId);
    if (!payment?.ref) throw new Error('The payment of the order is not known');
    return { payment, cents: part.cents };
  });
  if (found.length === 0) throw new Error('The payment of the order is not known');
  return found;
}
