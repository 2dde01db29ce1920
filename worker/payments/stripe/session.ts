import type { Stripe } from 'stripe';
import type { PaymentRequest } from '../port.ts';

/** Stripe takes no session that ends less than 30 minutes from when it is made; ours says when that was to be. */
const SLACK_MS = 5 * 60 * 1000;
const NAME_MAX_LENGTH = 250;
const LANGUAGES = ['de', 'en', 'es', 'fr'];

/**
 * What a hosted page is made from. It follows from the request alone, for a repeat with the same key and other fields
 * would be refused. The total is one line: discounts, delivery and taxes are ours, and must not be counted twice.
 */
export function sessionFields(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { siteId, paymentId, amountCents, currency, email, successUrl, cancelUrl, expiresAt, language } = request;
  const metadata = { site_id: siteId, payment_id: paymentId };
  const price_data = {
    currency: currency.toLowerCase(),
    unit_amount: amountCents,
    product_data: { name: nameOf(request) },
  };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    // Others may take days to say whether they have paid, and stock is not held for days.
    allowed_payment_method_types: ['card'],
    // The visitor pays the amount that our page has shown.
    adaptive_pricing: { enabled: false },
    client_reference_id: paymentId,
    customer_email: email,
    locale: localeOf(language),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.ceil((expiresAt + SLACK_MS) / 1000),
    metadata,
    payment_intent_data: { metadata },
  };
}

function nameOf({ lines, paymentId }: PaymentRequest): string {
  const text = lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ');
  const characters = [...text.trim()];
  if (characters.length === 0) return paymentId;
  return characters.length > NAME_MAX_LENGTH ? `${characters.slice(0, NAME_MAX_LENGTH - 1).join('')}…` : text.trim();
}

/** The languages that our own pages speak; for all others Stripe asks the browser. */
function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return LANGUAGES.includes(primary) ? primary : 'auto';
}
