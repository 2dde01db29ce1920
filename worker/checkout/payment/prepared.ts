import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { failedGuard, isClash } from '../../db/guards.ts';
import { ApiError } from '../../http/errors.ts';
import { expectFreeStatement, reserveAllStatement } from '../../inventory/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import type { PaymentRequest } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { expectConnected } from './expect-connected.ts';
import { cancelPayment, type PaymentOutcome, startPayment } from './reconcile.ts';
import { findPayment, insertPaymentStatement, isPaid, openPayments, type Payment } from './repository.ts';
import { returnUrl } from './return-link.ts';
import { sealRequest } from './sealed-request.ts';

/** Time that a buyer has on the provider's page. */
export const PAYMENT_MS = 30 * 60 * 1000;

/** A payment whose order is known without a visitor's cart. */
interface Prepared {
  id: string;
  provider: PaymentProvider | null;
  /** The payment account that takes it; '' for the Worker's own secrets, and for none. */
  account: string;
  /** The future order, without the request to the provider. */
  snapshot: Omit<OrderSnapshot, 'request'>;
  /** Null where nothing is due. */
  request: PaymentRequest | null;
  /** The end of the payment, in ms since the epoch. */
  expiresAt: number;
}

/**
 * Stores a payment and reserves all of its units, in one batch with these statements. The batch fails with OUT_OF_STOCK
 * where units are missing.
 */
export async function storePrepared(
  { db, secret, now }: ShopCall,
  siteId: string,
  { id, provider, account, snapshot, request, expiresAt }: Prepared,
  statements: readonly D1PreparedStatement[],
): Promise<Payment> {
  const { checkoutId } = snapshot;
  const payment: Payment = {
    siteId,
    id,
    checkoutId,
    provider: request ? provider : null,
    account: request ? account : '',
    ref: null,
    state: 'open',
    requestHash: '',
    orderId: null,
    declineReason: null,
    isRefundDue: false,
    expiresAt,
    snapshot: { ...snapshot, request: request && sealRequest(secret, request) },
  };
  const needs = new Map(Object.entries(snapshot.needs));
  const reserver = { siteId, checkoutId };
  await db.batch([
    ...statements,
    ...(needs.size > 0
      ? [expectFreeStatement(db, reserver, needs, now), reserveAllStatement(db, reserver, needs, now)]
      : []),
    insertPaymentStatement(db, payment, now),
  ]);
  return payment;
}

interface PreparedPayment
  extends Pick<Prepared, 'id' | 'provider' | 'account' | 'snapshot'>,
    Pick<PaymentRequest, 'outside'> {
  /** Minor units that are taken; the whole of the order by default. */
  dueCents?: number;
  /** Where the buyer goes on who leaves the provider's page. */
  cancelUrl: string;
  card?: string | undefined;
}

/**
 * Pays for an order that an owner has written, once per id and only once overall: earlier payments are cancelled first. A
 * repeat gets the outcome of the first call. Throws OUT_OF_STOCK.
 */
export async function payPrepared(call: ShopCall, prepared: PreparedPayment): Promise<PaymentOutcome> {
  const { db, site } = call;
  const { id, snapshot } = prepared;
  const earlier = await findPayment(db, site.siteId, id);
  if (earlier) return startPayment(call, earlier);
  await cancelOpenPayments(call, snapshot.checkoutId);
  if (await isPaid(db, site.siteId, snapshot.checkoutId)) return { status: 'paid' };
  const expiresAt = call.now + PAYMENT_MS;
  const request = requestOf(call, prepared, expiresAt);
  try {
    return await startPayment(
      call,
      await storePrepared(
        call,
        site.siteId,
        { ...prepared, request, expiresAt },
        expectConnected(db, site.siteId, prepared.account),
      ),
    );
  } catch (error) {
    const first = isClash(error, 'payments.site_id, payments.id') && (await findPayment(db, site.siteId, id));
    if (first) return startPayment(call, first);
    const code = failedGuard(error);
    throw code ? new ApiError(code) : error;
  }
}

/** Cancels the open payments of a checkout. A buyer who has meanwhile paid gets the order. */
export async function cancelOpenPayments(call: ShopCall, checkoutId: string): Promise<void> {
  for (const open of await openPayments(call.db, call.site.siteId, checkoutId)) await cancelPayment(call, open);
}

function requestOf(
  { site, secret }: ShopCall,
  { id, snapshot, dueCents, cancelUrl, card, outside }: PreparedPayment,
  expiresAt: number,
): PaymentRequest | null {
  const { grandTotalCents, giftCardCents, currency, email, lines, address, baseUrl } = snapshot;
  const amountCents = dueCents ?? grandTotalCents - giftCardCents;
  if (amountCents === 0) return null;
  return {
    siteId: site.siteId,
    paymentId: id,
    amountCents,
    currency,
    email,
    lines: lines.map(({ title, quantity }) => ({ title, quantity })),
    language: site.language,
    successUrl: returnUrl(secret, site.siteId, id, baseUrl),
    cancelUrl,
    expiresAt,
    method: 'card',
    delivery: address,
    card,
    keepsCard: false,
    keptCard: undefined,
    outside,
  };
}
