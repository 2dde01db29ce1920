import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent } from '#runtime/contracts/order.ts';

/** Returns what an owner can do with an order in its state. The shop decides anew at each call. */
export interface OrderSteps {
  canPack: boolean;
  canSend: boolean;
  canEnd: boolean;
  canRefund: boolean;
  canCancel: boolean;
  /** Whether a parcel is on its way that is not known to have arrived. */
  canDeliver: boolean;
  canEdit: boolean;
}

/** Returns what an owner can do with an order. */
export function stepsOf(order: Order): OrderSteps {
  const { state, events } = order;
  const has = (kind: string) => events.some((event) => event.kind === kind);
  const isOpen = state === 'paid' || state === 'packed' || state === 'sent';
  const isCancelled = has('cancelled');
  return {
    canPack: state === 'paid' && hasGoods(order) && !isCancelled,
    canSend: isOpen && unsentUnits(order).length > 0 && !isCancelled,
    canEnd: isOpen && !isCancelled,
    canRefund: state !== 'refunded' && refundableCents(order) + giftCardCents(order) > 0,
    canDeliver: state === 'sent' && events.some((event) => parcelToArrive(order, event) !== undefined),
    canEdit:
      (state === 'paid' || state === 'packed') && !has('sent') && order.subscriptionId === null && !has('disputed'),
    canCancel: ['paid', 'packed', 'refunded'].includes(state) && !has('sent') && !has('ended') && !isCancelled,
  };
}

/** Returns the minor units that can still go back to the buyer's card or wallet. */
export function refundableCents({ grandTotal, giftCardTotal, refundedTotal }: Order): number {
  return Math.max(0, grandTotal.value - giftCardTotal.value - refundedTotal.value);
}

/** Returns the minor units that a gift card has paid and not got back. */
function giftCardCents({ giftCardTotal, giftCardRefunded }: Order): number {
  return Math.max(0, giftCardTotal.value - giftCardRefunded.value);
}

/** Returns the goods that are not on their way yet, by the position of their line. */
export function unsentUnits({ items }: Order) {
  return items.flatMap(({ productType, productName, quantity, removedQuantity, sentQuantity }, position) => {
    const left = quantity - removedQuantity - sentQuantity;
    return productType === PRODUCT_TYPE.physical && left > 0 ? [{ position, productName, quantity: left }] : [];
  });
}

/** Returns the place of a parcel among those of its order; -1 for any other event. */
export function parcelIndex({ events }: Order, event: OrderEvent): number {
  return events.filter(({ kind }) => kind === 'sent').indexOf(event);
}

/** Returns the place of a parcel that has not arrived; undefined for any other event. */
export function parcelToArrive(order: Order, event: OrderEvent): number | undefined {
  const { events, items } = order;
  const parcel = parcelIndex(order, event);
  const hasArrived = events.some((other) => other.kind === 'delivered' && other.parcel === parcel);
  const isLeft = items.some(({ sentQuantity, deliveredQuantity }) => deliveredQuantity < sentQuantity);
  return parcel >= 0 && !hasArrived && isLeft ? parcel : undefined;
}

/** Says whether an event is a step that was perhaps recorded by mistake, and from which nothing has followed. */
export function mayTakeBack({ events, state }: Order, { kind }: OrderEvent): boolean {
  const has = (...kinds: string[]) => events.some((event) => kinds.includes(event.kind));
  if (has('delivered', 'ended', 'cancelled') || state === 'refunded') return false;
  return kind === 'sent' || (kind === 'packed' && !has('sent'));
}

/** Says whether something of the order is to be packed. */
export function hasGoods({ items }: Order): boolean {
  return items.some(({ productType }) => productType === PRODUCT_TYPE.physical);
}

/** Says whether something of the order may have files to download. */
export function hasFiles({ items }: Order): boolean {
  return items.some(({ productType }) => productType === PRODUCT_TYPE.digital);
}
