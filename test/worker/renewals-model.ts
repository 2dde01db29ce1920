import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect } from 'vitest';
import { reconcileDuePayments } from '#worker/checkout/service.ts';
import { renewDue } from '#worker/renewals/service.ts';
import {
  cancelSubscription,
  changeAddress,
  findSubscription,
  keepCard,
  pauseSubscription,
  quoteMove,
  resumeSubscription,
  skipCycle,
} from '#worker/subscriptions/service.ts';
import { NEW_YORK, OREGON } from './checkout.ts';
import { count, SHOP, setStock } from './shops.ts';
import { stoppingDatabase } from './stopping-database.ts';
import { callAt, DAY_MS, subscribed, turnClock } from './subscriptions.ts';

export const BOXES = 12;
const SUBSCRIBERS = 3;
/** The job's pace in the model: once in so many hours, so that a run comes late as well as in time. */
const STEP_MS = 17 * 60 * 60 * 1000;

/** What the test knows of a subscription without asking the shop. */
interface Known {
  id: string;
  /** What a cycle costs as agreed, in minor units. */
  cents: number;
  /** Payments when it was cancelled or paused; undefined while it may be charged. */
  frozenAt: number | undefined;
}

export interface Months {
  now: number;
  /** Units that came into stock. */
  stocked: number;
  known: Known[];
}

type Step = fc.AsyncCommand<Record<string, never>, Months>;

/** One step. After each one the sums of money and stock must be right. */
function step(name: string, run: (months: Months) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (_, months) => {
      turnClock(months.now);
      await run(months);
      await expectBooks(months);
    },
    toString: () => name,
  };
}

/** A step of one of the subscribers, if there is one. */
function ofOne(name: string, run: (known: Known, months: Months) => Promise<unknown>) {
  return fc.nat({ max: SUBSCRIBERS - 1 }).map((who) =>
    step(`${name}(${who})`, async (months) => {
      const known = months.known[who];
      if (known) await run(known, months);
    }),
  );
}

const call = ({ now }: Months) => callAt(now);
const cards = ['succeeds', 'succeeds', 'renewalFailsOnce', 'renewalFails'];

export const steps = [
  fc.constantFrom(...cards).map((card) => step(`subscribe by ${card}`, (months) => subscribe(months, card))),
  fc.integer({ min: 1, max: 6 }).map((runs) => step(`${runs} runs`, (months) => pass(months, runs))),
  fc.integer({ min: 20, max: 40 }).map((runs) => step(`${runs} runs`, (months) => pass(months, runs))),
  fc.integer({ min: 30, max: 90 }).map((days) => step(`${days} days of sleep`, (months) => sleep(months, days))),
  fc.integer({ min: 1, max: 12 }).map((left) => step(`stop at trip ${left}`, (months) => stopped(months, left))),
  fc.constant(step('runs at once', ({ now }) => Promise.all([renewDue(env, now), renewDue(env, now)]))),
  ofOne('skip', async ({ id }, months) => {
    const found = await findSubscription(env.DB, SHOP.id, id);
    await attempt(() => call(months).then((c) => skipCycle(c, id, found?.nextCycleAt ?? 0)));
  }),
  ofOne('pause', (known, months) =>
    freeze(known, async () => pauseSubscription(await call(months), known.id, 'buyer')),
  ),
  ofOne('resume', async (known, months) => {
    const { state } = await resumeSubscription(await call(months), known.id, 'buyer');
    if (state === 'active') known.frozenAt = undefined;
  }),
  ofOne('cancel', (known, months) =>
    freeze(known, async () => cancelSubscription(await call(months), known.id, 'buyer')),
  ),
  ofOne('another card', async (known, months) => {
    const changed = await attempt(async () => keepCard(await call(months), known.id, `succeeds.${months.now}`));
    if (changed && changed.state === 'active') known.frozenAt = undefined;
  }),
  ofOne('move', async (known, months) => {
    const found = await findSubscription(env.DB, SHOP.id, known.id);
    if (!found) return;
    const address = found.cycleOrder.address?.region === 'NY' ? OREGON : NEW_YORK;
    const { cents: expectedCents } = quoteMove(await call(months), found, { address });
    const moved = await attempt(async () => changeAddress(await call(months), known.id, { address, expectedCents }));
    if (moved) known.cents = moved.cycleCents;
  }),
  fc.integer({ min: 0, max: 3 }).map((units) => step(`${units} units left`, (months) => restock(months, units))),
  fc
    .integer({ min: 100, max: 9_900 })
    .map((cents) =>
      step(`the price is ${cents}`, () =>
        env.DB.prepare(`UPDATE variants SET price_cents = ?1 WHERE sku = 'BOX'`).bind(cents).run(),
      ),
    ),
];

async function subscribe(months: Months, card: string): Promise<void> {
  if (months.known.length >= SUBSCRIBERS) return;
  await restock(months, 3);
  const { id, cycleCents } = await subscribed({ card });
  months.known.push({ id, cents: cycleCents, frozenAt: undefined });
}

async function pass(months: Months, runs: number): Promise<void> {
  for (let run = 0; run < runs; run++) {
    months.now += STEP_MS;
    turnClock(months.now);
    await renewDue(env, months.now);
  }
}

/** The shop is down for some days. */
async function sleep(months: Months, days: number): Promise<void> {
  months.now += days * DAY_MS;
  turnClock(months.now);
  await reconcileDuePayments(env, months.now);
}

/** A run whose process is stopped after so many trips to the database. */
async function stopped(months: Months, trips: number): Promise<void> {
  months.now += STEP_MS;
  turnClock(months.now);
  await renewDue({ ...env, DB: stoppingDatabase(trips) }, months.now).catch(() => undefined);
}

async function restock(months: Months, units: number): Promise<void> {
  const inStock =
    (await env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'BOX'`).first<number>('n')) ?? 0;
  await setStock('BOX', units);
  months.stocked += units - inStock;
}

/** Pauses or cancels: from then on nothing may be charged. */
async function freeze(known: Known, change: () => Promise<{ state: string }>): Promise<void> {
  const changed = await attempt(change);
  if (changed && changed.state !== 'active') known.frozenAt ??= await renewalsPaid(known.id);
}

/** A change may be refused while the card is being charged. */
async function attempt<Result>(change: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await change();
  } catch (error) {
    expect(error).toMatchObject({ code: 'SUBSCRIPTION_BUSY' });
    return undefined;
  }
}

function renewalsPaid(id: string): Promise<number> {
  return count('payments', `state = 'paid' AND checkout_id LIKE 'renewal-${id}-%'`);
}

/** Checks that no unit and no cent was lost or created, and that nobody paid what was not agreed. */
async function expectBooks({ known, stocked }: Months): Promise<void> {
  const books = await env.DB.prepare(
    `SELECT
       (SELECT COUNT(*) FROM subscriptions s WHERE s.cycles_billed <> (
          SELECT COUNT(*) FROM orders o WHERE o.site_id = s.site_id AND o.subscription_id = s.id)
        OR s.cycles_billed <> (SELECT MAX(o.cycle) FROM orders o WHERE o.site_id = s.site_id AND o.subscription_id = s.id))
         AS wrongCycles,
       (SELECT COALESCE(SUM(grand_total_cents), 0) FROM orders)
         - (SELECT COALESCE(SUM(t.amount_cents), 0) FROM test_payments t
            JOIN payments p ON p.site_id = t.site_id AND p.id = t.id WHERE t.state = 'paid' AND p.state = 'paid')
         AS unpaidCents,
       (SELECT COUNT(*) FROM test_payments t JOIN payments p ON p.site_id = t.site_id AND p.id = t.id
        WHERE t.state = 'paid' AND p.state NOT IN ('paid', 'open')) AS paidForNothing,
       (SELECT COUNT(*) FROM (SELECT 1 FROM test_payments t JOIN payments p ON p.site_id = t.site_id AND p.id = t.id
          WHERE t.state = 'paid' GROUP BY p.checkout_id HAVING COUNT(*) > 1)) AS paidTwice,
       (SELECT qty_in_stock FROM variants WHERE sku = 'BOX') + (SELECT COALESCE(SUM(quantity), 0) FROM order_lines)
         AS units,
       (SELECT COUNT(*) FROM subscriptions WHERE state = 'active' AND next_billing_at < next_cycle_at) AS tooEarly`,
  ).first();
  const right = { wrongCycles: 0, unpaidCents: 0, paidForNothing: 0, paidTwice: 0, tooEarly: 0 };
  expect(books).toEqual({ ...right, units: stocked });
  for (const { id, cents, frozenAt } of known) {
    const last = await env.DB.prepare(
      'SELECT grand_total_cents AS cents, cycle FROM orders WHERE subscription_id = ?1 ORDER BY cycle DESC LIMIT 1',
    )
      .bind(id)
      .first<{ cents: number; cycle: number }>();
    expect(last?.cycle).toBe(1 + (await renewalsPaid(id)));
    const paid = await env.DB.prepare('SELECT cycle_cents FROM subscriptions WHERE id = ?1')
      .bind(id)
      .first('cycle_cents');
    expect(paid).toBe(cents);
    if (frozenAt !== undefined) expect(await renewalsPaid(id)).toBe(frozenAt);
  }
}
