import type { PaymentDifference } from '#runtime/contracts/payments.ts';
import type { Payment } from '../payment/repository.ts';

/** A difference, and the payment that can be asked about to mend it; undefined if nothing can be taken over. */
export interface Found {
  difference: PaymentDifference;
  payment: Payment | undefined;
}

export function found(
  kind: PaymentDifference['kind'],
  { paymentId, ref, payment }: { paymentId: string; ref: string; payment?: Payment | undefined },
  text: string,
): Found {
  return { difference: { kind, paymentId, ref, text, isMended: false }, payment };
}
