import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import type { DeliveredParcel } from '#runtime/contracts/parcels.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { knownCountryZone } from '#runtime/domain/law/country-zone.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { auditStatement } from '../owner/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderEventStatements } from './events.ts';
import { requireOrder } from './owner-steps.ts';

/** A day that somebody named stands for its noon, which is on that day for the shop too. */
const NOON_MS = 12 * HOUR_MS;

interface Arrival {
  /** The place of the parcel among those of the order; null where units were named. */
  parcel: number | null;
  lines: OrderUnits[];
  /** Ms since the epoch. */
  sentAt: number;
}

/**
 * Records that goods of an order have arrived, as an owner or a carrier's program says: a parcel, units, or all parcels. A
 * repeat changes nothing; the same units on another day are further ones. Throws ORDER_NOT_FOUND; ORDER_CONFLICT for units that were not sent or have arrived; and
 * INVALID_REQUEST for a parcel or a line that the order does not have, and for a day before it was sent or after today.
 */
export async function recordDelivery(
  call: ShopCall & { keyId: string },
  name: string,
  delivered: DeliveredParcel,
): Promise<Order> {
  const { db, site, keyId, now } = call;
  const { siteId } = site;
  const { order } = await requireOrder(db, siteId, name);
  const zone = knownCountryZone(order.address?.countryCode ?? '') ?? site.timeZone;
  const { day = dayIn(now, zone) } = delivered;
  const arrivals = arrivalsOf(order, delivered);
  const isWrongDay = arrivals.some(({ sentAt }) => day < dayIn(sentAt, zone)) || day > dayIn(now, zone);
  if (isWrongDay) throw new ApiError('INVALID_REQUEST', { fields: ['day'] });
  const statements = arrivals.flatMap(({ parcel, lines, sentAt }) => {
    const happenedAt = Math.min(Math.max(dayStart(day, zone) + NOON_MS, sentAt), now);
    const ref = parcel === null ? [day, ...lines.map(unitsText)].join(' ') : `parcel ${parcel}`;
    const details = { lines, ...(parcel !== null && { parcel }) };
    return orderEventStatements(db, { siteId, orderId: order.id, kind: 'delivered', ref, details, happenedAt, now });
  });
  if (statements.length === 0) return order;
  try {
    await db.batch([
      ...statements,
      auditStatement(db, { siteId, keyId, action: 'order.delivered', target: order.id }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  return (await requireOrder(db, siteId, order.id)).order;
}

/** Returns what has arrived of an order by this call, and not by an earlier one. */
function arrivalsOf(order: Order, { parcel, lines }: DeliveredParcel): Arrival[] {
  const parcels = parcelsOf(order);
  const [first] = parcels;
  if (!first) throw new ApiError('ORDER_CONFLICT');
  const isKnown = (position: number) => order.items[position]?.productType === PRODUCT_TYPE.physical;
  if (lines) {
    const fields = lines.flatMap(({ position }, index) => {
      const isRepeated = lines.findIndex((line) => line.position === position) !== index;
      return isRepeated || !isKnown(position) ? [`lines.${index}.position`] : [];
    });
    if (fields.length > 0) throw new ApiError('INVALID_REQUEST', { fields });
    return [{ parcel: null, lines, sentAt: first.sentAt }];
  }
  if (parcel !== undefined && !parcels[parcel]) throw new ApiError('INVALID_REQUEST', { fields: ['parcel'] });
  const left = order.items.map(({ sentQuantity, deliveredQuantity }) => sentQuantity - deliveredQuantity);
  return parcels.flatMap((sent) => {
    const isMeant = parcel === undefined || parcel === sent.parcel;
    const hasArrived = order.events.some((event) => event.kind === 'delivered' && event.parcel === sent.parcel);
    const arrived = isMeant && !hasArrived ? takeOf(left, sent.lines) : [];
    return arrived.length === 0 ? [] : [{ ...sent, lines: arrived }];
  });
}

/** Takes units out of what is left of each line, as far as they are there. */
function takeOf(left: number[], units: readonly OrderUnits[]): OrderUnits[] {
  return units.flatMap(({ position, quantity }) => {
    const taken = Math.min(quantity, left[position] ?? 0);
    left[position] = (left[position] ?? 0) - taken;
    return taken > 0 ? [{ position, quantity: taken }] : [];
  });
}

/** Returns the parcels of an order with what is in each; one without a list has what no other one has. */
export function parcelsOf({ events, items }: Order): (Arrival & { parcel: number })[] {
  const sent = events.filter(({ kind }) => kind === 'sent');
  const listed = sent.flatMap(({ lines }) => lines ?? []);
  const rest = items.flatMap(({ productType, quantity }, position) => {
    const others = listed.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0);
    return productType === PRODUCT_TYPE.physical && quantity > others
      ? [{ position, quantity: quantity - others }]
      : [];
  });
  return sent.map(({ lines, happenedAt: sentAt }, parcel) => ({ parcel, lines: lines ?? rest, sentAt }));
}

function unitsText({ position, quantity }: OrderUnits): string {
  return `${position}:${quantity}`;
}
