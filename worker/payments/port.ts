import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';

/** A payment to be made. Amounts are in minor units of `currency`. */
export interface PaymentRequest {
  siteId: string;
  /** Our id of the attempt. Each repeat has the same one, so it serves as the provider's idempotency key. */
  paymentId: string;
  amountCents: number;
  currency: string;
  email: string;
  /** The bought items, for the provider's page and receipts. */
  lines: { title: string; quantity: number }[];
  /** A language tag (BCP 47). */
  language: string;
  /** Absolute addresses to which the provider's page returns the visitor. */
  successUrl: string;
  cancelUrl: string;
  /** The provider takes no money after this time, ms since the epoch. */
  expiresAt: number;
  /** The test card that the visitor chose in test mode. */
  card: string | undefined;
}

/**
 * The provider's answer when a payment starts. `ref` is its id of the payment. A decline is never an exception; it has
 * a reason, and its `ref` is '' if the provider will never accept this payment.
 */
export type PaymentStart =
  | { status: 'paid'; ref: string }
  | { status: 'declined'; ref: string; reason: DeclineReason }
  | { status: 'redirect'; ref: string; url: string };

export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'unknownCard';

export type PaymentStatus = 'open' | 'paid' | 'cancelled';

/**
 * A payment provider. It receives no card data but the made-up cards of test mode. It throws if it cannot be reached:
 * then only `find` can tell whether money was taken.
 */
export interface Payments {
  provider: PaymentProvider;
  isTest: boolean;
  start(request: PaymentRequest): Promise<PaymentStart>;
  find(ref: string): Promise<PaymentStatus>;
  /** Cancels the payment; resolves to `paid` if the money was already taken. */
  cancel(ref: string): Promise<PaymentStatus>;
  /** Refunds the whole amount. A repeat does nothing. */
  refund(ref: string): Promise<void>;
}
