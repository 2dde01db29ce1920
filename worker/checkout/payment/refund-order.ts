import type { RefundAnswer } from '#runtime/contracts/payments.ts';
import { guard, isClash, refusalOf } from '../../db/guards.ts';
import { ApiError } from '../../http/errors.ts';
import { canRestock, restockStatements } from '../../inventory/service.ts';
import { auditStatement } from '../../owner/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { finishRefund } from './finish-refund.ts';
import { findRefund, insertRefundStatement, type OrderedRefund, openRefunds } from './ordered-refunds.ts';
import { paymentsFor } from './payments-for.ts';
import { findOrderPayment } from './repository.ts';

/** The cron takes up a refund that was not answered by then, because its call has surely ended. */
const TAKEN_UP_MS = 5 * 60 * 1000;
const ORDER_NUMBER = /^\d{1,15}$/;

interface Refunding {
  /** The order's number or its id. */
  order: string;
  /** Minor units; undefined for the whole rest. */
  amountCents: number | undefined;
  /** Whether the units of the order go back into stock. */
  restock: boolean;
  /** Distinguishes a repeat from another refund of the same order. */
  key: string;
}

interface OrderRow {
  id: string;
  state: string;
  left_cents: number;
  refunded_cents: number;
  grand_total_cents: number;
  /** 1: another shop has taken its money. */
  imported: number;
}

/**
 * Refunds an order, or a part of it, at its provider. The part that a gift card paid goes back to the card once the
 * whole charge is refunded. A repeat gives nothing back a second time. Units that go back into stock set off the triggers
 * that `inventory/service.ts` and `restock/service.ts` name. Throws ORDER_CONFLICT if nothing is left to
 * refund, and PAYMENT_ELSEWHERE for an imported order.
 */
export async function refundOrder(
  call: ShopCall & { keyId: string },
  { order: name, amountCents, restock, key }: Refunding,
): Promise<RefundAnswer> {
  const { db, site } = call;
  const { id } = await requireRow(call, name);
  const known = await findRefund(db, site.siteId, id, key);
  if (known) return repeat(call, known, { amountCents, restock });
  // The rest is known once all earlier refunds have an outcome.
  for (const open of await openRefunds(db, site.siteId, id)) await finishRefund(call, open);
  const order = await requireRow(call, id);
  if (order.state === 'refunded') {
    if (!restock || !(await canRestock(db, site.siteId, id))) throw new ApiError('ORDER_CONFLICT');
    await putBack(call, id);
    return answer(call, id, { cents: 0, isRepeat: false });
  }
  if (order.imported === 1 && order.grand_total_cents > 0) throw new ApiError('PAYMENT_ELSEWHERE');
  if (amountCents !== undefined && amountCents > order.left_cents) {
    throw new ApiError('INVALID_REQUEST', { fields: ['amountCents'] });
  }
  const refund: OrderedRefund = {
    siteId: site.siteId,
    orderId: id,
    retryKey: key,
    askedCents: amountCents ?? null,
    keyId: call.keyId,
    cents: amountCents ?? order.left_cents,
    restocks: restock,
    state: 'open',
  };
  if (!(await store(call, refund))) return refundOrder(call, { order: id, amountCents, restock, key });
  await finishRefund(call, refund);
  return answer(call, id, { cents: refund.cents, isRepeat: false });
}

/** Stores a refund before it is sent to the provider; false if a repeat of this call was faster. */
async function store(call: ShopCall, refund: OrderedRefund): Promise<boolean> {
  const { db, now } = call;
  const { siteId, orderId, cents } = refund;
  const payment = await findOrderPayment(db, siteId, orderId);
  if (cents > 0 && payment) paymentsFor(call, payment);
  const isTooMuch = `EXISTS (SELECT 1 FROM orders o WHERE o.site_id = ?1 AND o.id = ?2 AND (o.state = 'refunded'
    OR o.grand_total_cents - o.gift_card_cents - o.refunded_cents < ?3 + (
      SELECT COALESCE(SUM(r.cents), 0) FROM order_refunds r
      WHERE r.site_id = ?1 AND r.order_id = ?2 AND r.state = 'open')))`;
  try {
    await db.batch([
      guard(db, siteId, { ORDER_CONFLICT: isTooMuch }, orderId, cents),
      insertRefundStatement(db, refund, now + TAKEN_UP_MS),
    ]);
    return true;
  } catch (error) {
    if (isClash(error, 'order_refunds.site_id, ')) return false;
    // A faster repeat of this call may have refunded the whole rest.
    if (await findRefund(db, siteId, orderId, refund.retryKey)) return false;
    throw refusalOf(error);
  }
}

/** Answers a repeat, after the refund was finished where its first call was not. Units can go back later than money. */
async function repeat(
  call: ShopCall & { keyId: string },
  refund: OrderedRefund,
  { amountCents, restock }: Pick<Refunding, 'amountCents' | 'restock'>,
): Promise<RefundAnswer> {
  const { orderId, cents, askedCents, state } = refund;
  if (askedCents !== (amountCents ?? null)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  if (state === 'open') await finishRefund(call, refund);
  if (restock && (await canRestock(call.db, refund.siteId, orderId))) await putBack(call, orderId);
  return answer(call, orderId, { cents, isRepeat: state === 'done' });
}

/** Puts the units of an order whose money has gone back into stock. */
async function putBack({ db, site, now, keyId }: ShopCall & { keyId: string }, orderId: string): Promise<void> {
  const { siteId } = site;
  await db.batch([
    ...restockStatements(db, siteId, orderId, now),
    auditStatement(db, { siteId, keyId, action: 'order.restocked', target: orderId }, now),
  ]);
}

async function answer(call: ShopCall, orderId: string, refund: RefundAnswer['refund']): Promise<RefundAnswer> {
  const { state, refunded_cents: refundedCents } = await requireRow(call, orderId);
  return { state, refundedCents, refund };
}

async function requireRow({ db, site }: ShopCall, name: string): Promise<OrderRow> {
  const isNumber = ORDER_NUMBER.test(name);
  const row = await db
    .prepare(
      `SELECT id, state, refunded_cents, grand_total_cents, imported,
         grand_total_cents - gift_card_cents - refunded_cents AS left_cents
       FROM orders WHERE site_id = ?1 AND ${isNumber ? 'number' : 'id'} = ?2`,
    )
    .bind(site.siteId, isNumber ? Number(name) : name)
    .first<OrderRow>();
  if (!row) throw new ApiError('ORDER_NOT_FOUND');
  return row;
}
