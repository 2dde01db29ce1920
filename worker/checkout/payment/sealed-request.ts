import type { PaymentRequest } from '../../payments/service.ts';
import { type SealPlace, type Secrets, seal, unseal } from '../../session/service.ts';

export function sealRequest(secret: string, request: PaymentRequest): string {
  return seal(secret, sealPlace(request.siteId, request.paymentId), JSON.stringify(request));
}

/** Returns the request to a payment's provider; throws if the Worker's secret has changed more than once since. */
export function openRequest(secrets: Secrets, payment: { siteId: string; id: string }, sealed: string): PaymentRequest {
  return JSON.parse(unseal(secrets, sealPlace(payment.siteId, payment.id), sealed));
}

function sealPlace(siteId: string, id: string): SealPlace {
  return { siteId, column: 'payments.snapshot', id };
}
