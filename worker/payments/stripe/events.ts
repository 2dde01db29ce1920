import type { Stripe } from 'stripe';

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent;

/** Events of sessions and of charges without the buyer, whose object is what our payments refer to. */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
] as const satisfies readonly EventName[];

/** Events of money that goes back, whose object names its PaymentIntent. */
export const MONEY_EVENTS = [
  ...(['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'] as const),
  ...(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const),
  ...(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'] as const),
] satisfies readonly EventName[];
