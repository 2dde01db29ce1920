import type { PayRequest } from '#runtime/contracts/checkout.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { storedSource } from '../../acts/service.ts';
import { cartTotals } from '../../cart/service.ts';
import { readGiftCard } from '../../gift-cards/service.ts';
import { ApiError } from '../../http/errors.ts';
import { purchaseInstallments } from '../../installments/service.ts';
import type { Quantities } from '../../inventory/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { offeredProvider, offersOnlyTestPayments, takesMethod } from '../../payments/service.ts';
import { linkBackBase, linkBase } from '../../site/link-base.ts';
import { areMoneyRulesValid } from '../../site/money-rules.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { CheckoutCall } from '../call.ts';
import type { StoredCheckout } from '../stored-checkout.ts';
import { agreements } from './agreements.ts';
import { createSnapshot } from './create-snapshot.ts';
import { cancelUrl, returnUrl } from './return-link.ts';
import { sealRequest } from './sealed-request.ts';

interface PaymentAttempt {
  checkout: StoredCheckout;
  /** Units to take out of stock. */
  needs: Quantities;
  request: PayRequest;
  /** The id of the payment. */
  id: string;
  /** The end of the payment, in ms since the epoch. */
  expiresAt: number;
}

/**
 * Prices a checkout and takes the snapshot of its order. Throws if an entry is missing, the visitor saw another amount,
 * or the provider is not offered.
 */
export async function priceOrder(
  call: CheckoutCall,
  { checkout, needs, request, id, expiresAt }: PaymentAttempt,
): Promise<OrderSnapshot> {
  const { site, secret } = call;
  if (request.cartId !== undefined && request.cartId !== checkout.id) throw new ApiError('CHECKOUT_CHANGED');
  if (!areMoneyRulesValid(site)) throw new ApiError('PAYMENT_UNAVAILABLE');
  const card = await readGiftCard(call, checkout.entries);
  const totals = cartTotals(site, checkout.cart, card?.balanceCents);
  const texts = await textsIn(site.language);
  const agreed = await agreements(call, checkout, totals, request, texts);
  const { dueCents: shownCents, currency = storeCurrency(site), method = 'card' } = request;
  if (totals.dueCents !== shownCents || currency !== storeCurrency(site)) throw new ApiError('CHECKOUT_CHANGED');
  const provider = offeredProvider(call.env, site, request.provider);
  const isTaken = provider && takesMethod(provider.provider, method);
  if (totals.dueCents > 0 && !isTaken) throw new ApiError('PAYMENT_UNAVAILABLE');
  const isInInstallments = totals.dueCents > 0 && method === 'installments';
  if (isInInstallments && purchaseInstallments(call.env, site, checkout, totals.dueCents)?.status !== 'offered') {
    throw new ApiError('CHECKOUT_CHANGED');
  }
  const baseUrl = await linkBase(call.env, site, call.origin);
  const backUrl = site.primaryHost === null ? baseUrl : await linkBackBase(call.env, site, call.origin);
  const paymentRequest = {
    siteId: site.siteId,
    paymentId: id,
    amountCents: totals.dueCents,
    currency: storeCurrency(site),
    email: checkout.entries.email,
    lines: checkout.cart.lines.map(({ title, quantity }) => ({ title, quantity })),
    language: site.language,
    successUrl: returnUrl(secret, site.siteId, id, backUrl),
    cancelUrl: cancelUrl(backUrl, call.orderToken),
    expiresAt,
    method,
    delivery: totals.requiresShipping ? checkout.entries.address : null,
    card: request.card,
    keepsCard: checkout.pending?.plan != null,
    keptCard: undefined,
  };
  const testMode = provider?.isTest ?? offersOnlyTestPayments(call.env, site);
  return createSnapshot(
    call,
    { checkout, needs, totals, card },
    {
      testMode,
      paymentMethod: isInInstallments ? 'installments' : 'card',
      baseUrl,
      request: totals.dueCents > 0 ? sealRequest(secret, paymentRequest) : null,
      visitorHash: call.visitorHash,
      source: storedSource(call.source),
      ...agreed,
    },
  );
}
