import { mayReadPerson, type OwnedOrder, provePerson } from '../orders/service.ts';
import type { PageContext } from '../plain-pages/service.ts';
import type { PendingOrder } from './order.ts';

/**
 * Whether a visitor may see whom a pending order is for, change it and pay for it, as `mayReadPerson` says of a paid
 * one. An order that was started on another origin's page has no browser yet, and is open to its link until it is bound
 * to the first that goes on with it.
 */
export function mayReadOrder(c: PageContext, order: PendingOrder): boolean {
  const isUnbound = order.visitorHash === '' && order.placedAt === null;
  return isUnbound || mayReadPerson(c, owned(order));
}

/** Lets this browser see the whole order for an hour; false if the address is not that of the order. */
export function proveOrder(c: PageContext, order: PendingOrder, email: string): boolean {
  return provePerson(c, owned(order), email);
}

function owned({ id, visitorHash, email, createdAt, placedAt }: PendingOrder): OwnedOrder {
  return { id, visitorHash, email, orderedAt: placedAt ?? createdAt };
}
