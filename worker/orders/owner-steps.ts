import type { Order, SentParcel } from '#runtime/contracts/order.ts';
import { refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderEventStatements } from './events.ts';
import { sentMail } from './mail/sent-mail.ts';
import { type FoundOrder, findByName } from './repository.ts';

export type Step = { kind: 'packed' | 'ended' } | { kind: 'sent'; parcel: SentParcel };

/**
 * Records what an owner has done with an order, and tells the buyer of a parcel. A repeat changes nothing; another
 * carrier or tracking address is another parcel. Throws ORDER_NOT_FOUND, or ORDER_CONFLICT where the order's state does
 * not allow the step.
 */
export async function recordStep(call: ShopCall & { keyId: string }, name: string, step: Step): Promise<Order> {
  const { env, db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const found = await requireOrder(db, siteId, name);
  const { order } = found;
  const { kind } = step;
  const parcel = step.kind === 'sent' ? step.parcel : { carrier: '', trackingUrl: '' };
  const ref = refOf(parcel);
  if (order.events.some((event) => event.kind === kind && refOf(event) === ref)) return order;
  const mails = kind === 'sent' ? [await sentMail(call, found, { ...parcel, ref })] : [];
  const details = kind === 'sent' ? parcel : {};
  const event = { siteId, orderId: order.id, kind, ref, details, now };
  try {
    await db.batch([
      ...orderEventStatements(db, event),
      ...mailStatements(db, { siteId, secret }, mails, now),
      auditStatement(db, { siteId, keyId, action: `order.${kind}`, target: order.id }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
  return (await requireOrder(db, siteId, order.id)).order;
}

export async function requireOrder(db: D1Database, siteId: string, name: string): Promise<FoundOrder> {
  const found = await findByName(db, siteId, name);
  if (!found) throw new ApiError('ORDER_NOT_FOUND');
  return found;
}

function refOf({ carrier, trackingUrl }: SentParcel): string {
  return [carrier, trackingUrl].filter(Boolean).join(' ');
}
