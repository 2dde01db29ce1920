import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';

/** What is to be paid. Amounts in minor units of `currency`. */
export interface PaymentRequest {
  siteId: string;
  /** Ours; the same for each repeat of one attempt, and so the provider's idempotency key. */
  paymentId: string;
  amountCents: number;
  currency: string;
  email: string;
  /** In words, for the provider's page and receipts. */
  lines: { title: string; quantity: number }[];
  /** BCP 47. */
  language: string;
  /** Absolute addresses that the provider's page leads back to. */
  successUrl: string;
  cancelUrl: string;
  /** Ms since the epoch; the provider takes no money afterwards. */
  expiresAt: number;
  /** A card of test mode, as the visitor chose it. */
  card: string | undefined;
}

/**
 * `ref` is the provider's id of the payment. A decline says why, by a code of its own: it is never an exception. One
 * with a ref of '' is a payment that the provider will not take as it is, however often it is asked.
 */
export type PaymentStart =
  | { status: 'paid'; ref: string }
  | { status: 'declined'; ref: string; reason: DeclineReason }
  | { status: 'redirect'; ref: string; url: string };

export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'unknownCard';

export type PaymentStatus = 'open' | 'paid' | 'cancelled';

/**
 * A way to take money. No card data passes through here but the made-up cards of test mode. Failures to reach the
 * provider throw: whether money was taken is then unknown until `find` says so.
 */
export interface Payments {
  provider: PaymentProvider;
  isTest: boolean;
  start(request: PaymentRequest): Promise<PaymentStart>;
  find(ref: string): Promise<PaymentStatus>;
  /** Makes sure that no money is taken any more; `paid` when it was taken already. */
  cancel(ref: string): Promise<PaymentStatus>;
  /** Gives all of it back; a repeat does nothing more. */
  refund(ref: string): Promise<void>;
}
