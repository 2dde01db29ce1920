import type { Order, OrderCancellation } from '#runtime/contracts/order.ts';
import { canRestock } from '../../inventory/service.ts';
import { recordCancellation, requireOrder, requireUnsent } from '../../orders/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { refundOrder } from './refund-order.ts';

/** An order is cancelled once, so a repeat finds its refund by this. */
const CANCELLATION = 'cancellation';

/**
 * Cancels an order of which nothing was sent: first all its money is refunded, then its units go back into stock, and
 * the buyer gets a mail. Throws ORDER_CONFLICT for an order on its way, and the errors of a refund; then nothing was
 * cancelled.
 */
export async function cancelOrder(
  call: ShopCall & { keyId: string },
  name: string,
  { reason, restock }: OrderCancellation,
): Promise<Order> {
  const { db, site } = call;
  const { order } = await requireUnsent(db, site.siteId, name);
  const isPaid = order.state !== 'refunded';
  if (isPaid || (restock && (await canRestock(db, site.siteId, order.id)))) {
    await refundOrder(call, { order: order.id, restock, key: CANCELLATION });
  }
  // The refund comes first in the order's history.
  const later = { ...call, now: Date.now() };
  await recordCancellation(later, await requireUnsent(db, site.siteId, order.id), reason);
  return (await requireOrder(db, site.siteId, order.id)).order;
}
