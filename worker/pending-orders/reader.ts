import { mayReadPerson, type OwnedOrder, provePerson } from '../orders/service.ts';
import type { PageContext } from '../plain-pages/service.ts';
import type { PendingOrder } from './order.ts';

/**
 * Whether a visitor may see the person of a pending order, change it and pay for it; `mayReadPerson` is the same for a
 * paid one. An order that was started on another origin's page has no browser yet, and is open to its link until it is
 * bound to the first that goes on with it.
 */
export function mayReadOrder(c: PageContext, order: PendingOrder): boolean {
  const isUnbound = order.visitorHash === '' && order.placedAt === null;
  return isUnbound || mayReadPerson(c, owned(order));
}

/**
 * Lets this browser go on with the order for an hour; false if the address is not that of the order, nor the one that
 * the buyer has entered at its checkout.
 */
export async function proveOrder(c: PageContext, order: PendingOrder, email: string): Promise<boolean> {
  if (provePerson(c, owned(order), email)) return true;
  const entered = await c.env.DB.prepare('SELECT email FROM checkouts WHERE site_id = ?1 AND checkout_id = ?2')
    .bind(c.var.site.siteId, order.id)
    .first<string>('email');
  return entered ? provePerson(c, { ...owned(order), email: entered }, email) : false;
}

function owned({ id, visitorHash, email, createdAt, placedAt }: PendingOrder): OwnedOrder {
  return { id, visitorHash, email, orderedAt: placedAt ?? createdAt };
}
