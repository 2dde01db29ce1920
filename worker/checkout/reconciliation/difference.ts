import type { Payment } from '../payment/repository.ts';

/** A difference between a provider's list and the shop's. */
export interface Difference {
  kind:
    | 'unknownPayment'
    | 'paidWithoutOrder'
    | 'notPaid'
    | 'otherAmount'
    | 'refundDue'
    | 'refundMissing'
    | 'refundUnknown'
    | 'disputeMissing'
    | 'notAsked';
  /** Our id of the payment. */
  paymentId: string;
  /** The provider's id of the payment, refund or dispute; '' for none. */
  ref: string;
  /** The difference in words. */
  text: string;
  /** Whether it was taken over just now. */
  isMended: boolean;
}

/** A difference, and the payment that can be asked about to mend it; undefined if nothing can be taken over. */
export interface Found {
  difference: Difference;
  payment: Payment | undefined;
}

export function found(
  kind: Difference['kind'],
  { paymentId, ref, payment }: { paymentId: string; ref: string; payment?: Payment | undefined },
  text: string,
): Found {
  return { difference: { kind, paymentId, ref, text, isMended: false }, payment };
}
