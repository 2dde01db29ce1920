import { multiply } from '#runtime/domain/totals/rounding.ts';
import { type BookedOrder, shippingTax } from './booked-order.ts';

/** What went back for the delivery, without a tax that is added to prices. */
export function deliveryOf(order: BookedOrder, { deliveryCents }: { deliveryCents: number }): number {
  return deliveryCents - (order.taxIncluded ? 0 : deliveryTax(order, deliveryCents));
}

/** The tax in what went back for the delivery. */
export function deliveryTax(order: BookedOrder, deliveryCents: number): number {
  const onDelivery = shippingTax(order);
  const whole = order.shippingCents + (order.taxIncluded ? 0 : onDelivery);
  return whole === 0 ? 0 : multiply(deliveryCents, onDelivery, whole);
}
