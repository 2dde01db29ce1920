import type { PaymentRequest } from '#worker/payments/port.ts';
import { SHOP } from './shops.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;

/** A payment for two mugs and a poster. */
export function aPayment(over: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    siteId: SHOP.id,
    paymentId: 'payment-1',
    amountCents: 4899,
    currency: 'USD',
    email: 'ann@mail.test',
    lines: [
      { title: 'Mug', quantity: 2 },
      { title: 'Poster', quantity: 1 },
    ],
    language: 'en-US',
    successUrl: `https://${SHOP.host}/commerce/paid?payment=payment-1`,
    cancelUrl: `https://${SHOP.host}/checkout`,
    expiresAt: Date.now() + HALF_HOUR_MS,
    method: 'card',
    delivery: null,
    card: undefined,
    keepsCard: false,
    keptCard: undefined,
    ...over,
  };
}
