import type { PayRequest, PayResponse } from '#runtime/contracts/checkout.ts';
import { ADDRESS_PARTS, addressErrors } from '#runtime/domain/address.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { cartTotals } from '../../cart/service.ts';
import { failedGuard, guard, isClash } from '../../db/guards.ts';
import { readGiftCard } from '../../gift-cards/service.ts';
import { ApiError } from '../../http/errors.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import {
  releaseExpiredStatements,
  releaseStatements,
  reserveStatements,
  shortenReservation,
} from '../../inventory/service.ts';
import { linkBase } from '../../mailing-lists/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { confirmationPath, isBought } from '../../orders/service.ts';
import { offersOnlyTestPayments, providersOf } from '../../payments/service.ts';
import { sha256 } from '../../session/service.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import { type Corrections, correct, variantIdsOf } from '../availability.ts';
import { type Basket, locateBasket, readBasket } from '../basket.ts';
import type { CheckoutCall } from '../call.ts';
import { expectBasket, expectMinimum, RESERVATION_MS } from '../start.ts';
import { cancel, type PaymentOutcome, startPayment } from './reconcile.ts';
import { findPayment, insertPaymentStatement, openPayments, type Payment } from './repository.ts';
import { cancelUrl, returnUrl } from './return-link.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** The time that a visitor has on the provider's page. */
const PAYMENT_MS = 30 * 60 * 1000;
const PAYMENT_ID_LENGTH = 32;

export interface Paid {
  answer: PayResponse;
  /** Whether the answer is that of an earlier call with the same key. */
  isReplay: boolean;
}

/**
 * Pays for a basket, once for each idempotency key and once for each basket: earlier open payments are cancelled first.
 * A visitor who has paid in another tab is led to that order.
 */
export async function pay(call: CheckoutCall, request: PayRequest, idempotency: Idempotency): Promise<Paid> {
  const basketId = await locateBasket(call);
  if (basketId === undefined) throw new ApiError('CHECKOUT_CHANGED');
  try {
    return await payFor(call, basketId, request, idempotency);
  } catch (error) {
    const isLate = error instanceof ApiError && error.code === 'CHECKOUT_CHANGED';
    // Another tab may have paid while this call ran.
    if (isLate && (await isBought(call.db, call.site.siteId, basketId))) {
      return { answer: paid(call, basketId), isReplay: false };
    }
    throw error;
  }
}

async function payFor(
  call: CheckoutCall,
  basketId: string,
  request: PayRequest,
  idempotency: Idempotency,
): Promise<Paid> {
  const { db, site } = call;
  const id = sha256(`payment|${site.siteId}|${basketId}|${idempotency.key}`).slice(0, PAYMENT_ID_LENGTH);
  const earlier = await findPayment(db, site.siteId, id);
  if (earlier) return replay(call, earlier, idempotency);
  for (const open of await openPayments(db, site.siteId, basketId)) await cancel(call, open);
  if (await isBought(db, site.siteId, basketId)) return { answer: paid(call, basketId), isReplay: false };
  const payment = await store(call, { request, idempotency, id });
  if (!payment) {
    const first = await findPayment(db, site.siteId, id);
    if (!first) throw new ApiError('CHECKOUT_CHANGED');
    return replay(call, first, idempotency);
  }
  return { answer: await answerTo(call, payment, await startPayment(call, payment)), isReplay: false };
}

async function replay(call: CheckoutCall, payment: Payment, { requestHash }: Idempotency): Promise<Paid> {
  if (payment.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return { answer: await answerTo(call, payment, await startPayment(call, payment)), isReplay: true };
}

async function answerTo(call: CheckoutCall, payment: Payment, outcome: PaymentOutcome): Promise<PayResponse> {
  const { payments } = await textsIn(call.site.language);
  switch (outcome.status) {
    case 'paid':
      return paid(call, payment.basketId);
    case 'redirect':
      return outcome;
    case 'declined':
      await reserveForAnotherTry(call, payment);
      return { status: 'declined', message: payments[outcome.reason] };
    case 'refunded':
      return { status: 'declined', message: payments.refunded };
    default:
      throw new ApiError('CHECKOUT_CHANGED');
  }
}

function paid({ secret, site }: CheckoutCall, basketId: string): PayResponse {
  return { status: 'paid', url: confirmationPath(secret, site.siteId, basketId) };
}

/** After a declined payment, the reservation lasts as long as that of a checkout that starts now. */
async function reserveForAnotherTry({ db, site, now }: CheckoutCall, { basketId }: Payment): Promise<void> {
  await shortenReservation(db, { siteId: site.siteId, basketId }, now + RESERVATION_MS);
}

interface Attempt {
  request: PayRequest;
  idempotency: Idempotency;
  id: string;
}

/**
 * Stores the payment with its snapshot and reserves the stock for it; undefined where a repeat of this call was faster.
 */
async function store(call: CheckoutCall, { request, idempotency, id }: Attempt): Promise<Payment | undefined> {
  const { db, site, now } = call;
  const basket = await readBasket(call);
  const corrections = basket && (await correct(call, basket));
  // The visitor must have seen what the basket holds and what it costs.
  if (!basket || !corrections || corrections.lines.length === 0 || corrections.notices.length > 0) {
    throw new ApiError('CHECKOUT_CHANGED');
  }
  await expectMinimum(call, basket, corrections);
  const snapshot = await price(call, { basket, corrections, request, id });
  const reserver = { siteId: site.siteId, basketId: basket.id };
  const payment: Payment = {
    ...{ ...reserver, id, snapshot, provider: snapshot.request ? request.provider : null, ref: null, state: 'open' },
    ...{ requestHash: idempotency.requestHash, declineReason: null, isRefundDue: false, expiresAt: now + PAYMENT_MS },
  };
  const isAnotherOpen = `EXISTS (
    SELECT 1 FROM payments INDEXED BY payments_by_basket
    WHERE site_id = ?1 AND basket_id = ?2 AND id <> ?3 AND state = 'open')`;
  const variantIds = variantIdsOf(corrections.lines);
  try {
    await db.batch([
      expectBasket(call, basket),
      guard(db, site.siteId, { CHECKOUT_CHANGED: isAnotherOpen }, basket.id, id),
      ...releaseStatements(db, reserver),
      ...releaseExpiredStatements(db, { siteId: site.siteId, variantIds, now }),
      ...reserveStatements(db, reserver, corrections.needs, payment.expiresAt),
      insertPaymentStatement(db, payment, now),
    ]);
    return payment;
  } catch (error) {
    if (isClash(error, 'payments.site_id, payments.id')) return undefined;
    const code = failedGuard(error);
    if (!code) throw error;
    // A repeat of this call that was faster may have paid already.
    if (await findPayment(db, site.siteId, id)) return undefined;
    throw new ApiError(code === 'OUT_OF_STOCK' ? code : 'CHECKOUT_CHANGED');
  }
}

interface Wanted {
  basket: Basket;
  corrections: Corrections;
  request: PayRequest;
  id: string;
}

async function price(call: CheckoutCall, { basket, corrections, request, id }: Wanted): Promise<OrderSnapshot> {
  const { db, site, secret, now } = call;
  const card = await readGiftCard(call, basket.entries.giftCardId);
  const totals = cartTotals(site, basket.cart, card?.balanceCents);
  expectComplete(basket, totals);
  const { dueCents: shownCents, currency = storeCurrency(site) } = request;
  if (totals.dueCents !== shownCents || currency !== storeCurrency(site)) throw new ApiError('CHECKOUT_CHANGED');
  const provider = providersOf(call.env, site).find((one) => one.provider === request.provider);
  if (totals.dueCents > 0 && !provider) throw new ApiError('PAYMENT_UNAVAILABLE');
  const baseUrl = await linkBase(db, site.siteId, call.origin);
  const asked = {
    siteId: site.siteId,
    paymentId: id,
    amountCents: totals.dueCents,
    currency: storeCurrency(site),
    email: basket.entries.email,
    lines: basket.cart.lines.map(({ title, quantity }) => ({ title, quantity })),
    language: site.language,
    successUrl: returnUrl(secret, site.siteId, id, baseUrl),
    cancelUrl: cancelUrl(baseUrl, call.orderToken),
    expiresAt: now + PAYMENT_MS,
    card: request.card,
  };
  const testMode = provider?.isTest ?? offersOnlyTestPayments(call.env, site);
  return takeSnapshot(
    call,
    { basket, corrections, totals, card },
    { testMode, baseUrl, request: totals.dueCents > 0 ? asked : null },
  );
}

/** Every basket needs an e-mail address; one that is shipped needs an address and a shipping option too. */
function expectComplete({ entries }: Basket, totals: ReturnType<typeof cartTotals>): void {
  const invalidFields: string[] = [];
  if (!isMailAddress(entries.email)) invalidFields.push('email');
  if (totals.requiresShipping) {
    const address = entries.address ?? (Object.fromEntries(ADDRESS_PARTS.map((part) => [part, ''])) as never);
    invalidFields.push(...Object.keys(addressErrors(address)).map((part) => `address.${part}`));
    if (!totals.shipping) invalidFields.push('shippingOptionId');
  }
  if (invalidFields.length > 0) throw new ApiError('CHECKOUT_INCOMPLETE', { fields: invalidFields });
}
