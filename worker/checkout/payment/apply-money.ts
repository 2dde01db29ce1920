import { dispatchMails, mailStatements } from '../../mail/service.ts';
import { orderEventStatements, refundMails } from '../../orders/service.ts';
import type { Dispute, Money } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { disputeMails } from './dispute-notice.ts';
import { DISPUTE_EVENTS, type MoneyEvent, moneyEvents, newEvents } from './money-events.ts';
import { paymentsFor } from './payments-for.ts';
import type { Payment } from './repository.ts';

const REFUNDS: readonly string[] = ['partlyRefunded', 'refunded'];

/**
 * Asks the provider how much of a paid order's money has gone back, and updates the order. A repeat changes nothing,
 * and mails are written once. Resolves to the new events.
 */
export async function applyMoney(call: ShopCall, payment: Payment): Promise<MoneyEvent[]> {
  const { state, ref, orderId } = payment;
  if (state !== 'paid' || !ref || !orderId) return [];
  const money = await paymentsFor(call, payment).moneyOf(ref);
  const { env, db, site, secret, now } = call;
  const order = { siteId: site.siteId, orderId };
  const events = await newEvents(db, order, moneyEvents(money, now));
  if (events.length === 0) return [];
  const mails = await mailsOf(call, payment, money, events);
  await db.batch([
    ...events.flatMap(({ kind, ref, amountCents, at }) =>
      orderEventStatements(db, { ...order, kind, ref, details: { amountCents }, now: at }),
    ),
    ...mailStatements(db, { siteId: site.siteId, secret }, mails, now),
  ]);
  await dispatchMails(
    env,
    site.siteId,
    mails.map(({ id }) => id),
  );
  return events;
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
      refunds.map(({ ref, amountCents }) => ({ id: ref, cents: amountCents })),
    ),
  ]);
  return written.flat();
}
