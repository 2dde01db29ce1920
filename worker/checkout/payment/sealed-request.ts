import type { PaymentRequest } from '../../payments/service.ts';
import { type Place, type Secrets, seal, unseal } from '../../session/service.ts';

export function sealRequest(secret: string, request: PaymentRequest): string {
  return seal(secret, placeOf(request.siteId, request.paymentId), JSON.stringify(request));
}

/** Returns the request to a payment's provider; throws if the Worker's secret has changed more than once since. */
export function openRequest(secrets: Secrets, payment: { siteId: string; id: string }, sealed: string): PaymentRequest {
  return JSON.parse(unseal(secrets, placeOf(payment.siteId, payment.id), sealed));
}

function placeOf(siteId: string, id: string): Place {
  return { siteId, column: 'payments.snapshot', id };
}
