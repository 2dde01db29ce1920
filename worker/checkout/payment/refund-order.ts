import type { OrderUnits } from '#runtime/contracts/order.ts';
import type { RefundAnswer } from '#runtime/contracts/payments.ts';
import { refundableOrder, refundOfUnits } from '#runtime/domain/refund-lines.ts';
import { guard, isClash, refusalOf } from '../../db/guards.ts';
import { ApiError } from '../../http/errors.ts';
import { canRestock, restockStatements } from '../../inventory/service.ts';
import { REFUNDED_UNITS, requireOrder, requireUnitsLeft } from '../../orders/service.ts';
import { auditStatement } from '../../owner/service.ts';
import { COMING_UNITS, returnGuard } from '../../returns/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { finishRefund } from './finish-refund.ts';
import { findRefund, insertRefundStatement, OPEN_UNITS, type OrderedRefund, openRefunds } from './ordered-refunds.ts';
import { splitRefund } from './split-refund.ts';

/** The cron takes up a refund that was not answered by then, because its call has surely ended. */
const TAKEN_UP_MS = 5 * 60 * 1000;
const ORDER_NUMBER = /^\d{1,15}$/;

/** What goes back: units of lines, an amount, or all that is left. */
export interface Refunding {
  /** The order's number or its id. */
  order: string;
  /** Minor units of the money that the provider took. */
  amountCents?: number | undefined;
  lines?: readonly OrderUnits[] | undefined;
  /** With lines: whether the delivery goes back too once all goods have. */
  refundsDelivery?: boolean;
  /** The return that the lines are of. */
  returnId?: string;
  /** Whether the units go back into stock. */
  restock: boolean;
  /** Distinguishes a repeat from another refund of the same order. */
  key: string;
}

interface OrderRow {
  id: string;
  state: string;
  left_cents: number;
  gift_card_left_cents: number;
  refunded_cents: number;
  grand_total_cents: number;
  /** 1: another shop has taken its money. */
  imported: number;
}

/**
 * Refunds an order, or a part of it, at its provider. A gift card gets back its share of units of lines, or the part that
 * it paid once the whole charge is refunded. A repeat gives nothing back a second time. Units that go back into stock set
 * off the triggers that `inventory/service.ts` and `restock/service.ts` name. Throws ORDER_CONFLICT if nothing is left to
 * refund, and PAYMENT_ELSEWHERE for an imported order.
 */
export async function refundOrder(call: ShopCall & { keyId: string }, asked: Refunding): Promise<RefundAnswer> {
  const { db, site } = call;
  const { restock, key } = asked;
  const { id } = await requireRow(call, asked.order);
  const known = await findRefund(db, site.siteId, id, key);
  if (known) return repeat(call, known, asked);
  // The rest is known once all earlier refunds have an outcome.
  for (const open of await openRefunds(db, site.siteId, id)) await finishRefund(call, open);
  const order = await requireRow(call, id);
  if (order.state === 'refunded') {
    if (asked.lines || !restock || !(await canRestock(db, site.siteId, id))) throw new ApiError('ORDER_CONFLICT');
    await putBack(call, id);
    return answer(call, id, NOTHING);
  }
  if (order.imported === 1 && order.grand_total_cents > 0) throw new ApiError('PAYMENT_ELSEWHERE');
  const refund: OrderedRefund = {
    siteId: site.siteId,
    orderId: id,
    retryKey: key,
    askedCents: asked.amountCents ?? null,
    lines: asked.lines ? [...asked.lines] : null,
    refundsDelivery: asked.refundsDelivery ?? false,
    ...(asked.lines ? await amountOfUnits(call, id, asked) : amountOf(order, asked)),
    parts: null,
    returnId: asked.returnId ?? null,
    keyId: call.keyId,
    restocks: restock,
    state: 'open',
  };
  refund.parts = await splitRefund(call, id, refund.cents);
  if (!(await store(call, refund, order))) return refundOrder(call, { ...asked, order: id });
  await finishRefund(call, refund);
  return answer(call, id, { cents: refund.cents, toGiftCardCents: refund.giftCardCents, isRepeat: false });
}

type Amounts = Pick<OrderedRefund, 'cents' | 'deliveryCents' | 'giftCardCents'>;

const NOTHING = { cents: 0, toGiftCardCents: 0, isRepeat: false };

/** With the last of the charge, a gift card gets back all that it still misses. */
function amountOf({ left_cents, gift_card_left_cents }: OrderRow, { amountCents }: Refunding): Amounts {
  const cents = amountCents ?? left_cents;
  if (cents > left_cents) throw new ApiError('INVALID_REQUEST', { fields: ['amountCents'] });
  return { cents, deliveryCents: 0, giftCardCents: cents === left_cents ? gift_card_left_cents : 0 };
}

/** Throws ORDER_CONFLICT where some of the units went back before. */
async function amountOfUnits(
  { db, site }: ShopCall,
  orderId: string,
  { lines = [], refundsDelivery = false }: Refunding,
): Promise<Amounts> {
  const { order } = await requireOrder(db, site.siteId, orderId);
  requireUnitsLeft(order, lines);
  const back = refundOfUnits(refundableOrder(order), lines, { refundsDelivery });
  return { cents: back.toProviderCents, deliveryCents: back.deliveryCents, giftCardCents: back.toGiftCardCents };
}

/** Stores a refund before it is sent to the provider; false if a repeat of this call was faster. */
async function store(call: ShopCall, refund: OrderedRefund, read: OrderRow): Promise<boolean> {
  const { db, now } = call;
  const { siteId, orderId, cents, giftCardCents, lines } = refund;
  const open = (column: string) => `(SELECT COALESCE(SUM(r.${column}), 0) FROM order_refunds r
    WHERE r.site_id = ?1 AND r.order_id = ?2 AND r.state = 'open')`;
  const isTooMuch = `EXISTS (SELECT 1 FROM orders o WHERE o.site_id = ?1 AND o.id = ?2 AND (o.state = 'refunded'
    OR o.grand_total_cents - o.gift_card_cents - o.refunded_cents < ?3 + ${open('cents')}
    OR o.gift_card_cents - o.gift_card_refunded_cents < ?4 + ${open('gift_card_cents')}))`;
  try {
    await db.batch([
      guard(db, siteId, { ORDER_CONFLICT: isTooMuch }, orderId, cents, giftCardCents),
      ...(lines ? unitGuards(db, refund, lines, read) : []),
      ...(refund.returnId === null ? [] : [returnGuard(db, siteId, refund.returnId)]),
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

/**
 * A unit goes back once: one that is on its way back, by its return alone. The amount of units is right only while no other
 * money of the order moves.
 */
function unitGuards(
  db: D1Database,
  { siteId, orderId, returnId }: OrderedRefund,
  lines: readonly OrderUnits[],
  read: OrderRow,
): D1PreparedStatement[] {
  const isGone = `EXISTS (SELECT 1 FROM json_each(?3) asked
    CROSS JOIN order_lines l ON l.site_id = ?1 AND l.order_id = ?2 AND l.position = asked.value ->> 'position'
    WHERE l.quantity < (asked.value ->> 'quantity') + ${REFUNDED_UNITS} + ${OPEN_UNITS}
      + ${returnId === null ? COMING_UNITS : '0'})`;
  const isOther = `EXISTS (SELECT 1 FROM orders o WHERE o.site_id = ?1 AND o.id = ?2
      AND (o.refunded_cents <> ?3 OR o.gift_card_cents - o.gift_card_refunded_cents <> ?4))
    OR EXISTS (SELECT 1 FROM order_refunds r WHERE r.site_id = ?1 AND r.order_id = ?2 AND r.state = 'open')`;
  return [
    guard(db, siteId, { ORDER_CONFLICT: isGone }, orderId, JSON.stringify(lines)),
    guard(db, siteId, { ORDER_CONFLICT: isOther }, orderId, read.refunded_cents, read.gift_card_left_cents),
  ];
}

/** Answers a repeat, after the refund was finished where its first call was not. Units can go back later than money. */
async function repeat(
  call: ShopCall & { keyId: string },
  refund: OrderedRefund,
  asked: Refunding,
): Promise<RefundAnswer> {
  const { orderId, cents, giftCardCents, state } = refund;
  if (!isSame(refund, asked)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  if (state === 'open') await finishRefund(call, refund);
  const putsBack = asked.restock && !refund.lines && (await canRestock(call.db, refund.siteId, orderId));
  if (putsBack) await putBack(call, orderId);
  return answer(call, orderId, { cents, toGiftCardCents: giftCardCents, isRepeat: state === 'done' });
}

function isSame(refund: OrderedRefund, asked: Refunding): boolean {
  if (JSON.stringify(refund.lines) !== JSON.stringify(asked.lines ?? null)) return false;
  if (refund.returnId !== (asked.returnId ?? null)) return false;
  const isSameWay = refund.restocks === asked.restock && refund.refundsDelivery === (asked.refundsDelivery ?? false);
  return refund.lines ? isSameWay : refund.askedCents === (asked.amountCents ?? null);
}

/** Puts the units of an order whose money has gone back into stock. */
async function putBack({ db, site, now, keyId }: ShopCall & { keyId: string }, orderId: string): Promise<void> {
  const { siteId } = site;
  await db.batch([
    ...restockStatements(db, { siteId, orderId, now }),
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
         grand_total_cents - gift_card_cents - refunded_cents AS left_cents,
         gift_card_cents - gift_card_refunded_cents AS gift_card_left_cents
       FROM orders WHERE site_id = ?1 AND ${isNumber ? 'number' : 'id'} = ?2`,
    )
    .bind(site.siteId, isNumber ? Number(name) : name)
    .first<OrderRow>();
  if (!row) throw new ApiError('ORDER_NOT_FOUND');
  return row;
}
