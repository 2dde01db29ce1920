import type { Span } from '../../payments/service.ts';
import { type Payment, type PaymentRow, toPayments } from '../payment/repository.ts';

/** A payment as the shop has it. */
export interface Booked {
  payment: Payment;
  amountCents: number;
  currency: string;
  orderNumber: number | null;
  /** What the order's time line knows: 'refund ID', 'refundFailed ID', 'disputed ID', 'disputeLost ID', 'disputeWon ID'. */
  refs: ReadonlySet<string>;
}

type BookedRow = PaymentRow & {
  amount_cents: number;
  currency: string;
  number: number | null;
  refs: string;
  created_at: number;
};

const WITH_ORDER = `o.number, (SELECT json_group_array(
    CASE WHEN e.kind IN ('partlyRefunded', 'refunded') THEN 'refund' ELSE e.kind END || ' ' || e.ref)
  FROM order_events e WHERE e.site_id = p.site_id AND e.order_id = p.order_id AND e.ref <> ''
    AND COALESCE(e.details ->> 'payment', IIF(p.checkout_id = o.checkout_id, p.id, '')) = p.id) AS refs`;
const ORDER = 'LEFT JOIN orders o ON o.site_id = p.site_id AND o.id = p.order_id';

/** Reads payments by their ids. */
export async function readBooked(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Booked>> {
  const { results } = await db
    .prepare(
      `SELECT p.*, ${WITH_ORDER} FROM json_each(?2) asked
       CROSS JOIN payments p ON p.site_id = ?1 AND p.id = asked.value ${ORDER}`,
    )
    .bind(siteId, JSON.stringify([...new Set(ids)]))
    .all<BookedRow>();
  return new Map(results.flatMap(toBooked).map((booked) => [booked.payment.id, booked]));
}

/** Reads payments that were started in a span of time and paid, after a cursor that the last page has named. */
export async function readPaid(
  db: D1Database,
  siteId: string,
  { from, to }: Span,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<{ booked: Booked[]; next: string | undefined }> {
  const [at = '', id = ''] = cursor.split(' ');
  const { results } = await db
    .prepare(
      `SELECT p.*, ${WITH_ORDER} FROM payments p INDEXED BY paid_payments_by_time ${ORDER}
       WHERE p.site_id = ?1 AND p.state = 'paid' AND p.created_at < ?3 AND (p.created_at, p.id) > (?2, ?4)
       ORDER BY p.created_at, p.id LIMIT ?5`,
    )
    .bind(siteId, at === '' ? from - 1 : Number(at), to, at === '' ? '~' : id, limit)
    .all<BookedRow>();
  const last = results.length === limit ? results.at(-1) : undefined;
  return { booked: results.flatMap(toBooked), next: last && `${last.created_at} ${last.id}` };
}

function toBooked(row: BookedRow): Booked[] {
  return toPayments([row]).map((payment) => ({
    payment,
    amountCents: row.amount_cents,
    currency: row.currency,
    orderNumber: row.number,
    refs: new Set(JSON.parse(row.refs) as string[]),
  }));
}
