import { ApiError } from '../../http/errors.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { RefundPart } from './ordered-refunds.ts';
import { paymentsFor } from './payments-for.ts';
import { orderPayments } from './repository.ts';

/**
 * Splits what goes back of an order among its payments, the newest first; null for an order with one payment. Throws
 * PAYMENT_UNAVAILABLE where a provider is not set up any more, and REFUND_REFUSED where the payments have less left.
 */
export async function splitRefund(call: ShopCall, orderId: string, cents: number): Promise<RefundPart[] | null> {
  const payments = await orderPayments(call.db, call.site.siteId, orderId);
  if (cents === 0) return null;
  if (payments.length < 2) {
    if (payments[0]) paymentsFor(call, payments[0]);
    return null;
  }
  const parts: RefundPart[] = [];
  let rest = cents;
  for (const payment of payments) {
    if (rest === 0) break;
    if (!payment.ref) continue;
    const { paidCents, refunds, disputes } = await paymentsFor(call, payment).moneyOf(payment.ref);
    const back = refunds.reduce((sum, refund) => sum + (refund.hasFailed ? 0 : refund.cents), 0);
    const lost = disputes.reduce((sum, dispute) => sum + (dispute.state === 'lost' ? dispute.cents : 0), 0);
    const part = Math.min(rest, Math.max(0, paidCents - back - lost));
    if (part > 0) parts.push({ paymentId: payment.id, cents: part });
    rest -= part;
  }
  if (rest > 0) throw new ApiError('REFUND_REFUSED');
  return parts;
}
