import type { Return } from '#runtime/contracts/returns.ts';
import { ApiError } from '../../http/errors.ts';
import { requireReturn } from '../../returns/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { refundOrder } from './refund-order.ts';

/**
 * Gives back the money of a return, also before its goods have come. A repeat with the same key gives nothing back a
 * second time; another key is refused with ORDER_CONFLICT, as is a return that was cancelled.
 */
export async function refundReturn(call: ShopCall & { keyId: string }, returnId: string, key: string): Promise<Return> {
  const { db, site } = call;
  const { shown, refundsDelivery } = await requireReturn(db, site.siteId, returnId);
  if (shown.state === 'cancelled') throw new ApiError('ORDER_CONFLICT');
  const { orderId, lines } = shown;
  await refundOrder(call, { order: orderId, lines, refundsDelivery, returnId, restock: false, key });
  return (await requireReturn(db, site.siteId, returnId)).shown;
}
