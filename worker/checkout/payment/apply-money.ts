import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { orderEventStatements, refundMails } from '../../orders/service.ts';
import type { Dispute, Money } from '../../payments/service.ts';
import { returnReopenedStatements } from '../../returns/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { disputeMails } from './dispute-notice.ts';
import { DISPUTE_EVENTS, type MoneyEvent, moneyEvents, newEvents } from './money-events.ts';
import { moneyNoticeStatements } from './money-notices.ts';
import { refundsByKey, unitDetails } from './ordered-refunds.ts';
import { paymentsFor } from './payments-for.ts';
import { orderPayments, type Payment } from './repository.ts';

const REFUNDS: readonly string[] = ['partlyRefunded', 'refunded'];

/**
 * Asks the provider how much of a paid order's money has gone back, and updates the order. A repeat changes nothing,
 * and mails are written once. Resolves to the new events.
 */
export async function applyMoney(call: ShopCall, payment: Payment): Promise<MoneyEvent[]> {
  const { state, ref, orderId } = payment;
  if (state !== 'paid' || !ref || !orderId) return [];
  const { env, db, site, secret, now } = call;
  const asked = await paymentsFor(call, payment).moneyOf(ref);
  const all = await orderPayments(db, site.siteId, orderId);
  // One payment of several is only a part of the order.
  const money = all.length > 1 ? { ...asked, paidCents: Number.POSITIVE_INFINITY } : asked;
  const isLater = all.length > 1 && all.at(-1)?.id !== payment.id;
  const order = { siteId: site.siteId, orderId };
  const found = await newEvents(db, order, moneyEvents(money, now));
  if (found.length === 0) return [];
  const events = await withUnits(call, payment, found);
  const mails = await mailsOf(call, payment, money, events);
  await db.batch([
    ...events.flatMap(({ kind, ref, amountCents, units, at }) =>
      orderEventStatements(db, {
        ...order,
        kind,
        ref,
        details: { amountCents, ...units, ...(isLater && { payment: payment.id }) },
        now: at,
      }),
    ),
    ...events.flatMap(({ returnId = [] }) => returnId).flatMap((id) => returnReopenedStatements(db, site.siteId, id)),
    ...moneyNoticeStatements(db, order, events, now),
    ...mailStatements(db, { siteId: site.siteId, secret }, mails, now),
  ]);
  await dispatchMails(
    env,
    site.siteId,
    mails.map(({ id }) => id),
  );
  return events;
}

/** Adds to the events of refunds that an owner has ordered what each is for, and to failed ones their returns. */
async function withUnits(
  { db, site }: ShopCall,
  { id: paymentId, orderId }: Payment,
  events: readonly MoneyEvent[],
): Promise<MoneyEvent[]> {
  if (!orderId || !events.some(({ key }) => key)) return [...events];
  const ordered = await refundsByKey(db, { siteId: site.siteId, orderId, paymentId });
  return events.map((event) => {
    const refund = event.key ? ordered.get(event.key) : undefined;
    if (!refund) return event;
    // The units of a refund stand with the first of its parts.
    const isFirst = refund.parts === null || refund.parts[0]?.paymentId === paymentId;
    if (event.kind !== 'refundFailed') return isFirst ? { ...event, units: unitDetails(refund) } : event;
    return refund.returnId === null ? event : { ...event, returnId: refund.returnId };
  });
}

async function mailsOf(call: ShopCall, { orderId }: Payment, money: Money, events: readonly MoneyEvent[]) {
  if (!orderId) return [];
  const isNew = ({ id, state }: Dispute) =>
    events.some(({ kind, ref }) => kind === DISPUTE_EVENTS[state] && ref === id);
  const failed = new Set(money.refunds.flatMap(({ id, hasFailed }) => (hasFailed ? id : [])));
  const refunds = events.filter(({ kind, ref }) => REFUNDS.includes(kind) && !failed.has(ref));
  const written = await Promise.all([
    ...money.disputes.filter(isNew).map((dispute) => disputeMails(call, orderId, dispute)),
    refundMails(
      call,
      orderId,
      refunds.map(({ ref, amountCents, units }) => ({ id: ref, cents: amountCents, ...units })),
    ),
  ]);
  return written.flat();
}
