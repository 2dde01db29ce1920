import type { PayRequest } from '#runtime/contracts/checkout.ts';
import { ADDRESS_PARTS, addressErrors } from '#runtime/domain/address.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { cartTotals } from '../../cart/service.ts';
import { readGiftCard } from '../../gift-cards/service.ts';
import { ApiError } from '../../http/errors.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { offersOnlyTestPayments, providersOf } from '../../payments/service.ts';
import { linkBase } from '../../site/link-base.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { Corrections } from '../availability.ts';
import type { CheckoutCall } from '../call.ts';
import type { StoredCheckout } from '../stored-checkout.ts';
import { createSnapshot } from './create-snapshot.ts';
import { cancelUrl, returnUrl } from './return-link.ts';

interface PaymentAttempt {
  checkout: StoredCheckout;
  corrections: Corrections;
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
  { checkout, corrections, request, id, expiresAt }: PaymentAttempt,
): Promise<OrderSnapshot> {
  const { db, site, secret } = call;
  const card = await readGiftCard(call, checkout.entries.giftCardId);
  const totals = cartTotals(site, checkout.cart, card?.balanceCents);
  expectComplete(checkout, totals);
  const { dueCents: shownCents, currency = storeCurrency(site) } = request;
  if (totals.dueCents !== shownCents || currency !== storeCurrency(site)) throw new ApiError('CHECKOUT_CHANGED');
  const provider = providersOf(call.env, site).find((one) => one.provider === request.provider);
  if (totals.dueCents > 0 && !provider) throw new ApiError('PAYMENT_UNAVAILABLE');
  const baseUrl = await linkBase(db, site.siteId, call.origin);
  const paymentRequest = {
    siteId: site.siteId,
    paymentId: id,
    amountCents: totals.dueCents,
    currency: storeCurrency(site),
    email: checkout.entries.email,
    lines: checkout.cart.lines.map(({ title, quantity }) => ({ title, quantity })),
    language: site.language,
    successUrl: returnUrl(secret, site.siteId, id, baseUrl),
    cancelUrl: cancelUrl(baseUrl, call.orderToken),
    expiresAt,
    card: request.card,
  };
  const testMode = provider?.isTest ?? offersOnlyTestPayments(call.env, site);
  return createSnapshot(
    call,
    { checkout, corrections, totals, card },
    { testMode, baseUrl, request: totals.dueCents > 0 ? paymentRequest : null },
  );
}

/**
 * Throws unless the entries are complete: every checkout needs an email address, and one with delivery needs an address
 * and a shipping option.
 */
function expectComplete({ entries }: StoredCheckout, totals: ReturnType<typeof cartTotals>): void {
  const invalidFields: string[] = [];
  if (!isMailAddress(entries.email)) invalidFields.push('email');
  if (totals.requiresShipping) {
    const address = entries.address ?? (Object.fromEntries(ADDRESS_PARTS.map((part) => [part, ''])) as never);
    invalidFields.push(...Object.keys(addressErrors(address)).map((part) => `address.${part}`));
    if (!totals.shipping) invalidFields.push('shippingOptionId');
  }
  if (invalidFields.length > 0) throw new ApiError('CHECKOUT_INCOMPLETE', { fields: invalidFields });
}
