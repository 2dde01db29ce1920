/** Refunds, disputes and charges of the fake of Stripe's API. */

export interface FakeRefund {
  id: string;
  payment_intent: string;
  amount: number;
  created: number;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  metadata: Record<string, string>;
}

export interface FakeDispute {
  id: string;
  payment_intent: string;
  amount: number;
  created: number;
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
  reason: string;
  livemode: boolean;
  evidence_details: { due_by: number | null };
}

/** A payment that was paid, as its PaymentIntent and its charge show it. */
export interface FakePaid {
  intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string | undefined>;
  created: number;
}

type Answer = [unknown, number];

export class FakeMoney {
  readonly refunds: FakeRefund[] = [];
  readonly disputes: FakeDispute[] = [];
  /** The refunds and disputes on one page of a list. */
  pageSize = 2;

  /** Refunds an amount of a payment; undefined if there is not so much left. */
  refund({ intent, amount: paid }: FakePaid, amount = paid - this.refundedOf(intent)): FakeRefund | undefined {
    if (!Number.isInteger(amount) || amount < 1 || this.refundedOf(intent) + amount > paid) return undefined;
    const id = `re_${this.refunds.length + 1}_${intent}`;
    const refund: FakeRefund = {
      id,
      payment_intent: intent,
      amount,
      created: seconds(),
      status: 'succeeded',
      metadata: {},
    };
    this.refunds.push(refund);
    return refund;
  }

  /** Disputes a payment as a buyer does at the bank. */
  dispute({ intent, amount }: FakePaid): FakeDispute {
    const dispute: FakeDispute = {
      id: `du_${this.disputes.length + 1}`,
      payment_intent: intent,
      amount,
      created: seconds(),
      status: 'needs_response',
      reason: 'fraudulent',
      livemode: false,
      evidence_details: { due_by: Math.floor(Date.UTC(2030, 0, 15, 12) / 1000) },
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** Whether a bank has the money of a payment, or is asked for it. */
  isDisputed(intent: string): boolean {
    return this.disputes.some((dispute) => dispute.payment_intent === intent && !/won|warning/.test(dispute.status));
  }

  refundedOf(intent: string): number {
    const good = this.refunds.filter(
      (refund) => refund.payment_intent === intent && !/failed|canceled/.test(refund.status),
    );
    return good.reduce((sum, { amount }) => sum + amount, 0);
  }

  list(path: string, fields: Record<string, string>, paid: readonly FakePaid[]): Answer {
    const unknown = Object.keys(fields).find((name) => !LIST_FIELDS.includes(name));
    if (unknown)
      return [{ error: { type: 'invalid_request_error', code: 'parameter_unknown', message: unknown } }, 400];
    const intentOf = (id: string) => paid.find(({ intent }) => intent === id);
    const isExpanded = fields['expand[0]'] === 'data.payment_intent';
    const named = <Row extends { payment_intent: string }>(row: Row) => {
      const found = intentOf(row.payment_intent);
      const shown = { ...row, currency: found?.currency };
      return isExpanded && found ? { ...shown, payment_intent: toIntent(found) } : shown;
    };
    // Of another account nothing is listed.
    const own = <Row extends { payment_intent: string }>(rows: readonly Row[]) =>
      rows.filter((row) => intentOf(row.payment_intent) !== undefined);
    if (path === '/v1/refunds') return this.#page(path, own(this.refunds), fields, named);
    if (path === '/v1/disputes') return this.#page(path, own(this.disputes), fields, named);
    const charges = paid.map((payment) => ({
      id: `ch_${payment.intent}`,
      created: payment.created,
      payment_intent: payment.intent,
    }));
    return this.#page(path, charges, fields, (charge) => {
      const { payment_intent } = named(charge);
      const { amount, currency, metadata } = intentOf(charge.payment_intent) as FakePaid;
      const amount_refunded = this.refundedOf(charge.payment_intent);
      return {
        ...charge,
        payment_intent,
        object: 'charge',
        amount,
        amount_refunded,
        currency,
        metadata,
        paid: true,
        status: 'succeeded',
      };
    });
  }

  #page<Row extends { id: string; created: number; payment_intent: string }>(
    url: string,
    rows: readonly Row[],
    fields: Record<string, string>,
    show: (row: Row) => unknown,
  ): Answer {
    const { payment_intent, starting_after, limit = '10' } = fields;
    const all = rows
      .filter((row) => payment_intent === undefined || row.payment_intent === payment_intent)
      .filter(({ created }) => created >= Number(fields['created[gte]'] ?? 0))
      .filter(({ created }) => created < Number(fields['created[lt]'] ?? Infinity))
      .toReversed();
    const start = all.findIndex(({ id }) => id === starting_after) + 1;
    const size = Math.min(this.pageSize, Number(limit));
    const data = all.slice(start, start + size).map(show);
    return [{ object: 'list', url, has_more: all.length > start + size, data }, 200];
  }
}

const LIST_FIELDS = ['payment_intent', 'limit', 'starting_after', 'created[gte]', 'created[lt]', 'expand[0]'];

/** Shows a PaymentIntent. */
export function toIntent({ intent, amount, currency, metadata }: FakePaid) {
  return { id: intent, object: 'payment_intent', status: 'succeeded', amount_received: amount, currency, metadata };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
