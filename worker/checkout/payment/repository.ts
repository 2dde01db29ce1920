import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { withNameForMeta } from '../../acts/service.ts';
import { releaseHoldsStatement } from '../../coupons/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import type { DeclineReason } from '../../payments/service.ts';

type PaymentState = 'open' | 'paid' | 'declined' | 'cancelled' | 'refunded';

/** One attempt to pay for a checkout. */
export interface Payment {
  siteId: string;
  id: string;
  checkoutId: string;
  /** Null where nothing had to be paid. */
  provider: PaymentProvider | null;
  /** The payment account that takes it; '' for the Worker's own secrets, and for none. */
  account: string;
  /** The provider's id of the payment; null until the provider has answered. */
  ref: string | null;
  state: PaymentState;
  requestHash: string;
  declineReason: DeclineReason | null;
  isRefundDue: boolean;
  /** The provider can take the money until this time, ms since the epoch. */
  expiresAt: number;
  /** The order that was placed; null before. */
  orderId: string | null;
  /** The future order; undefined once the order is placed. */
  snapshot: OrderSnapshot | undefined;
}

export interface PaymentRow {
  site_id: string;
  id: string;
  checkout_id: string;
  provider: string;
  account: string;
  provider_ref: string | null;
  state: PaymentState;
  request_hash: string;
  decline_reason: DeclineReason | null;
  refund_due: number;
  expires_at: number;
  order_id: string | null;
  snapshot: string;
}

type Found = Promise<Payment | undefined>;

export async function findPayment(db: D1Database, siteId: string, id: string): Found {
  return toPayment(
    await db.prepare('SELECT * FROM payments WHERE site_id = ?1 AND id = ?2').bind(siteId, id).first<PaymentRow>(),
  );
}

/** Finds the payments of an order, the newest first: that of its placing is the last. */
export async function orderPayments(db: D1Database, siteId: string, orderId: string): Promise<Payment[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM payments INDEXED BY payments_of_order
       WHERE site_id = ?1 AND order_id = ?2 AND state = 'paid' ORDER BY created_at DESC, id DESC`,
    )
    .bind(siteId, orderId)
    .all<PaymentRow>();
  return toPayments(results);
}

/** Whether a checkout was paid for. */
export async function isPaid(db: D1Database, siteId: string, checkoutId: string): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM payments INDEXED BY payments_by_checkout WHERE site_id = ?1 AND checkout_id = ?2 AND state = 'paid'`,
    )
    .bind(siteId, checkoutId)
    .first();
  return found !== null;
}

/** Finds the payment that a provider's message names, in any site, because providers do not know our sites. */
export async function findByRef(db: D1Database, provider: PaymentProvider, ref: string): Found {
  return toPayment(
    await db
      .prepare('SELECT * FROM payments WHERE provider = ?1 AND provider_ref = ?2')
      .bind(provider, ref)
      .first<PaymentRow>(),
  );
}

export async function openPayments(db: D1Database, siteId: string, checkoutId: string): Promise<Payment[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM payments INDEXED BY payments_by_checkout
       WHERE site_id = ?1 AND checkout_id = ?2 AND state = 'open' ORDER BY created_at`,
    )
    .bind(siteId, checkoutId)
    .all<PaymentRow>();
  return toPayments(results);
}

export function insertPaymentStatement(db: D1Database, payment: Payment, now: number): D1PreparedStatement {
  const { siteId, id, checkoutId, provider, account, requestHash, expiresAt, snapshot } = payment;
  const { grandTotalCents, giftCardCents, currency } = snapshot as OrderSnapshot;
  return db
    .prepare(
      `INSERT INTO payments (site_id, id, checkout_id, provider, state, amount_cents, currency, snapshot, request_hash,
         created_at, expires_at, account)
       VALUES (?1, ?2, ?3, ?4, 'open', ?5, ?6, ${withNameForMeta('?7', '$.source.person')}, ?8, ?9, ?10, ?11)`,
    )
    .bind(
      siteId,
      id,
      checkoutId,
      provider ?? '',
      grandTotalCents - giftCardCents,
      currency,
      JSON.stringify(snapshot),
      requestHash,
      now,
      expiresAt,
      account,
    );
}

export async function recordRef(db: D1Database, { siteId, id }: Payment, ref: string): Promise<void> {
  await db.prepare('UPDATE payments SET provider_ref = ?3 WHERE site_id = ?1 AND id = ?2').bind(siteId, id, ref).run();
}

interface Ending {
  state: Exclude<PaymentState, 'open' | 'paid'>;
  reason?: DeclineReason | undefined;
  isRefundDue?: boolean;
}

/**
 * Ends a payment that is in one of the states `from`; false if another call was faster. No order will follow from it,
 * so that it forgets its visitor.
 */
export async function endPayment(
  db: D1Database,
  { siteId, id }: Payment,
  from: readonly PaymentState[],
  { state, reason, isRefundDue = false }: Ending,
): Promise<boolean> {
  const update = db
    .prepare(
      `UPDATE payments SET state = ?3, decline_reason = ?4, refund_due = ?5,
         snapshot = iif(snapshot = '', '', json_remove(snapshot, '$.source'))
       WHERE site_id = ?1 AND id = ?2 AND state IN (SELECT value FROM json_each(?6)) RETURNING 1`,
    )
    .bind(siteId, id, state, reason ?? null, Number(isRefundDue), JSON.stringify(from));
  const [updated] = await db.batch([update, releaseHoldsStatement(db, siteId, id)]);
  return updated?.results.length === 1;
}

export function toPayments(rows: readonly PaymentRow[]): Payment[] {
  return rows.flatMap((row) => toPayment(row) ?? []);
}

function toPayment(row: PaymentRow | null): Payment | undefined {
  if (!row) return undefined;
  return {
    siteId: row.site_id,
    id: row.id,
    checkoutId: row.checkout_id,
    provider: row.provider === '' ? null : (row.provider as PaymentProvider),
    account: row.account,
    ref: row.provider_ref,
    state: row.state,
    requestHash: row.request_hash,
    declineReason: row.decline_reason,
    isRefundDue: row.refund_due === 1,
    expiresAt: row.expires_at,
    orderId: row.order_id,
    snapshot: row.snapshot === '' ? undefined : JSON.parse(row.snapshot),
  };
}
