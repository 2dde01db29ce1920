import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';

export interface Plan {
  unit: 'WEEK' | 'MONTH' | 'YEAR';
  value: number;
  /** 0 for a plan without an end. */
  cycles: number;
}

/** The facts that the test knows of a subscription without asking the shop. */
export interface Known {
  id: string;
  card: string;
  plan: Plan;
  /** What a cycle costs as agreed, in minor units. */
  cents: number;
  /** Cycles that were paid. */
  cycles: number;
  /** The next cycle begins so many periods after this time. */
  anchorAt: number;
  periods: number;
  /** Cycles that were paid when it was paused or cancelled; undefined while it may be charged. */
  frozenAt: number | undefined;
}

export interface Months {
  now: number;
  /** Units that came into stock. */
  stocked: number;
  known: Known[];
  refunds: number;
  /** Runs whose process was stopped. */
  stops: number;
  /** Subscriptions as the last step left them, by id. */
  rows: Map<string, Row>;
}

interface Row {
  id: string;
  state: 'active' | 'paused' | 'ended' | 'cancelled';
  nextCycleAt: number | null;
  nextBillingAt: number | null;
  cents: number;
  tries: number;
  version: number;
  /** Amounts of its orders by cycle, as JSON. */
  totals: string;
  /** When its last renewal was charged; null before the first one. */
  chargedAt: number | null;
  attempts: number;
  mails: number;
  units: number;
}

const ROWS = `SELECT s.id, s.state, s.next_cycle_at AS nextCycleAt, s.next_billing_at AS nextBillingAt,
  s.cycle_cents AS cents, s.tries, s.version,
  (SELECT json_group_array(o.grand_total_cents ORDER BY o.cycle) FROM orders o
   WHERE o.site_id = s.site_id AND o.subscription_id = s.id) AS totals,
  (SELECT MAX(p.created_at) FROM payments p
   WHERE p.site_id = s.site_id AND p.checkout_id LIKE 'renewal-' || s.id || '-%' AND p.state = 'paid') AS chargedAt,
  (SELECT COUNT(*) FROM payments p
   WHERE p.site_id = s.site_id AND p.checkout_id LIKE 'renewal-' || s.id || '-%') AS attempts,
  (SELECT COUNT(*) FROM outbox m WHERE m.site_id = s.site_id AND m.recipient = s.email
   AND instr(m.dedupe_key, ':' || s.id || ':')) AS mails,
  (SELECT qty_in_stock FROM variants WHERE sku = 'BOX') AS units
  FROM subscriptions s`;

/** When the next cycle begins by the plan, as the test counts it. */
export function nextCycleOf({ plan, anchorAt, periods }: Known): number {
  const units = plan.value * periods;
  if (plan.unit === 'WEEK') return anchorAt + units * 7 * DAY_MS;
  return monthsAfter(anchorAt, plan.unit === 'YEAR' ? 12 * units : units);
}

/** Moves to the first cycle later than a time; others were missed. */
export function advance(known: Known, now: number): void {
  do known.periods++;
  while (nextCycleOf(known) <= now);
}

/** Reads all subscriptions, and checks that each has gone on as its plan and its buyer wanted, and nothing else. */
export async function follow(months: Months, run: 'full' | 'other' = 'other'): Promise<void> {
  const { results } = await env.DB.prepare(ROWS).all<Row>();
  const before = months.rows;
  months.rows = new Map(results.map((row) => [row.id, row]));
  for (const known of months.known) {
    const row = months.rows.get(known.id) as Row;
    const earlier = before.get(known.id);
    const isPaid = expectCycles(known, row);
    if (run === 'full' && row.state === 'active') expect(row.nextBillingAt).toBeGreaterThan(months.now);
    if (run === 'full' && earlier && isSureToBePaid(known, earlier, months)) expect(isPaid).toBe(true);
  }
}

/** Checks the cycles that were paid since the last step, and when the next one begins. True if one was paid. */
function expectCycles(known: Known, row: Row): boolean {
  const totals: number[] = JSON.parse(row.totals);
  const paid = totals.slice(known.cycles);
  expect(paid.length).toBeLessThanOrEqual(1);
  if (paid.length > 0) {
    expect(paid).toEqual([known.cents]);
    expect(row.chargedAt).toBeGreaterThanOrEqual(nextCycleOf(known));
    known.cycles++;
    advance(known, row.chargedAt ?? 0);
  }
  const isLast = known.plan.cycles === known.cycles;
  expect(row.state === 'ended').toBe(isLast);
  const isOver = isLast || row.state === 'cancelled';
  expect(row.nextCycleAt).toBe(isOver ? null : nextCycleOf(known));
  expect(row.cents).toBe(known.cents);
  if (known.frozenAt !== undefined) expect(known.cycles).toBe(known.frozenAt);
  // Whatever counts the version up is the start of a charge, a paid cycle, or an event that has one mail.
  const events = row.version - 1 - row.attempts - (known.cycles - 1);
  expect(row.mails).toBe(events + Number(isLast));
  return paid.length > 0;
}

function isSureToBePaid({ card }: Known, earlier: Row, { now, stops, known }: Months): boolean {
  const { state, nextBillingAt, tries, units } = earlier;
  const isDue = state === 'active' && nextBillingAt !== null && nextBillingAt <= now;
  return isDue && tries === 0 && card === 'succeeds' && units >= known.length && stops === 0;
}

/** Checks that no unit and no cent was lost or created. */
export async function expectBooks({ stocked, refunds, stops }: Months): Promise<void> {
  const refunded = `COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(t.refunds)), 0)`;
  const books = await env.DB.prepare(
    `SELECT
       (SELECT COALESCE(SUM(t.amount_cents - ${refunded}), 0) FROM test_payments t
          JOIN payments p ON p.site_id = t.site_id AND p.id = t.id WHERE p.state = 'paid')
         - (SELECT COALESCE(SUM(grand_total_cents - refunded_cents), 0) FROM orders) AS unexplainedCents,
       (SELECT COUNT(*) FROM test_payments t JOIN payments p ON p.site_id = t.site_id AND p.id = t.id
        WHERE t.state = 'paid' AND p.state NOT IN ('paid', 'open') AND p.refund_due = 0) AS paidForNothing,
       (SELECT COUNT(*) FROM (SELECT 1 FROM test_payments t JOIN payments p ON p.site_id = t.site_id AND p.id = t.id
          WHERE t.state = 'paid' OR p.state = 'paid' GROUP BY p.checkout_id HAVING COUNT(*) > 1)) AS paidTwice,
       (SELECT COUNT(*) FROM payments WHERE state = 'refunded') > 0 AND ${stops} = 0 AS chargedInVain,
       (SELECT qty_in_stock FROM variants WHERE sku = 'BOX') + (SELECT COALESCE(SUM(quantity), 0) FROM order_lines WHERE restocked_at IS NULL)
         AS units,
       (SELECT COUNT(*) FROM outbox WHERE kind = 'order-refunded') AS refundMails,
       (SELECT COUNT(*) FROM outbox WHERE kind = 'order-confirmation') - (SELECT COUNT(*) FROM orders) AS oddMails`,
  ).first();
  const right = { unexplainedCents: 0, paidForNothing: 0, paidTwice: 0, chargedInVain: 0, oddMails: 0 };
  expect(books).toEqual({ ...right, units: stocked, refundMails: refunds });
}

/** Checks that nothing is left open once time has passed. */
export async function expectNothingOpen(): Promise<void> {
  const open = await env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM payments WHERE state = 'open' OR refund_due = 1) AS payments,
       (SELECT COUNT(*) FROM subscriptions WHERE attempt <> '' AND state <> 'active') AS attempts`,
  ).first();
  expect(open).toEqual({ payments: 0, attempts: 0 });
}

/** The same time of day so many months later, on the last day of a month that is shorter. In UTC. */
function monthsAfter(time: number, months: number): number {
  const start = new Date(time);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const day = Math.min(start.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  return Date.UTC(year, month, day) + (time % DAY_MS);
}
