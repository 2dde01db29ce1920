import type { Stripe } from 'stripe';
import type { Address } from '#runtime/contracts/checkout.ts';
import { personName } from '../../site/address-lines.ts';
import type { CardChangeRequest, PaymentRequest, PaymentStart } from '../port.ts';
import { customerOf } from './kept-card.ts';

/** Stripe accepts no session that ends in less than 30 minutes, so a session lasts a little longer than our payment. */
const SLACK_MS = 5 * 60 * 1000;
/** A session is created at most so long before its payment ends: 30 minutes, and clocks that differ. */
const LONGEST_MS = 35 * 60 * 1000;
/** And at least so long, because Stripe accepts no session that ends sooner. */
const SHORTEST_MS = 20 * 60 * 1000;
/** Sessions that are read at a time. */
const PAGE_SIZE = 100;
const NAME_MAX_LENGTH = 250;
const LANGUAGES = ['de', 'en', 'es', 'fr'];

/**
 * Returns the fields of a Checkout Session. They depend on the request alone, because Stripe refuses a repeat of a key
 * with other fields. The total is one line: it contains our discounts, delivery and taxes, which must not be counted
 * twice.
 */
export function sessionFields(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { siteId, paymentId, amountCents, currency, email, successUrl, cancelUrl, expiresAt, language } = request;
  const metadata = { site_id: siteId, payment_id: paymentId };
  const keeping = request.keepsCard && ({ setup_future_usage: 'off_session' } as const);
  const isInInstallments = request.method === 'installments';
  const shipping = isInInstallments && request.delivery && { shipping: shippingTo(request.delivery) };
  const price_data = {
    currency: currency.toLowerCase(),
    unit_amount: amountCents,
    product_data: { name: nameOf(request) },
  };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    // Other methods may take days to confirm a payment, and stock is not reserved for days.
    allowed_payment_method_types: [isInInstallments ? 'afterpay_clearpay' : 'card'],
    // The visitor pays the amount that our page showed.
    adaptive_pricing: { enabled: false },
    client_reference_id: paymentId,
    customer_email: email,
    // A kept card belongs to a customer.
    ...(request.keepsCard && { customer_creation: 'always' as const }),
    locale: localeOf(language),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.ceil((expiresAt + SLACK_MS) / 1000),
    metadata,
    payment_intent_data: { metadata, ...keeping, ...shipping },
  };
}

/**
 * Finds the session of a request whose answer was lost, among those that were created in the minutes in which this one
 * could be; undefined if there is none.
 */
export async function findSession(
  { checkout }: Stripe,
  { paymentId, expiresAt }: PaymentRequest,
): Promise<PaymentStart | undefined> {
  const created = {
    gte: Math.floor((expiresAt - LONGEST_MS) / 1000),
    lte: Math.ceil((expiresAt - SHORTEST_MS) / 1000),
  };
  for await (const session of checkout.sessions.list({ created, limit: PAGE_SIZE })) {
    if (session.client_reference_id === paymentId) return { status: 'pending', ref: session.id };
  }
  return undefined;
}

/** Returns the fields of a session on which a buyer gives another card and pays nothing. */
export function cardChangeFields(request: CardChangeRequest): Stripe.Checkout.SessionCreateParams {
  const { siteId, changeId, subscriptionId, email, keptCard, language, successUrl, cancelUrl, expiresAt } = request;
  const customer = customerOf(keptCard);
  return {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    client_reference_id: changeId,
    ...(customer ? { customer } : { customer_email: email, customer_creation: 'always' as const }),
    locale: localeOf(language),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.ceil((expiresAt + SLACK_MS) / 1000),
    metadata: { site_id: siteId, subscription_id: subscriptionId },
  };
}

/** Afterpay and Clearpay demand the address of the delivery. */
function shippingTo(address: Address) {
  const { line1, line2, city, region, postalCode, countryCode, phone } = address;
  return {
    name: personName(address),
    ...(phone && { phone }),
    address: {
      line1,
      ...(line2 && { line2 }),
      ...(city && { city }),
      ...(region && { state: region }),
      ...(postalCode && { postal_code: postalCode }),
      country: countryCode,
    },
  };
}

export function nameOf({ lines, paymentId }: PaymentRequest): string {
  const text = lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ');
  const characters = [...text.trim()];
  if (characters.length === 0) return paymentId;
  return characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join('')}…` : text.trim();
}

/** Returns the language if our own pages have it; for all others Stripe uses the browser's. */
function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return LANGUAGES.includes(primary) ? primary : 'auto';
}
