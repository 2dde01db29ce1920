import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ANN, SETTINGS, unitsOf } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { callAt, renewAt, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';
import { reconcileDuePayments } from '../checkout/service.ts';
import {
  cancelSubscription,
  keepCard,
  pauseSubscription,
  resumeSubscription,
  skipCycle,
} from '../subscriptions/service.ts';

const CYCLE_CENTS = 4000 + 800 + 426;
/** More trips to the database than a run with one renewal makes. */
const MOST_TRIPS = 20;
const START = Date.parse('2026-01-31T10:00:00Z');
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => vi.restoreAllMocks());

const mailKinds = async () => (await outbox()).map(({ kind }) => kind);
const day = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(0, 10));

/** Makes the subscribed box count its stock. */
async function countBoxes(units: number): Promise<void> {
  await env.DB.prepare('UPDATE variants SET unlimited = 0 WHERE sku = ?1').bind('BOX').run();
  await setStock('BOX', units);
}

describe('a cycle that is due', () => {
  test('a cycle is charged once, has its order, and the next one keeps the end of the month', async () => {
    const { id } = await subscribed();
    expect(await renewAt(at('2026-02-27'))).toMatchObject({ renewed: 0 });
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ renewed: 1 });
    expect(await renewAt(at('2026-02-28') + 1)).toMatchObject({ renewed: 0 });
    expect(await theSubscription()).toMatchObject({ id, state: 'active', cyclesBilled: 2, tries: 0, attempt: '' });
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-03-31');
    const { results } = await env.DB.prepare('SELECT * FROM orders ORDER BY number').all();
    const amounts = { grand_total_cents: CYCLE_CENTS, email: ANN, subscription_id: id, provider: 'test', test_mode: 1 };
    expect(results).toMatchObject([
      { ...amounts, number: 1, cycle: 1 },
      { ...amounts, number: 2, cycle: 2, checkout_id: `renewal-${id}-2`, shipping_name: 'Ground' },
    ]);
    expect(await count('order_lines', `item_id = '${PRODUCTS.box.id}'`)).toBe(2);
    expect(await count('test_payments', `state = 'paid' AND amount_cents = ${CYCLE_CENTS}`)).toBe(2);
    expect((await mailKinds()).filter((kind) => kind === 'order-confirmation')).toHaveLength(2);
  });

  test('two runs at once charge once', async () => {
    await subscribed();
    const runs = await Promise.all([1, 2, 3].map(() => renewAt(at('2026-02-28'))));
    expect(runs.reduce((sum, { renewed }) => sum + renewed, 0)).toBeGreaterThan(0);
    expect([await count('orders'), await count('payments'), await count('test_payments')]).toEqual([2, 2, 2]);
  });

  test('an existing subscriber pays the agreed price, whatever the product costs now', async () => {
    await subscribed();
    await env.DB.prepare(`UPDATE variants SET price_cents = 9900 WHERE sku = 'BOX'`).run();
    await setStoreSettings(SHOP.id, { shippingRules: [], taxRules: [] });
    await renewAt(at('2026-02-28'));
    expect(await count('orders', `grand_total_cents = ${CYCLE_CENTS}`)).toBe(2);
  });

  test('cycles that were missed are charged once, and the next one is in the future', async () => {
    await subscribed();
    expect(await renewAt(at('2026-07-15'))).toMatchObject({ renewed: 1 });
    expect(await renewAt(at('2026-07-16'))).toMatchObject({ renewed: 0 });
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-07-31');
  });

  test('a subscription ends with its last cycle, with a mail, and forgets the card', async () => {
    await subscribed({ plan: { unit: 'WEEK', cycles: 3 } });
    await renewAt(START + 7 * DAY_MS);
    expect(await theSubscription()).toMatchObject({ state: 'active', cyclesBilled: 2 });
    await renewAt(START + 14 * DAY_MS);
    expect(await theSubscription()).toMatchObject({ state: 'ended', cyclesBilled: 3, nextCycleAt: null, keptCard: '' });
    expect(await mailKinds()).toContain('subscription-ended');
    expect(await renewAt(START + 100 * DAY_MS)).toMatchObject({ renewed: 0 });
    expect(await count('orders')).toBe(3);
  });

  test('a cycle is announced once, some days before', async () => {
    await subscribed();
    expect(await renewAt(at('2026-02-22'))).toMatchObject({ announced: 0 });
    expect(await renewAt(at('2026-02-23'))).toMatchObject({ announced: 1, renewed: 0 });
    expect(await renewAt(at('2026-02-24'))).toMatchObject({ announced: 0 });
    const [mail] = (await outbox()).filter(({ kind }) => kind === 'renewal-announced');
    expect(mail?.text_body).toContain('$52.26 on February 28, 2026');
  });

  test('a mail that cannot be written is put off, so that it keeps back no other', async () => {
    await subscribed();
    await env.DB.prepare(`UPDATE subscriptions SET currency = 'none at all'`).run();
    await subscribed();
    expect(await renewAt(at('2026-02-23'))).toMatchObject({ announced: 1 });
    const later = at('2026-02-23') + 15 * 60 * 1000;
    expect(await count('subscriptions', `announce_at = ${later}`)).toBe(1);
    expect(await count('subscriptions', 'announce_at IS NULL')).toBe(1);
  });

  test('a subscription of test mode ends in a shop that sells for real money', async () => {
    await subscribed();
    const real = { ENVIRONMENT: 'production' } as const;
    expect(await renewAt(at('2026-02-28'), real)).toMatchObject({ ended: 1, renewed: 0 });
    expect(await theSubscription()).toMatchObject({ state: 'ended' });
  });
});

describe('a charge that fails', () => {
  test('a declined charge is tried again on days 1, 3, 5 and 7, and then the subscription pauses', async () => {
    await subscribed({ card: 'renewalFails' });
    const due = at('2026-02-28');
    const outcomes: (number | string)[] = [];
    for (let days = 0; days <= 9; days++) {
      const { declined } = await renewAt(due + days * DAY_MS);
      if (declined) outcomes.push(days);
    }
    expect(outcomes).toEqual([0, 1, 3, 5, 7]);
    expect(await theSubscription()).toMatchObject({ state: 'paused', pauseReason: 'payment', cyclesBilled: 1 });
    expect(await count('orders')).toBe(1);
    expect((await mailKinds()).filter((kind) => kind === 'renewal-failed')).toHaveLength(4);
    expect(await mailKinds()).toContain('subscription-changed');
  });

  test('a charge that fails once is made a day later, and the next cycle keeps its day', async () => {
    await subscribed({ card: 'renewalFailsOnce' });
    await renewAt(at('2026-02-28'));
    expect(await theSubscription()).toMatchObject({ tries: 1, state: 'active' });
    expect(await renewAt(at('2026-03-01'))).toMatchObject({ renewed: 1 });
    expect(await theSubscription()).toMatchObject({ tries: 0, cyclesBilled: 2 });
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-03-31');
  });

  test('the mail says why a charge failed, and leads to the page where the card can be changed', async () => {
    await subscribed({ card: 'renewalExpires' });
    await renewAt(at('2026-02-28'));
    const mail = (await outbox()).find(({ kind }) => kind === 'renewal-failed');
    expect(mail?.text_body).toContain('The card has expired');
    expect(mail?.text_body).toMatch(/https:\/\/a\.example\/commerce\/my-subscription\?id=\w+&token=[\w-]{43}/);
  });

  test('another card is charged at once where the earlier one failed', async () => {
    const { id } = await subscribed({ card: 'renewalFails' });
    await renewAt(at('2026-02-28'));
    await keepCard(await callAt(at('2026-02-28') + 60_000), id, 'succeeds.x');
    expect(await renewAt(at('2026-02-28') + 120_000)).toMatchObject({ renewed: 1 });
  });

  test('another card ends a pause that a failed card had caused', async () => {
    const { id } = await subscribed({ card: 'renewalFails' });
    for (let days = 0; days <= 8; days++) await renewAt(at('2026-02-28') + days * DAY_MS);
    const late = at('2026-03-20');
    await keepCard(await callAt(late), id, 'succeeds.x');
    expect(await renewAt(late)).toMatchObject({ renewed: 1 });
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-04-20');
  });

  test('a subscription without a card is not charged, and its buyer gets a mail', async () => {
    await subscribed();
    await env.DB.prepare(`UPDATE subscriptions SET kept_card = ''`).run();
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ declined: 1 });
    expect(await count('payments')).toBe(1);
    expect(await mailKinds()).toContain('renewal-failed');
  });
});

describe('stock', () => {
  test('a renewal takes its units out of stock', async () => {
    await countBoxes(3);
    await subscribed();
    await renewAt(at('2026-02-28'));
    expect(await unitsOf('BOX')).toEqual({ free: 1, reserved: 0, sold: 2 });
  });

  test('nothing is charged for sold-out goods; the stock is checked daily, and then the subscription pauses', async () => {
    await countBoxes(1);
    await subscribed();
    const short: number[] = [];
    for (let days = 0; days <= 10; days++) {
      if ((await renewAt(at('2026-02-28') + days * DAY_MS)).short) short.push(days);
    }
    expect(short).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await theSubscription()).toMatchObject({ state: 'paused', pauseReason: 'stock' });
    expect(await count('payments')).toBe(1);
  });

  test('a renewal goes on when the units are back', async () => {
    await countBoxes(1);
    await subscribed();
    await renewAt(at('2026-02-28'));
    await setStock('BOX', 2);
    expect(await renewAt(at('2026-03-01'))).toMatchObject({ renewed: 1 });
    expect(await unitsOf('BOX')).toEqual({ free: 1, reserved: 0, sold: 2 });
  });

  test('a subscription to a deleted product pauses at once', async () => {
    await subscribed();
    await env.DB.prepare('DELETE FROM items WHERE id = ?1').bind(PRODUCTS.box.id).run();
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ short: 1 });
    expect(await theSubscription()).toMatchObject({ state: 'paused', pauseReason: 'stock' });
  });
});

describe('changes', () => {
  test('a skipped cycle is not charged, and skipping it twice skips one', async () => {
    const { id, nextCycleAt } = await subscribed({ plan: { unit: 'MONTH', cycles: 3 } });
    const call = await callAt(at('2026-02-10'));
    await skipCycle(call, id, nextCycleAt ?? 0);
    await skipCycle(call, id, nextCycleAt ?? 0);
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-03-31');
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ renewed: 0 });
    await renewAt(at('2026-03-31'));
    await renewAt(at('2026-04-30'));
    expect(await theSubscription()).toMatchObject({ state: 'ended', cyclesBilled: 3 });
  });

  test('a paused subscription charges nothing, and begins a new cycle when it is resumed late', async () => {
    const { id } = await subscribed();
    await pauseSubscription(await callAt(at('2026-02-10')), id, 'buyer');
    expect(await renewAt(at('2026-04-05'))).toMatchObject({ renewed: 0 });
    await resumeSubscription(await callAt(at('2026-04-10')), id, 'buyer');
    expect(await renewAt(at('2026-04-10'))).toMatchObject({ renewed: 1 });
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-05-10');
  });

  test('a subscription that is resumed in time keeps its day', async () => {
    const { id } = await subscribed();
    await pauseSubscription(await callAt(at('2026-02-10')), id, 'buyer');
    await resumeSubscription(await callAt(at('2026-02-20')), id, 'buyer');
    expect(day((await theSubscription()).nextCycleAt)).toBe('2026-02-28');
  });

  test('a cancelled subscription is never charged again and has no card', async () => {
    const { id } = await subscribed();
    await cancelSubscription(await callAt(at('2026-02-10')), id, 'buyer');
    await cancelSubscription(await callAt(at('2026-02-10')), id, 'buyer');
    expect(await renewAt(at('2026-03-28'))).toMatchObject({ renewed: 0 });
    expect(await theSubscription()).toMatchObject({ state: 'cancelled', keptCard: '', nextBillingAt: null });
    expect((await mailKinds()).filter((kind) => kind === 'subscription-ended')).toHaveLength(1);
    await expect(keepCard(await callAt(at('2026-03-29')), id, 'succeeds.x')).resolves.toMatchObject({ keptCard: '' });
  });

  test('a change is refused while the card is being charged, and goes through when the charge was left behind', async () => {
    const { id } = await subscribed();
    const due = at('2026-02-28');
    const charged = () => count('test_payments', `state = 'paid'`);
    for (let trips = 1; trips < MOST_TRIPS && (await charged()) < 2; trips++) {
      await renewAt(due, { DB: stoppingDatabase(trips) }).catch(() => undefined);
    }
    expect(await count('orders')).toBe(1);
    await expect(cancelSubscription(await callAt(due + 60_000), id, 'buyer')).rejects.toMatchObject({
      code: 'SUBSCRIPTION_BUSY',
    });
    await cancelSubscription(await callAt(due + DAY_MS), id, 'buyer');
    await reconcileDuePayments(env, due + DAY_MS);
    expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
    expect([await count('orders'), await count('payments', `state = 'open'`)]).toEqual([1, 0]);
  });
});
