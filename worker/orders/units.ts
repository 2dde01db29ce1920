import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent, OrderEventDetails, OrderUnits } from '#runtime/contracts/order.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';

/** An event with the details that are stored with it. */
export interface HappenedEvent {
  kind: OrderEventKind;
  /** What distinguishes it from others of its kind; a refund that failed has the ref of the refund. */
  ref: string;
  details: OrderEventDetails;
  happened_at: number;
}

/** Counts the units of a line that were sent, or have arrived. A parcel without a list has all the rest. */
export function parcelUnits(
  counted: 'sent' | 'delivered',
  events: readonly OrderEvent[],
  { product_type, quantity, removed_quantity }: { product_type: number; quantity: number; removed_quantity: number },
  position: number,
): number {
  const parcels = events.filter(({ kind }) => kind === counted);
  if (product_type !== PRODUCT_TYPE.physical) return 0;
  if (parcels.some(({ lines }) => lines === null)) return quantity - removed_quantity;
  return unitsAt(
    parcels.flatMap(({ lines }) => lines ?? []),
    position,
  );
}

/** Counts the units of a line whose money went back by line. */
export function refundedUnits(events: readonly HappenedEvent[], position: number): number {
  return unitsAt(
    refundsOf(events).flatMap(({ details }) => details.lines ?? []),
    position,
  );
}

/** What went back for the delivery, in minor units. */
export function deliveryBack(events: readonly HappenedEvent[]): number {
  return refundsOf(events).reduce((sum, { details }) => sum + (details.deliveryCents ?? 0), 0);
}

/** The refunds that have not failed later. */
function refundsOf(events: readonly HappenedEvent[]): HappenedEvent[] {
  const failed = new Set(events.flatMap(({ kind, ref }) => (kind === 'refundFailed' ? ref : [])));
  return events.filter(({ kind, ref }) => (kind === 'partlyRefunded' || kind === 'refunded') && !failed.has(ref));
}

function unitsAt(units: readonly { position: number; quantity: number }[], position: number): number {
  return units.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
}

/** Whether units of an order are goods, which have to be sent. */
export function hasGoods({ items }: Order, units: readonly OrderUnits[]): boolean {
  return units.some(({ position }) => items[position]?.productType === PRODUCT_TYPE.physical);
}

/** Names units of an order: "2 × Moon Cup". */
export function unitTexts({ items }: Order, units: readonly OrderUnits[]): string[] {
  return units.map(({ position, quantity }) => `${quantity} × ${items[position]?.productName ?? ''}`);
}
