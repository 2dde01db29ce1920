import type { Order } from '#runtime/contracts/order.ts';

/**
 * Returns the version of an order: how often something has happened to it since its payment. A note changes nothing that
 * an owner could edit.
 */
export function orderVersion({ events }: Pick<Order, 'events'>): number {
  return events.filter(({ kind }) => kind !== 'noted').length;
}
