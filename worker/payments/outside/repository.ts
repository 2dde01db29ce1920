import type { OutsideMethod } from '#runtime/contracts/order-enumerations.ts';
import type { Movement, PaymentRequest, Refund, Span } from '../port.ts';

const PAGE_SIZE = 100;

/** A payment that a buyer has made without the shop. */
export interface OutsidePayment {
  id: string;
  /** Minor units of `currency`. */
  amountCents: number;
  currency: string;
  refunds: Refund[];
  /** Ms since the epoch. */
  createdAt: number;
}

interface Row {
  id: string;
  amount_cents: number;
  currency: string;
  method: OutsideMethod;
  refunds: string;
  created_at: number;
}

/** Records a payment. A repeat changes nothing. */
export async function storeOnce(
  db: D1Database,
  { siteId, paymentId, amountCents, currency, outside = 'other' }: PaymentRequest,
  now: number,
): Promise<{ id: string }> {
  await db
    .prepare(
      `INSERT INTO outside_payments (site_id, id, amount_cents, currency, method, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, paymentId, amountCents, currency, outside, now)
    .run();
  return { id: paymentId };
}

export async function findPayment(db: D1Database, siteId: string, id: string): Promise<OutsidePayment | undefined> {
  const row = await db
    .prepare('SELECT * FROM outside_payments WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<Row>();
  return row ? toPayment(row) : undefined;
}

/** Records a refund of an amount, or of the whole rest. A repeat and more than is left change nothing. */
export async function refund(
  db: D1Database,
  siteId: string,
  id: string,
  { cents, ...made }: { id: string; key: string; cents: number | undefined; at: number },
): Promise<void> {
  const refunded = `COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(refunds)), 0)`;
  const amount = `COALESCE(?4, amount_cents - ${refunded})`;
  await db
    .prepare(
      `UPDATE outside_payments SET
         refunds = json_insert(refunds, '$[#]', json_object('id', ?3, 'key', ?6, 'cents', ${amount}, 'at', ?5))
       WHERE site_id = ?1 AND id = ?2 AND ${refunded} + ${amount} <= amount_cents
         AND NOT EXISTS (SELECT 1 FROM json_each(refunds) WHERE value ->> 'id' = ?3)`,
    )
    .bind(siteId, id, made.id, cents ?? null, made.at, made.key)
    .run();
}

/** Lists what was paid and given back outside the shop; a refund is listed with its payment. */
export async function listMovements(db: D1Database, siteId: string, { from, to }: Span, cursor: string) {
  const { results } = await db
    .prepare(
      `SELECT * FROM outside_payments INDEXED BY outside_payments_by_site
       WHERE site_id = ?1 AND created_at >= ?2 AND created_at < ?3 AND id > ?4 ORDER BY id LIMIT ?5`,
    )
    .bind(siteId, from, to, cursor, PAGE_SIZE)
    .all<Row>();
  const next = results.length === PAGE_SIZE ? results.at(-1)?.id : undefined;
  return { movements: results.map(toPayment).flatMap(movementsOf), next };
}

function movementsOf({ id: paymentId, amountCents, currency, createdAt, refunds }: OutsidePayment): Movement[] {
  const base = { paymentId, currency, hasFailed: false };
  const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return [
    { ...base, kind: 'payment', id: `outside_${paymentId}`, cents: amountCents, at: createdAt, refundedCents },
    ...refunds.map(({ id, cents, at }) => ({ ...base, kind: 'refund' as const, id, cents, at, refundedCents: 0 })),
  ];
}

function toPayment(row: Row): OutsidePayment {
  return {
    id: row.id,
    amountCents: row.amount_cents,
    currency: row.currency,
    refunds: (JSON.parse(row.refunds) as Omit<Refund, 'hasFailed'>[]).map((made) => ({ ...made, hasFailed: false })),
    createdAt: row.created_at,
  };
}
