import type { Order } from '#runtime/contracts/order.ts';
import type { ParcelCorrection, StepBack } from '#runtime/contracts/parcels.ts';
import { tidyEntry } from '#runtime/domain/parcel-entry.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderEventMessages } from '../webhooks/service.ts';
import { parcelsOf } from './delivered.ts';
import { followStatement, orderEventStatements } from './events.ts';
import { sentMail } from './mail/sent-mail.ts';
import { namedOf, requireOrder } from './owner-steps.ts';

type Call = ShopCall & { keyId: string };

/** The id of the parcel ?3 of the order ?2 among all its parcels, counted from 0. */
const PARCEL_ID = `(SELECT id FROM order_events
  WHERE site_id = ?1 AND order_id = ?2 AND kind = 'sent' ORDER BY id LIMIT 1 OFFSET ?3)`;

/**
 * Gives a parcel another carrier, number or tracking page, and sends its buyer a mail about that where `notifies` says so. The
 * same entries again change nothing. Throws ORDER_NOT_FOUND, and INVALID_REQUEST for a parcel that the order does not have.
 */
export async function correctParcel(
  call: Call,
  name: string,
  parcel: number,
  { notifies, ...tracking }: ParcelCorrection,
): Promise<Order> {
  const { env, db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const found = await requireOrder(db, siteId, name);
  const { order } = found;
  const units = parcelsOf(order)[parcel]?.lines;
  if (!units) throw new ApiError('INVALID_REQUEST', { fields: ['parcel'] });
  const entry = tidyEntry(tracking);
  const before = await readEntry(db, siteId, order.id, parcel);
  const named = JSON.stringify(namedOf(entry));
  if (before === named) return order;
  const ref = `${parcel} ${sortableId(now)}`;
  const mails = notifies ? [await sentMail(call, found, { ...entry, ref: `corrected ${ref}`, corrected: units })] : [];
  const event = { siteId, orderId: order.id, kind: 'corrected' as const, ref, now };
  await db.batch([
    db
      .prepare(
        `UPDATE order_events
         SET details = json_patch(json_remove(details, '$.carrierId', '$.trackingNumber'), ?4)
         WHERE site_id = ?1 AND order_id = ?2 AND id = ${PARCEL_ID}`,
      )
      .bind(siteId, order.id, parcel, named),
    ...orderEventStatements(db, { ...event, details: { parcel, ...namedOf(entry) } }),
    ...mailStatements(db, { siteId, secret }, mails, now),
    auditStatement(db, { siteId, keyId, action: 'order.corrected', target: order.id }, now),
  ]);
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
  return (await requireOrder(db, siteId, order.id)).order;
}

/** Reads what is stored of a parcel's carrier and number, as `namedOf` writes it. */
async function readEntry(db: D1Database, siteId: string, orderId: string, parcel: number): Promise<string> {
  const row = await db
    .prepare(
      `SELECT details ->> '$.carrierId' AS carrierId, details ->> '$.carrier' AS carrier,
         details ->> '$.trackingNumber' AS trackingNumber, details ->> '$.trackingUrl' AS trackingUrl
       FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND id = ${PARCEL_ID}`,
    )
    .bind(siteId, orderId, parcel)
    .first<Record<'carrierId' | 'carrier' | 'trackingNumber' | 'trackingUrl', string | null>>();
  return JSON.stringify(
    namedOf({
      carrierId: row?.carrierId ?? '',
      carrier: row?.carrier ?? '',
      trackingNumber: row?.trackingNumber ?? '',
      trackingUrl: row?.trackingUrl ?? '',
    }),
  );
}

/**
 * Takes back that an order is packed, or one of its parcels, before anything of the order is known to have arrived. A mail
 * about the parcel that is still waiting is not sent; one that was sent stays with the buyer, whose page of the order says
 * that the parcel is still to come. A repeat changes nothing. Throws ORDER_NOT_FOUND; and ORDER_CONFLICT where the step was
 * not recorded, or something has followed from it.
 */
export async function takeStepBack(call: Call, name: string, back: StepBack): Promise<Order> {
  const { db, site, keyId, now } = call;
  const { siteId } = site;
  const { order } = await requireOrder(db, siteId, name);
  const has = (kind: string) => order.events.some((event) => event.kind === kind);
  const { step, parcel = 0, sentAt = null } = back;
  if (step === 'packed' && !has('packed') && has('takenBack')) return order;
  if (step === 'sent' && order.events.filter(({ kind }) => kind === 'sent')[parcel]?.happenedAt !== sentAt) {
    if (order.events.some((event) => event.kind === 'takenBack' && event.parcel === parcel)) return order;
    throw new ApiError('ORDER_CONFLICT');
  }
  const which =
    step === 'sent'
      ? PARCEL_ID
      : `(SELECT id FROM order_events
    WHERE site_id = ?1 AND order_id = ?2 AND kind = 'packed' ORDER BY id LIMIT 1 OFFSET ?3)`;
  const follows = step === 'sent' ? `'delivered', 'ended', 'cancelled'` : `'sent', 'delivered', 'ended', 'cancelled'`;
  const id = sortableId(now);
  try {
    await db.batch([
      guard(
        db,
        siteId,
        {
          ORDER_CONFLICT: `NOT EXISTS (SELECT 1 FROM order_events e WHERE e.site_id = ?1 AND e.order_id = ?2
              AND e.id = ${which} AND (?4 IS NULL OR e.happened_at = ?4))
            OR EXISTS (SELECT 1 FROM order_events e
              WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind IN (${follows}))`,
        },
        ...[order.id, parcel, step === 'sent' ? sentAt : null],
      ),
      db
        .prepare(
          `DELETE FROM outbox WHERE site_id = ?1 AND status = 'waiting' AND dedupe_key = (
             SELECT 'order-sent:' || ?2 || ':' || ref FROM order_events
             WHERE site_id = ?1 AND order_id = ?2 AND kind = 'sent' AND id = ${which})`,
        )
        .bind(siteId, order.id, parcel),
      db
        .prepare(
          `UPDATE order_events SET kind = 'takenBack', ref = kind || ' ' || ?4, id = ?4, happened_at = ?5,
             details = json_set(details, '$.step', kind, '$.parcel', ?3)
           WHERE site_id = ?1 AND order_id = ?2 AND id = ${which}`,
        )
        .bind(siteId, order.id, parcel, id, now),
      orderEventMessages(db, siteId, { orderId: order.id, eventId: id, kind: 'takenBack' }),
      followStatement(db, siteId, order.id),
      auditStatement(db, { siteId, keyId, action: 'order.takenBack', target: order.id }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  return (await requireOrder(db, siteId, order.id)).order;
}
