import type { Order } from '#runtime/contracts/order.ts';
import type { NewReturn, Return } from '#runtime/contracts/returns.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { refundableOrder, refundOfUnits } from '#runtime/domain/refund-lines.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { settleDeclarationStatements } from '../declarations/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { REFUNDED_UNITS, requireOrder, requireUnitsLeft, returnMail } from '../orders/service.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { returnMessages } from '../webhooks/service.ts';
import { requireReturn, returnsOfOrder } from './repository.ts';
import { COMING_UNITS, LEAVING_UNITS } from './statements.ts';

/** The law gives a shop this time for the money, from the moment when it received the withdrawal. */
const REFUND_DAYS = 14;
const ACTIVE: readonly string[] = ['open', 'received'];

/**
 * Opens a return of units of an order, and tells the buyer where they go. Throws ORDER_CONFLICT where some of them, or
 * their money, went back before or are on their way back.
 */
export async function openReturn(call: OwnerCall, asked: NewReturn): Promise<Return> {
  const { env, db, site, owner, now } = call;
  const { siteId } = site;
  const found = await requireOrder(db, siteId, asked.order);
  const { order } = found;
  const { declarationId } = asked;
  const dueAt = await dueAtOf(db, siteId, order, declarationId);
  const mailer = shopCall(env, site);
  const id = sortableId(now);
  const mail = await returnMail(mailer, found, {
    id,
    lines: asked.lines,
    isWithdrawal: declarationId !== undefined,
  });
  const opened = await createOnce(call, id, async (reservation) => {
    const earlier = await returnsOfOrder(db, siteId, order.id);
    requireUnitsLeft(
      order,
      asked.lines,
      earlier.filter(({ state }) => ACTIVE.includes(state)).flatMap(({ lines }) => lines),
    );
    try {
      await db.batch([
        ...reservation,
        unitsGuard(call, order.id, asked),
        insertStatement(call, order, asked, { id, dueAt }),
        ...(declarationId === undefined
          ? []
          : settleDeclarationStatements(db, siteId, { id: declarationId, state: 'accepted' })),
        returnMessages(db, siteId, { returnId: id, state: 'open' }),
        ...mailStatements(db, { siteId, secret: mailer.secret }, [mail], now),
        auditStatement(db, { siteId, keyId: owner.keyId, action: 'order.returnOpened', target: order.id }, now),
      ]);
    } catch (error) {
      if (isClash(error, 'returns.')) throw new ApiError('ORDER_CONFLICT');
      throw refusalOf(error);
    }
  });
  await dispatchMails(env, siteId, [mail.id]);
  return (await requireReturn(db, siteId, opened)).shown;
}

/**
 * Returns when the money of a return must be back, ms since the epoch; null without a declaration. One that matched no
 * order may belong to this one by its owner's judgement. Throws INVALID_REQUEST for a declaration of another order.
 */
async function dueAtOf(
  db: D1Database,
  siteId: string,
  { id: orderId }: Order,
  declarationId: string | undefined,
): Promise<number | null> {
  if (declarationId === undefined) return null;
  const declared = await db
    .prepare(
      `SELECT received_at FROM declarations WHERE site_id = ?1 AND id = ?2 AND kind = 'withdrawal'
         AND (order_id IS NULL OR order_id = ?3)`,
    )
    .bind(siteId, declarationId, orderId)
    .first<{ received_at: number }>();
  if (!declared) throw new ApiError('INVALID_REQUEST', { fields: ['declarationId'] });
  return declared.received_at + REFUND_DAYS * DAY_MS;
}

function unitsGuard({ db, site }: OwnerCall, orderId: string, { lines }: NewReturn): D1PreparedStatement {
  const isGone = `EXISTS (SELECT 1 FROM json_each(?3) asked
    CROSS JOIN order_lines l ON l.site_id = ?1 AND l.order_id = ?2 AND l.position = asked.value ->> 'position'
    WHERE l.quantity < (asked.value ->> 'quantity') + ${REFUNDED_UNITS} + ${COMING_UNITS} + ${LEAVING_UNITS})`;
  return guard(db, site.siteId, { ORDER_CONFLICT: isGone }, orderId, JSON.stringify(lines));
}

function insertStatement(
  { db, site, now }: OwnerCall,
  order: Order,
  { lines, refundsDelivery, declarationId, note }: NewReturn,
  { id, dueAt }: Pick<Return, 'id' | 'dueAt'>,
): D1PreparedStatement {
  const back = refundOfUnits(refundableOrder(order), lines, { refundsDelivery });
  return db
    .prepare(
      `INSERT INTO returns (site_id, id, order_id, declaration_id, state, lines, refunds_delivery, goods_cents,
         delivery_cents, provider_cents, gift_card_cents, due_at, note, created_at)
       VALUES (?1, ?2, ?3, ?4, 'open', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
    )
    .bind(
      site.siteId,
      id,
      order.id,
      declarationId ?? null,
      JSON.stringify(lines),
      Number(refundsDelivery),
      back.goodsCents,
      back.deliveryCents,
      back.toProviderCents,
      back.toGiftCardCents,
      dueAt,
      note,
      now,
    );
}
