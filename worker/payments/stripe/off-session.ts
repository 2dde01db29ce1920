import type { Stripe } from 'stripe';
import type { DeclineReason, PaymentRequest, PaymentStart, PaymentStatus } from '../port.ts';
import { readKeptCard } from './kept-card.ts';
import { nameOf } from './session.ts';

/** PaymentIntents of one customer that are read at a time. */
const PAGE_SIZE = 100;

/** Stripe's codes of declines, by our reasons; any other decline is 'declined'. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  authentication_required: 'authenticationRequired',
  expired_card: 'expiredCard',
  insufficient_funds: 'insufficientFunds',
};

/** Returns the fields of a PaymentIntent that charges a kept card at once, without the buyer. */
export function intentFields(request: PaymentRequest): Stripe.PaymentIntentCreateParams {
  const { siteId, paymentId, amountCents, currency, keptCard = '' } = request;
  const { customer, paymentMethod } = readKeptCard(keptCard);
  return {
    amount: amountCents,
    currency: currency.toLowerCase(),
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: true,
    description: nameOf(request),
    metadata: { site_id: siteId, payment_id: paymentId },
  };
}

/** Returns the outcome of an intent. One that was never confirmed again after a decline stays declined. */
export function startOf({ id, status, last_payment_error }: Stripe.PaymentIntent): PaymentStart {
  switch (status) {
    case 'succeeded':
      return { status: 'paid', ref: id };
    case 'processing':
      return { status: 'pending', ref: id };
    default:
      return { status: 'declined', ref: id, reason: reasonOf(last_payment_error) };
  }
}

/** Returns the decline in Stripe's error; undefined for any other error. */
export function declineOf(error: unknown): PaymentStart | undefined {
  const { type, payment_intent, code, decline_code } = error as Partial<Stripe.errors.StripeCardError>;
  if (type !== 'StripeCardError') return undefined;
  return { status: 'declined', ref: payment_intent?.id ?? '', reason: reasonOf({ code, decline_code }) };
}

/** Finds the intent of a request among those of its customer, whose list is never behind; undefined if there is none. */
export async function findIntent(client: Stripe, request: PaymentRequest): Promise<Stripe.PaymentIntent | undefined> {
  const { customer } = readKeptCard(request.keptCard ?? '');
  for await (const intent of client.paymentIntents.list({ customer, limit: PAGE_SIZE })) {
    if (intent.metadata.payment_id === request.paymentId) return intent;
  }
  return undefined;
}

/** An intent whose money was returned holds none, so it counts as cancelled; so does one that was declined. */
export function intentStatus({ status, latest_charge }: Stripe.PaymentIntent): PaymentStatus {
  if (typeof latest_charge === 'object' && latest_charge?.refunded) return 'cancelled';
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'open' : 'cancelled';
}

function reasonOf(error: { code?: string | undefined; decline_code?: string | undefined } | null): DeclineReason {
  return REASONS[error?.decline_code ?? ''] ?? REASONS[error?.code ?? ''] ?? 'declined';
}
