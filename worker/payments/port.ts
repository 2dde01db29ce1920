import type { Address } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod, PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { OutsideMethod } from '#runtime/contracts/order-enumerations.ts';

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
  method: PaymentMethod;
  /** Where the goods go, which the provider of instalments wants to know; null where nothing is delivered. */
  delivery: Address | null;
  /** The test card that the visitor chose in test mode. */
  card: string | undefined;
  /** Whether the provider keeps the card, so that later cycles of a subscription can be charged without the buyer. */
  keepsCard: boolean;
  /** The kept card to charge at once, without the buyer; undefined where the buyer pays. */
  keptCard: string | undefined;
  /** How the buyer has paid without the shop; undefined where a provider takes the money. */
  outside?: OutsideMethod | undefined;
}

/** Another card for a subscription, which the buyer gives on the provider's page. Nothing is charged. */
export interface CardChangeRequest
  extends Pick<
    PaymentRequest,
    'siteId' | 'email' | 'currency' | 'language' | 'successUrl' | 'cancelUrl' | 'expiresAt' | 'card'
  > {
  /** Our id of the change; each repeat has the same one. */
  changeId: string;
  subscriptionId: string;
  /** The card that was kept so far; '' for none. */
  keptCard: string;
}

export type CardChangeStart =
  | { status: 'kept'; keptCard: string }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'redirect'; ref: string; url: string };

export type CardChangeStatus = { status: 'open' | 'cancelled' } | { status: 'kept'; keptCard: string };

/**
 * The provider's answer when a payment starts. `ref` is its id of the payment. A decline is never an exception; it has
 * a reason, and its `ref` is '' if the provider will never accept this payment. `pending`: a kept card was charged, and
 * the bank has not answered yet; or an earlier start was found, whose status `find` returns.
 */
export type PaymentStart =
  | { status: 'paid'; ref: string }
  | { status: 'declined'; ref: string; reason: DeclineReason }
  | { status: 'redirect'; ref: string; url: string }
  | { status: 'pending'; ref: string };

/** `authenticationRequired`: the bank wants the buyer to confirm, who is not there when a kept card is charged. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'unknownCard' | 'authenticationRequired';

export interface Refund {
  /** The provider's id. */
  id: string;
  cents: number;
  /** Ms since the epoch. */
  at: number;
  /** The key by which we have asked for it; '' for one that was made elsewhere. */
  key: string;
  /** Whether the money did not arrive, so that it is the shop's again. */
  hasFailed: boolean;
}

/** A payment that the buyer has disputed with the bank. */
export interface Dispute {
  /** The provider's id. */
  id: string;
  cents: number;
  /** Ms since the epoch. */
  at: number;
  state: 'open' | 'won' | 'lost';
  /** The provider's word, such as 'fraudulent'. */
  reason: string;
  /** The owner can answer until then, ms since the epoch; null if no answer is possible. */
  answerBy: number | null;
  /** The provider's page for the owner. */
  url: string;
}

/**
 * The amount that the provider has taken for a payment, and its refunds and disputes. Amounts are in minor units of
 * `currency`.
 */
export interface Money {
  /** 0 if nothing was paid. */
  paidCents: number;
  currency: string;
  /** Oldest first. */
  refunds: Refund[];
  disputes: Dispute[];
}

/** Money that a provider took, gave back or sees disputed for one of a site's payments. */
export interface Movement {
  kind: 'payment' | 'refund' | 'dispute';
  /** The provider's id. */
  id: string;
  paymentId: string;
  cents: number;
  currency: string;
  /** Ms since the epoch. */
  at: number;
  /** A payment: the sum of its refunds. */
  refundedCents: number;
  /** A refund: whether the money did not arrive. */
  hasFailed: boolean;
}

/** A span of time in ms since the epoch, without its end. */
export interface Span {
  from: number;
  to: number;
}

/** A part of a payment to be refunded. */
export interface PartialRefund {
  amountCents: number;
  /** The same for each repeat. */
  key: string;
}

/** `refused`: the provider will not make the refund. `disputed`: because the buyer has disputed the payment. */
export type RefundAnswer = 'refunded' | 'refused' | 'disputed';

export type PaymentStatus = 'open' | 'paid' | 'cancelled';

/**
 * A payment provider. It receives no card data but the made-up cards of test mode. It throws if it cannot be reached:
 * then only `find` can show whether money was taken.
 */
export interface Payments {
  provider: PaymentProvider;
  /** The shop's payment account; '' for the Worker's own secrets, and in test mode. */
  account: string;
  isTest: boolean;
  /** Whether kept cards can be charged; false once the owner has disconnected the account. */
  chargesKeptCards: boolean;
  start(request: PaymentRequest): Promise<PaymentStart>;
  /**
   * Returns what an earlier call of `start` with this request led to, and charges nothing; undefined if the provider
   * never received it.
   */
  findStarted(request: PaymentRequest): Promise<PaymentStart | undefined>;
  find(ref: string): Promise<PaymentStatus>;
  /** Cancels the payment; resolves to `paid` if the money was already taken. */
  cancel(ref: string): Promise<PaymentStatus>;
  /** Refunds the whole amount, or a part of it. A repeat does nothing, however late it comes. */
  refund(ref: string, part?: PartialRefund): Promise<RefundAnswer>;
  /** Lists a site's movements page by page. `next` leads to the next page; undefined after the last. */
  list(siteId: string, span: Span, cursor: string): Promise<{ movements: Movement[]; next: string | undefined }>;
  /** Returns the amount that was paid, and what was refunded. */
  moneyOf(ref: string): Promise<Money>;
  /** Returns the card that a paid payment has kept; undefined if none was kept. */
  keptCardOf(ref: string): Promise<string | undefined>;
  /** Starts a change of a kept card. */
  startCardChange(request: CardChangeRequest): Promise<CardChangeStart>;
  findCardChange(ref: string): Promise<CardChangeStatus>;
}
