import { findOverdue } from '../../inventory/service.ts';
import { logError } from '../../log.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { variantIdsOf } from '../availability.ts';
import type { StoredCheckout } from '../stored-checkout.ts';
import { cancelPayment } from './reconcile.ts';
import { openPayments } from './repository.ts';

/**
 * Cancels open payments of other visitors that have kept units of this checkout's products for longer than a payment may
 * take. A visitor who has paid meanwhile gets the order. Resolves to true if one of the payments has ended.
 */
export async function cancelOverdue(call: ShopCall, { id, cart }: StoredCheckout): Promise<boolean> {
  const { db, site, now } = call;
  let hasEnded = false;
  const own = { siteId: site.siteId, checkoutId: id };
  for (const checkoutId of await findOverdue(db, own, variantIdsOf(cart.lines), now)) {
    for (const payment of await openPayments(db, site.siteId, checkoutId)) {
      try {
        hasEnded = (await cancelPayment(call, payment)).status !== 'open' || hasEnded;
      } catch (error) {
        logError(error as Error, { site: site.siteId, payment: payment.id });
      }
    }
  }
  return hasEnded;
}
