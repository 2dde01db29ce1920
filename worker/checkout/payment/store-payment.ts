import type { PayRequest } from '#runtime/contracts/checkout.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { writtenAct } from '../../acts/service.ts';
import { holdStatements } from '../../coupons/service.ts';
import { failedGuard, guard, isClash } from '../../db/guards.ts';
import { ApiError } from '../../http/errors.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { expectFreeStatement, reserveStatements } from '../../inventory/service.ts';
import { offeredProvider } from '../../payments/service.ts';
import { paymentStatements } from '../acts.ts';
import { correctCheckout } from '../availability.ts';
import type { CheckoutCall } from '../call.ts';
import { expectMinimum, expectSale, expectUnchanged } from '../start.ts';
import { readStoredCheckout } from '../stored-checkout.ts';
import { expectConnected } from './expect-connected.ts';
import { PAYMENT_MS } from './prepared.ts';
import { priceOrder } from './price-order.ts';
import { findPayment, insertPaymentStatement, type Payment } from './repository.ts';

interface Attempt {
  request: PayRequest;
  idempotency: Idempotency;
  id: string;
}

/**
 * Stores the payment with its snapshot of the lines that can be paid for now, and reserves what it may of them;
 * undefined if a repeat of this call was faster.
 */
export async function storePayment(
  call: CheckoutCall,
  { request, idempotency, id }: Attempt,
): Promise<{ payment: Payment; act: Act | undefined } | undefined> {
  const { db, site, now } = call;
  const checkout = await readStoredCheckout(call);
  if (checkout) expectSale(call, checkout);
  const corrections = checkout && (await correctCheckout(call, checkout));
  // The visitor must have seen the current lines and prices.
  if (!checkout || !corrections || corrections.payable.length === 0 || corrections.notices.length > 0) {
    throw new ApiError('CHECKOUT_CHANGED');
  }
  const { payable, needs } = corrections;
  await expectMinimum(call, checkout, payable);
  const ordered = { ...checkout, cart: { ...checkout.cart, lines: payable } };
  const snapshot = await priceOrder(call, { checkout: ordered, needs, request, id, expiresAt: now + PAYMENT_MS });
  const reserver = { siteId: site.siteId, checkoutId: checkout.id };
  const visit = { ...reserver, networks: call.networks, now };
  const payment: Payment = {
    ...reserver,
    id,
    snapshot,
    provider: snapshot.request ? request.provider : null,
    account: snapshot.request ? (offeredProvider(call.env, site, request.provider)?.account ?? '') : '',
    ref: null,
    state: 'open',
    requestHash: idempotency.requestHash,
    declineReason: null,
    isRefundDue: false,
    expiresAt: now + PAYMENT_MS,
    orderId: null,
  };
  const isAnotherOpen = `EXISTS (
    SELECT 1 FROM payments INDEXED BY payments_by_checkout
    WHERE site_id = ?1 AND checkout_id = ?2 AND id <> ?3 AND state = 'open')`;
  try {
    const written = await db.batch([
      expectUnchanged(call, checkout),
      guard(db, site.siteId, { CHECKOUT_CHANGED: isAnotherOpen }, checkout.id, id),
      ...expectConnected(db, site.siteId, payment.account),
      expectFreeStatement(db, reserver, needs, now),
      ...reserveStatements(db, visit, needs),
      insertPaymentStatement(db, payment, now),
      ...holdStatements(db, { siteId: site.siteId, paymentId: id, codes: snapshot.coupons }, visit),
      ...paymentStatements(call, ordered),
    ]);
    return { payment, act: writtenAct(written.at(-1)) };
  } catch (error) {
    if (isClash(error, 'payments.site_id, payments.id')) return undefined;
    const code = failedGuard(error);
    if (!code) throw error;
    // A faster repeat of this call may have paid already.
    if (await findPayment(db, site.siteId, id)) return undefined;
    throw new ApiError(code === 'OUT_OF_STOCK' ? code : 'CHECKOUT_CHANGED');
  }
}
