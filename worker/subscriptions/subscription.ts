import type { PauseReason, PaymentProvider, SubscriptionState } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { CyclePosition } from '#runtime/domain/billing.ts';
import type { CycleOrder } from './cycle-order.ts';

/** A subscription that was paid for at least once. Times are in ms since the epoch. */
export interface Subscription extends CyclePosition {
  siteId: string;
  id: string;
  /** The order that started it. */
  orderId: string;
  position: number;
  /** Lower case. */
  email: string;
  /** What the buyer's account has chosen for mails: a language tag, '' for the site's. */
  language: string;
  plan: SubscriptionPlan;
  cycleOrder: CycleOrder;
  /** Price of one cycle with delivery and taxes, in minor units of `currency`. */
  cycleCents: number;
  currency: string;
  /** Null where nothing is due. */
  provider: PaymentProvider | null;
  /** The payment account that keeps the card; '' for the Worker's own secrets. */
  paymentAccount: string;
  /** Sealed; '' for none. */
  keptCard: string;
  state: SubscriptionState;
  pauseReason: PauseReason | '';
  cyclesBilled: number;
  nextCycleAt: number | null;
  nextBillingAt: number | null;
  /** Failed attempts to charge the next cycle. */
  tries: number;
  /** The payment that charges the next cycle; '' for none. */
  attempt: string;
  /** No cycle that begins then or later is charged, because the buyer has cancelled; null where nobody has. */
  endsAt: number | null;
  version: number;
  createdAt: number;
}

export interface SubscriptionRow {
  site_id: string;
  id: string;
  order_id: string;
  position: number;
  email: string;
  /** Missing where it was not read. */
  account_language?: string | null;
  plan: string;
  cycle_order: string;
  cycle_cents: number;
  currency: string;
  provider: string;
  payment_account: string;
  kept_card: string;
  state: SubscriptionState;
  pause_reason: PauseReason | '';
  cycles_billed: number;
  anchor_at: number;
  periods: number;
  next_cycle_at: number | null;
  next_billing_at: number | null;
  tries: number;
  attempt: string;
  ends_at: number | null;
  version: number;
  created_at: number;
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    siteId: row.site_id,
    id: row.id,
    orderId: row.order_id,
    position: row.position,
    email: row.email,
    language: row.account_language ?? '',
    plan: JSON.parse(row.plan),
    cycleOrder: JSON.parse(row.cycle_order),
    cycleCents: row.cycle_cents,
    currency: row.currency,
    provider: row.provider === '' ? null : (row.provider as PaymentProvider),
    paymentAccount: row.payment_account,
    keptCard: row.kept_card,
    state: row.state,
    pauseReason: row.pause_reason,
    cyclesBilled: row.cycles_billed,
    anchorAt: row.anchor_at,
    periods: row.periods,
    nextCycleAt: row.next_cycle_at,
    nextBillingAt: row.next_billing_at,
    tries: row.tries,
    attempt: row.attempt,
    endsAt: row.ends_at,
    version: row.version,
    createdAt: row.created_at,
  };
}

/** Returns the id of the subscription that a line of an order starts, so that mails of the order can name it. */
export function subscriptionIdOf(orderId: string, position: number): string {
  return `${orderId}s${position}`;
}
