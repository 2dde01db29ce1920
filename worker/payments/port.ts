import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';

/** What has to be paid. Amounts in minor units of `currency`. */
export interface PaymentRequest {
  siteId: string;
  /** Our id of the attempt. Each repeat has the same one, so it serves as the provider's idempotency key. */
  paymentId: string;
  amountCents: number;
  currency: string;
  email: string;
  /** What is bought, for the provider's page and receipts. */
  lines: { title: string; quantity: number }[];
  /** A language tag (BCP 47). */
  language: string;
  /** Absolute addresses that the provider's page leads back to. */
  successUrl: string;
  cancelUrl: string;
  /** The provider takes no money after this time. Ms since the epoch. */
  expiresAt: number;
  /** The test card that the visitor chose in test mode. */
  card: string | undefined;
}

/**
 * The provider's answer to a payment's start. `ref` is its id of the payment. A decline is never an exception; it has a
 * reason, and its `ref` is '' where the provider will never accept this payment.
 */
export type PaymentStart =
  | { status: 'paid'; ref: string }
  | { status: 'declined'; ref: string; reason: DeclineReason }
  | { status: 'redirect'; ref: string; url: string };

export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'unknownCard';

export type PaymentStatus = 'open' | 'paid' | 'cancelled';

/**
 * A way to take money. No card data passes through here but the made-up cards of test mode. A provider that cannot be
 * reached throws: then only `find` can tell whether money was taken.
 */
export interface Payments {
  provider: PaymentProvider;
  isTest: boolean;
  start(request: PaymentRequest): Promise<PaymentStart>;
  find(ref: string): Promise<PaymentStatus>;
  /** Cancels the payment; answers `paid` where the money was taken already. */
  cancel(ref: string): Promise<PaymentStatus>;
  /** Refunds the whole amount. A repeat does nothing. */
  refund(ref: string): Promise<void>;
}
