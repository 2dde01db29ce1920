import type { Movement, Span } from '../port.ts';
import { readPayments, type Store, type TestPayment } from './repository.ts';

const PAGE_SIZE = 100;

/** Lists the made-up money of a site's payments; a refund is listed with its payment. */
export async function listMovements(store: Store, siteId: string, span: Span, cursor: string) {
  const payments = await readPayments(store, siteId, span, { cursor, limit: PAGE_SIZE });
  return {
    movements: payments.flatMap(movementsOf),
    next: payments.length === PAGE_SIZE ? payments.at(-1)?.id : undefined,
  };
}

function movementsOf({ id, state, amountCents, currency, createdAt, refunds }: TestPayment): Movement[] {
  if (state !== 'paid' && state !== 'refunded') return [];
  const base = { paymentId: id, currency, hasFailed: false };
  const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return [
    { ...base, kind: 'payment', id: `test_${id}`, cents: amountCents, at: createdAt, refundedCents },
    ...refunds.map((refund) => ({
      ...base,
      kind: 'refund' as const,
      id: refund.id,
      cents: refund.cents,
      at: refund.at,
      refundedCents: 0,
    })),
  ];
}
