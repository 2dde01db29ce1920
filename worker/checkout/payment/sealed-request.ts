import type { PaymentRequest } from '../../payments/service.ts';
import { type Place, seal, unseal } from '../../session/service.ts';

export function sealRequest(secret: string, request: PaymentRequest): string {
  return seal(placeOf(secret, request.siteId, request.paymentId), JSON.stringify(request));
}

/** Returns the request to a payment's provider; throws if the Worker's secret has changed since. */
export function openRequest(secret: string, payment: { siteId: string; id: string }, sealed: string): PaymentRequest {
  return JSON.parse(unseal(placeOf(secret, payment.siteId, payment.id), sealed));
}

function placeOf(secret: string, siteId: string, id: string): Place {
  return { secret, siteId, column: 'payments.snapshot', id };
}
