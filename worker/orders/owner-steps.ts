import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEventDetails, OrderUnits } from '#runtime/contracts/order.ts';
import type { SentParcel } from '#runtime/contracts/parcels.ts';
import { type ParcelEntry, tidyEntry } from '#runtime/domain/parcel-entry.ts';
import { refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderEventStatements } from './events.ts';
import { sentMail } from './mail/sent-mail.ts';
import { type FoundOrder, findByName } from './repository.ts';

export type Step = { kind: 'packed' | 'ended' } | { kind: 'sent'; parcel: SentParcel };

/**
 * Records what an owner has done with an order, and notifies the buyer of a parcel. A repeat changes nothing; another
 * carrier, number, tracking address or list of units is another parcel. Throws ORDER_NOT_FOUND, or ORDER_CONFLICT where the
 * order's state does not allow the step.
 */
export async function recordStep(call: ShopCall & { keyId: string }, name: string, step: Step): Promise<Order> {
  const { env, db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const found = await requireOrder(db, siteId, name);
  const { order } = found;
  const { kind } = step;
  const parcel = step.kind === 'sent' ? { ...tidyEntry(step.parcel), ...linesOf(step.parcel) } : NO_PARCEL;
  refuseUnknownLines(order, parcel);
  const ref = refOf(parcel);
  if (await isRecorded(db, siteId, { orderId: order.id, kind, ref })) return order;
  const mails = kind === 'sent' ? [await sentMail(call, found, { ...parcel, ref })] : [];
  const details = kind === 'sent' ? { ...namedOf(parcel), ...linesOf(parcel) } : {};
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

/** Adds an owner's note to an order; a repeat of the call adds none. */
export async function addNote(call: OwnerCall, name: string, note: string): Promise<Order> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const { order } = await requireOrder(db, siteId, name);
  const event = { siteId, orderId: order.id, kind: 'noted' as const, ref: sortableId(now), details: { note }, now };
  await createOnce(call, order.id, async (reservation) => {
    await db.batch([
      ...reservation,
      ...orderEventStatements(db, event),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'order.noted', target: order.id }, now),
    ]);
  });
  return (await requireOrder(db, siteId, order.id)).order;
}

export async function requireOrder(db: D1Database, siteId: string, name: string): Promise<FoundOrder> {
  const found = await findByName(db, siteId, name);
  if (!found) throw new ApiError('ORDER_NOT_FOUND');
  return found;
}

type Parcel = ParcelEntry & Pick<SentParcel, 'lines'>;

const NO_PARCEL: Parcel = { carrierId: '', carrier: '', trackingNumber: '', trackingUrl: '' };

/** Distinguishes a parcel from others of its order, by what was first recorded of it. */
function refOf({ carrier, trackingNumber, trackingUrl, lines = [] }: Parcel): string {
  const units = lines.map(({ position, quantity }) => `${position}:${quantity}`).join(',');
  return [carrier, trackingNumber, trackingUrl, units].filter(Boolean).join(' ');
}

/** What is stored of an entry: no field that is empty, but who carries the parcel. */
export function namedOf({ carrierId, carrier, trackingNumber, trackingUrl }: ParcelEntry): OrderEventDetails {
  return {
    carrier,
    trackingUrl,
    ...(carrierId && { carrierId }),
    ...(trackingNumber && { trackingNumber }),
  };
}

function linesOf({ lines }: Pick<SentParcel, 'lines'>): Pick<SentParcel, 'lines'> {
  return lines ? { lines } : {};
}

/** A parcel may have been corrected since, so its present carrier and number do not say whether it is the same one. */
async function isRecorded(
  db: D1Database,
  siteId: string,
  { orderId, kind, ref }: { orderId: string; kind: string; ref: string },
): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND kind = ?3 AND ref = ?4')
    .bind(siteId, orderId, kind, ref)
    .first();
  return found !== null;
}

/** A parcel has goods of the order, each line once. How many may still be sent is asked in the batch. */
function refuseUnknownLines({ items }: Order, { lines = [] }: Pick<SentParcel, 'lines'>): void {
  const isWrong = ({ position }: OrderUnits, index: number) =>
    items[position]?.productType !== PRODUCT_TYPE.physical ||
    lines.findIndex((line) => line.position === position) !== index;
  const fields = lines.flatMap((line, index) => (isWrong(line, index) ? [`lines.${index}.position`] : []));
  if (fields.length > 0) throw new ApiError('INVALID_REQUEST', { fields });
}
