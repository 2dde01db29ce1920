import type { Stripe } from 'stripe';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import type { Movement, Span } from '../port.ts';
import { toRefund } from './money.ts';

const PAGE_SIZE = 100;
/** Stripe's lists, in the order in which they are read. */
const LISTS = ['charges', 'refunds', 'disputes'] as const;

type List = (typeof LISTS)[number];

/** Lists the money that moved for a site's payments. A cursor is the name of a list and the last id that was read. */
export async function listMovements(client: Stripe, siteId: string, span: Span, cursor: string) {
  const [name = LISTS[0], after] = cursor.split(' ') as [List | undefined, string?];
  const search = {
    created: { gte: Math.ceil(span.from / SECOND_MS), lt: Math.ceil(span.to / SECOND_MS) },
    limit: PAGE_SIZE,
    expand: ['data.payment_intent'],
    ...(after && { starting_after: after }),
  };
  const { rows, hasMore } = await readPage(client, name || LISTS[0], search);
  const last = rows.at(-1)?.movement.id;
  const following = LISTS[LISTS.indexOf(name || LISTS[0]) + 1];
  return {
    movements: rows.flatMap(({ intent, movement }) => {
      if (typeof intent !== 'object' || intent?.metadata.site_id !== siteId) return [];
      return { ...movement, paymentId: intent.metadata.payment_id ?? '' };
    }),
    next: hasMore && last ? `${name || LISTS[0]} ${last}` : following,
  };
}

interface Row {
  intent: string | Stripe.PaymentIntent | null;
  movement: Omit<Movement, 'paymentId'>;
}

async function readPage(
  client: Stripe,
  name: List,
  search: Stripe.ChargeListParams & Stripe.RefundListParams & Stripe.DisputeListParams,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  if (name === 'charges') {
    const { data, has_more } = await client.charges.list(search);
    return { rows: data.map(toRow), hasMore: has_more };
  }
  if (name === 'refunds') {
    const { data, has_more } = await client.refunds.list(search);
    const rows = data.map((refund) => {
      const { hasFailed } = toRefund(refund);
      return { intent: refund.payment_intent, movement: { ...facts(refund), kind: 'refund' as const, hasFailed } };
    });
    return { rows, hasMore: has_more };
  }
  const { data, has_more } = await client.disputes.list(search);
  const rows = data.map((dispute) => ({
    intent: dispute.payment_intent,
    movement: { ...facts(dispute), kind: 'dispute' as const },
  }));
  return { rows, hasMore: has_more };
}

/** A charge that failed took no money, so it belongs to no payment here. */
function toRow(charge: Stripe.Charge): Row {
  const movement = { ...facts(charge), kind: 'payment' as const, refundedCents: charge.amount_refunded };
  return { intent: charge.status === 'succeeded' ? charge.payment_intent : null, movement };
}

function facts({ id, amount, currency, created }: Stripe.Charge | Stripe.Refund | Stripe.Dispute) {
  const money = { cents: amount, currency: currency.toUpperCase(), at: created * SECOND_MS };
  return { id, ...money, refundedCents: 0, hasFailed: false };
}
