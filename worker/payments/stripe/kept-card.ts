import type { Stripe } from 'stripe';

/** Parts of a kept card: Stripe charges a payment method together with the customer that it belongs to. */
interface KeptCard {
  customer: string;
  paymentMethod: string;
}

type Reference = string | { id: string } | null | undefined;

/** Writes a kept card as one text; undefined unless both of its parts are known. */
export function toKeptCard(customer: Reference, paymentMethod: Reference): string | undefined {
  const [customerId, methodId] = [idOf(customer), idOf(paymentMethod)];
  return customerId && methodId ? `${customerId}/${methodId}` : undefined;
}

export function readKeptCard(text: string): KeptCard {
  const [customer = '', paymentMethod = ''] = text.split('/');
  return { customer, paymentMethod };
}

/** Returns the customer of a kept card; '' for none. */
export function customerOf(keptCard: string): string {
  return readKeptCard(keptCard).customer;
}

export function idOf(reference: Reference | Stripe.PaymentIntent): string | undefined {
  return (typeof reference === 'string' ? reference : reference?.id) || undefined;
}
