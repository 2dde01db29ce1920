import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { refundOrder } from '#worker/checkout/payment/refund-order.ts';
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
  type Subscription,
  skipCycle,
} from '#worker/subscriptions/service.ts';
import { NEW_YORK, OREGON } from './checkout.ts';
import {
  advance,
  expectBooks,
  expectNothingOpen,
  follow,
  type Known,
  type Months,
  type Plan,
} from './renewals-books.ts';
import { SHOP, setStock } from './shops.ts';
import { stoppingDatabase } from './stopping-database.ts';
import { subscribedAtOnce } from './subscribed-at-once.ts';
import { callAt, turnClock } from './subscriptions.ts';

export const BOXES = 12;
const SUBSCRIBERS = 3;
/** How often time passes: as often as about a third of all steps. */
const PASSING = 8;
/** How long before a charge the buyer knows of it, where an owner resumes. */
const LEAD_MS = { WEEK: 2 * DAY_MS, MONTH: 5 * DAY_MS, YEAR: 14 * DAY_MS };
/** Days until a declined charge has ended: Stripe's and ours. */
const CHARGING_DAYS = 3;

interface Step {
  run(months: Months): Promise<void>;
  /** Names the step in a counterexample. */
  toString(): string;
}

/** One step. After each one the sums of money and stock must be right. */
function step(name: string, run: (months: Months) => Promise<unknown>): Step {
  return {
    run: async (months) => {
      turnClock(months.now);
      await run(months);
      await follow(months);
      await expectBooks(months);
    },
    toString: () => name,
  };
}

/** A step of one of the subscribers, if there is one. */
function ofSubscriber(name: string, run: (known: Known, months: Months) => Promise<unknown>) {
  return fc.nat({ max: SUBSCRIBERS - 1 }).map((who) =>
    step(`${name}(${who})`, async (months) => {
      const known = months.known[who];
      if (known) await run(known, months);
    }),
  );
}

const call = ({ now }: Months) => callAt(now);
const cards = ['succeeds', 'succeeds', 'renewalFailsOnce', 'renewalFails'];
const plans: readonly Plan[] = [
  { unit: 'MONTH', value: 1, cycles: 0 },
  { unit: 'MONTH', value: 1, cycles: 4 },
  { unit: 'WEEK', value: 2, cycles: 0 },
  { unit: 'MONTH', value: 3, cycles: 0 },
];

const subscribing = fc
  .record({ card: fc.constantFrom(...cards), plan: fc.constantFrom(...plans) })
  .map((how) => step(`subscribe by ${JSON.stringify(how)}`, (months) => subscribe(months, how)));

const passing = fc
  .array(fc.integer({ min: 0, max: 17 }), { minLength: 2, maxLength: 8 })
  .map((hours) => step(`runs late by ${hours} hours`, (months) => pass(months, hours)));

const anyStep = fc.oneof(
  subscribing,
  // Time passes between other steps.
  ...Array.from({ length: PASSING }, () => passing),
  fc.integer({ min: 30, max: 90 }).map((days) => step(`${days} days of sleep`, (months) => sleep(months, days))),
  fc.integer({ min: 1, max: 12 }).map((left) => step(`stop at trip ${left}`, (months) => stopped(months, left))),
  fc.constant(step('runs at once', ({ now }) => Promise.all([renewDue(env, now), renewDue(env, now)]))),
  ofSubscriber('skip', async (known, months) => {
    const found = await findSubscription(env.DB, SHOP.id, known.id);
    const change = async () => skipCycle(await call(months), known.id, found?.nextCycleAt ?? 0);
    if (await changed(found, change)) advance(known, months.now);
  }),
  ofSubscriber('pause by the buyer', (known, months) =>
    freeze(known, async () => pauseSubscription(await call(months), known.id, 'buyer')),
  ),
  ofSubscriber('cancel by the owner', (known, months) =>
    freeze(known, async () => cancelSubscription(await call(months), known.id, 'owner')),
  ),
  ofSubscriber('resume by the buyer', (known, months) =>
    goOn(known, months, 0, async () => resumeSubscription(await call(months), known.id, 'buyer')),
  ),
  ofSubscriber('resume by the owner', (known, months) =>
    goOn(known, months, LEAD_MS[known.plan.unit], async () =>
      resumeSubscription(await call(months), known.id, 'owner'),
    ),
  ),
  ofSubscriber('another card', (known, months) =>
    goOn(known, months, 0, async () => {
      const changed = await keepCard(await call(months), known.id, `succeeds.${months.now}`);
      known.card = 'succeeds';
      return changed;
    }),
  ),
  ofSubscriber('move', async (known, months) => {
    const found = await findSubscription(env.DB, SHOP.id, known.id);
    if (!found) return;
    const address = found.cycleOrder.address?.region === 'NY' ? OREGON : NEW_YORK;
    const { cents: expectedCents } = await quoteMove(await call(months), found, { address });
    const moved = await attempt(async () => changeAddress(await call(months), known.id, { address, expectedCents }));
    if (moved) known.cents = moved.cycleCents;
  }),
  ofSubscriber('refund of all', (known, months) => refund(known, months, undefined)),
  fc.tuple(fc.nat({ max: SUBSCRIBERS - 1 }), fc.integer({ min: 1, max: 3_000 })).map(([who, cents]) =>
    step(`refund of ${cents} to ${who}`, async (months) => {
      const known = months.known[who];
      if (known) await refund(known, months, cents);
    }),
  ),
  fc.constantFrom(0, 1, 9, 9).map((units) => step(`${units} units left`, (months) => restock(months, units))),
  fc
    .integer({ min: 100, max: 9_900 })
    .map((cents) =>
      step(`the price is ${cents}`, () =>
        env.DB.prepare(`UPDATE variants SET price_cents = ?1 WHERE sku = 'BOX'`).bind(cents).run(),
      ),
    ),
);

/** Two subscribers, and what then happens. */
export const everything = fc
  .tuple(subscribing, subscribing, fc.array(anyStep, { minLength: 12, maxLength: 18, size: 'max' }))
  .map(([first, second, steps]) => [first, second, ...steps]);

async function subscribe(months: Months, { card, plan }: { card: string; plan: Plan }): Promise<void> {
  if (months.known.length >= SUBSCRIBERS) return;
  await restock(months, BOXES);
  // Ids sort by time.
  turnClock(++months.now);
  const { id, cycleCents: cents } = await subscribedAtOnce(await call(months), { card, plan });
  const place = { cycles: 1, anchorAt: months.now, periods: 1 };
  months.known.push({ ...place, id, card, plan, cents, frozenAt: undefined });
}

/** Lets the job run each time that something is due, late by so many hours. */
async function pass(months: Months, late: readonly number[]): Promise<void> {
  for (const hours of late) {
    const dueAt = await nextDue();
    months.now = Math.max(months.now, dueAt - 1);
    await run(months);
    months.now += hours * HOUR_MS + 1;
    await run(months);
  }
}

async function run(months: Months): Promise<void> {
  turnClock(months.now);
  await renewDue(env, months.now);
  await follow(months, 'full');
}

/** When the job has something to do; 0 if it never has. */
async function nextDue(): Promise<number> {
  const sql = `SELECT MIN(MIN(next_billing_at), MIN(COALESCE(announce_at, next_billing_at))) AS at
    FROM subscriptions WHERE state = 'active'`;
  return (await env.DB.prepare(sql).first<number>('at')) ?? 0;
}

/** The shop is down for some days. */
async function sleep(months: Months, days: number): Promise<void> {
  months.now += days * DAY_MS;
  turnClock(months.now);
  await reconcileDuePayments(env, months.now);
}

/** A run whose process is stopped after so many trips to the database. */
async function stopped(months: Months, trips: number): Promise<void> {
  months.now = Math.max(months.now, await nextDue());
  turnClock(months.now);
  months.stops++;
  await renewDue({ ...env, DB: stoppingDatabase(trips) }, months.now).catch(() => undefined);
}

/** Lets the jobs finish what stopped runs have left behind. */
export async function finishCharges(months: Months): Promise<void> {
  for (let days = 0; days < CHARGING_DAYS; days++) {
    months.now += DAY_MS;
    turnClock(months.now);
    await reconcileDuePayments(env, months.now);
    await follow(months);
    await run(months);
  }
  await expectBooks(months);
  await expectNothingOpen();
}

async function restock(months: Months, units: number): Promise<void> {
  const inStock =
    (await env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'BOX'`).first<number>('n')) ?? 0;
  await setStock('BOX', units);
  months.stocked += units - inStock;
}

/** Gives back what the last cycle cost, and its units, or a part of the money. */
async function refund({ id }: Known, months: Months, amountCents: number | undefined): Promise<void> {
  const order = await env.DB.prepare(
    `SELECT id, grand_total_cents - refunded_cents AS left FROM orders WHERE subscription_id = ?1
     ORDER BY cycle DESC LIMIT 1`,
  )
    .bind(id)
    .first<{ id: string; left: number }>();
  if (!order || order.left < (amountCents ?? 1)) return;
  const key = `refund-${months.refunds++}`;
  const restock = amountCents === undefined;
  await refundOrder({ ...(await call(months)), keyId: 'model' }, { order: order.id, amountCents, restock, key });
}

/** Pauses or cancels: from then on nothing may be charged. */
async function freeze(known: Known, change: () => Promise<Subscription>): Promise<void> {
  const after = await attempt(change);
  if (after && after.state !== 'active') known.frozenAt ??= known.cycles;
}

/** A paused subscription may be charged again; where its day has passed, a cycle begins after this time in ms. */
async function goOn(known: Known, { now }: Months, later: number, change: () => Promise<Subscription>): Promise<void> {
  const before = await findSubscription(env.DB, SHOP.id, known.id);
  const after = await attempt(change);
  if (before?.state !== 'paused' || after?.state !== 'active') return;
  known.frozenAt = undefined;
  if (before.nextCycleAt !== null && before.nextCycleAt <= now) {
    Object.assign(known, { anchorAt: now + later, periods: 0 });
  }
}

async function changed(before: Subscription | undefined, change: () => Promise<Subscription>): Promise<boolean> {
  const after = await attempt(change);
  return after !== undefined && after.version !== before?.version;
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
