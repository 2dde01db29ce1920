import { refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderEventStatements } from './events.ts';
import { cancelledMail } from './mail/cancelled-mail.ts';
import { requireOrder } from './owner-steps.ts';
import type { FoundOrder } from './repository.ts';

/** Finds an order that can be cancelled: nothing of it was sent. Throws ORDER_NOT_FOUND or ORDER_CONFLICT. */
export async function requireUnsent(db: D1Database, siteId: string, name: string): Promise<FoundOrder> {
  const found = await requireOrder(db, siteId, name);
  if (found.order.events.some(({ kind }) => kind === 'sent' || kind === 'ended')) throw new ApiError('ORDER_CONFLICT');
  return found;
}

/** Records that the shop has cancelled an order whose money went back, and notifies the buyer. A repeat changes nothing. */
export async function recordCancellation(
  call: ShopCall & { keyId: string },
  found: FoundOrder,
  reason: string,
): Promise<void> {
  const { env, db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const { order } = found;
  if (order.events.some(({ kind }) => kind === 'cancelled')) return;
  const mail = await cancelledMail(call, found, reason);
  const event = { siteId, orderId: order.id, kind: 'cancelled', details: { note: reason }, now } as const;
  try {
    await db.batch([
      ...orderEventStatements(db, event),
      ...mailStatements(db, { siteId, secret }, [mail], now),
      auditStatement(db, { siteId, keyId, action: 'order.cancelled', target: order.id }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  await dispatchMails(env, siteId, [mail.id]);
}
