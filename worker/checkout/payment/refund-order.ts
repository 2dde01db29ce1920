import { ApiError } from '../../http/errors.ts';
import { orderEventStatements } from '../../orders/service.ts';
import { auditStatement } from '../../owner/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { applyMoney } from './apply-money.ts';
import { paymentsFor } from './payments-for.ts';
import { findPayment } from './repository.ts';

const ORDER_NUMBER = /^\d{1,15}$/;

interface Refunding {
  /** The order's number or its id. */
  order: string;
  /** Minor units; undefined for all that is left. */
  amountCents: number | undefined;
  /** Tells repeats from a second refund of a part; a refund of the rest needs none. */
  key: string | undefined;
}

interface OrderRow {
  id: string;
  state: string;
  left_cents: number;
  refunded_cents: number;
  payment_id: string | null;
}

/**
 * Refunds an order, or a part of it, at its provider. What a gift card paid goes back to the card once all that was
 * charged is refunded. Throws ORDER_CONFLICT if nothing is left to refund.
 */
export async function refundOrder(
  call: ShopCall & { keyId: string },
  { order: name, amountCents, key }: Refunding,
): Promise<{ state: string; refundedCents: number }> {
  const { db, site, keyId, now } = call;
  const order = await readOrder(call, name);
  if (!order) throw new ApiError('ORDER_NOT_FOUND');
  if (order.state === 'refunded') throw new ApiError('ORDER_CONFLICT');
  const { left_cents: leftCents } = order;
  if (amountCents !== undefined && amountCents > leftCents) {
    throw new ApiError('INVALID_REQUEST', { fields: ['amountCents'] });
  }
  if (amountCents !== undefined && !key) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
  const cents = amountCents ?? leftCents;
  const about = { siteId: site.siteId, orderId: order.id };
  const payment = order.payment_id === null ? undefined : await findPayment(db, site.siteId, order.payment_id);
  if (leftCents > 0 && payment?.ref) {
    const repeated = key ?? `rest-${order.refunded_cents}`;
    await paymentsFor(call, payment).refund(payment.ref, { amountCents: cents, key: `${payment.id}-${repeated}` });
    await applyMoney(call, payment);
  } else {
    await db.batch(orderEventStatements(db, { ...about, kind: 'refunded', details: { amountCents: 0 }, now }));
  }
  const details = { cents };
  await auditStatement(
    db,
    { siteId: site.siteId, keyId, action: 'order.refunded', target: order.id, details },
    now,
  ).run();
  const { state = '', refunded_cents: refundedCents = 0 } = (await readOrder(call, order.id)) ?? {};
  return { state, refundedCents };
}

async function readOrder({ db, site }: ShopCall, name: string): Promise<OrderRow | null> {
  const isNumber = ORDER_NUMBER.test(name);
  return db
    .prepare(
      `SELECT o.id, o.state, o.refunded_cents, o.grand_total_cents - o.gift_card_cents - o.refunded_cents AS left_cents, (
         SELECT p.id FROM payments p INDEXED BY payments_by_checkout
         WHERE p.site_id = o.site_id AND p.checkout_id = o.checkout_id AND p.order_id = o.id) AS payment_id
       FROM orders o WHERE o.site_id = ?1 AND ${isNumber ? 'o.number' : 'o.id'} = ?2`,
    )
    .bind(site.siteId, isNumber ? Number(name) : name)
    .first<OrderRow>();
}
