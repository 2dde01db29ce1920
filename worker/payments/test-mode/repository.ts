import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { type SealPlace, type Secrets, seal, unseal } from '../../session/service.ts';
import type { DeclineReason, PaymentRequest, Refund, Span } from '../port.ts';

const KEPT_MS = 90 * DAY_MS;
/** One run per hour keeps up with 6 payments a second. */
const BATCHES_PER_RUN = 45;

/** A payment in test mode. */
export interface TestPayment {
  id: string;
  state: 'open' | 'paid' | 'declined' | 'cancelled' | 'refunded';
  reason: DeclineReason | undefined;
  /** Minor units of `currency`. */
  amountCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
  /** Ms since the epoch. */
  createdAt: number;
  expiresAt: number;
  /** The card that it keeps for later charges, or that it charged without the buyer; '' for neither. */
  keptCard: string;
  method: PaymentMethod;
  refunds: Refund[];
}

interface Row {
  site_id: string;
  id: string;
  state: TestPayment['state'];
  reason: DeclineReason | null;
  amount_cents: number;
  currency: string;
  addresses: string;
  created_at: number;
  expires_at: number;
  kept_card: string;
  method: PaymentMethod;
  refunds: string;
}

/** The database, and the secrets that seal and open the addresses in it. */
export interface Store {
  db: D1Database;
  secrets: Secrets;
}

type Outcome = Pick<TestPayment, 'state' | 'reason'>;

/** Stores a payment with its outcome. A repeat changes nothing and gets the first outcome. */
export async function storeOnce(
  { db, secrets }: Store,
  request: PaymentRequest,
  { state, reason, keptCard }: Outcome & Pick<TestPayment, 'keptCard'>,
  now: number,
): Promise<TestPayment> {
  const { siteId, paymentId, amountCents, currency, successUrl, cancelUrl, expiresAt } = request;
  const addresses = seal(secrets.present, sealPlace(siteId, paymentId), JSON.stringify({ successUrl, cancelUrl }));
  await db
    .prepare(
      `INSERT INTO test_payments
         (site_id, id, state, reason, amount_cents, currency, addresses, created_at, expires_at, kept_card, method)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(
      siteId,
      paymentId,
      state,
      reason ?? null,
      amountCents,
      currency,
      addresses,
      now,
      expiresAt,
      keptCard,
      request.method,
    )
    .run();
  return (await findPayment({ db, secrets }, siteId, paymentId)) as TestPayment;
}

export async function findPayment(
  { db, secrets }: Store,
  siteId: string,
  id: string,
): Promise<TestPayment | undefined> {
  const row = await db
    .prepare('SELECT * FROM test_payments WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<Row>();
  return row ? toPayment(row, secrets) : undefined;
}

/** Reads a site's payments that were started in a span of time, after the id `cursor`. */
export async function readPayments(
  { db, secrets }: Store,
  siteId: string,
  { from, to }: Span,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<TestPayment[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM test_payments INDEXED BY test_payments_by_site
       WHERE site_id = ?1 AND created_at >= ?2 AND created_at < ?3 AND id > ?4 ORDER BY id LIMIT ?5`,
    )
    .bind(siteId, from, to, cursor, limit)
    .all<Row>();
  return results.map((row) => toPayment(row, secrets));
}

/** Whether a kept card was declined before. */
export async function wasDeclined(db: D1Database, siteId: string, keptCard: string): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM test_payments INDEXED BY test_payments_by_card
       WHERE site_id = ?1 AND kept_card = ?2 AND kept_card <> '' AND state = 'declined'`,
    )
    .bind(siteId, keptCard)
    .first();
  return found !== null;
}

/** Decides a payment that is open and has not expired; any other payment does not change. */
export async function decide(
  db: D1Database,
  siteId: string,
  id: string,
  { state, reason }: Outcome,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE test_payments SET state = ?3, reason = ?4
       WHERE site_id = ?1 AND id = ?2 AND state = 'open' AND expires_at > ?5`,
    )
    .bind(siteId, id, state, reason ?? null, now)
    .run();
}

/** The id of a refund is this and the key by which it was asked for. */
export const REFUND_ID_START = 'refund-';

/** Refunds an amount of a paid payment, or its whole rest. A repeat and more than is left change nothing. */
export async function refund(
  db: D1Database,
  siteId: string,
  id: string,
  refund: { id: string; cents: number | undefined; at: number },
): Promise<void> {
  const refunded = `COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(refunds)), 0)`;
  const cents = `COALESCE(?4, amount_cents - ${refunded})`;
  await db
    .prepare(
      `UPDATE test_payments SET
         state = CASE WHEN ${refunded} + ${cents} = amount_cents THEN 'refunded' ELSE state END,
         refunds = json_insert(refunds, '$[#]', json_object('id', ?3, 'cents', ${cents}, 'at', ?5))
       WHERE site_id = ?1 AND id = ?2 AND state = 'paid' AND ${refunded} + ${cents} <= amount_cents
         AND NOT EXISTS (SELECT 1 FROM json_each(refunds) WHERE value ->> 'id' = ?3)`,
    )
    .bind(siteId, id, refund.id, refund.cents ?? null, refund.at)
    .run();
}

/** Deletes payments of test mode after 90 days; returns how many. The cron calls this. */
export async function deleteExpiredTestPayments(db: D1Database, now: number): Promise<{ testPayments: number }> {
  const testPayments = await deleteInBatches(
    db,
    `DELETE FROM test_payments WHERE (site_id, id) IN (
       SELECT site_id, id FROM test_payments WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { testPayments };
}

function sealPlace(siteId: string, id: string): SealPlace {
  return { siteId, column: 'test_payments.addresses', id };
}

function toPayment(row: Row, secrets: Secrets): TestPayment {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason ?? undefined,
    amountCents: row.amount_cents,
    currency: row.currency,
    ...JSON.parse(unseal(secrets, sealPlace(row.site_id, row.id), row.addresses)),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    method: row.method,
    keptCard: row.kept_card,
    refunds: (JSON.parse(row.refunds) as Refund[]).map((refund) => ({
      ...refund,
      key: refund.id.slice(REFUND_ID_START.length),
      hasFailed: false,
    })),
  };
}
