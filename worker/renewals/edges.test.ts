import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { subscribedAtOnce } from '../../test/worker/subscribed-at-once.ts';
import { callAt, renewAt, theSubscription } from '../../test/worker/subscriptions.ts';
import { reconcileDuePayments } from '../checkout/service.ts';
import { pauseSubscription, resumeSubscription, skipCycle } from '../subscriptions/service.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const dayOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 10);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function subscribedOn(day: string, unit: 'WEEK' | 'MONTH' | 'YEAR' = 'MONTH', value = 1, cycles = 0) {
  return subscribedAtOnce(await callAt(at(day)), { card: 'succeeds', plan: { unit, value, cycles } });
}

/** Runs the job daily and returns the days on which a cycle was charged. */
async function chargedDays(from: string, days: number): Promise<string[]> {
  const charged: string[] = [];
  for (let day = 0; day < days; day++) {
    const now = at(from) + day * DAY_MS;
    if ((await renewAt(now)).renewed > 0) charged.push(dayOf(now));
  }
  return charged;
}

describe('the calendar', () => {
  test.each([
    ['2027-01-31', 'MONTH', 1, ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31', 'MONTH', 1, ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-10-20', 'WEEK', 2, ['2026-11-03', '2026-11-17', '2026-12-01']],
    ['2026-11-30', 'MONTH', 3, ['2027-02-28', '2027-05-30']],
    ['2028-02-29', 'YEAR', 1, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('a subscription of %s by %s, every %i, is charged on %j', async (start, unit, value, days) => {
    await subscribedOn(start, unit, value);
    const charged: string[] = [];
    for (const day of days) charged.push(...(await chargedDays(dayOf(at(day) - DAY_MS), 3)));
    expect(charged).toEqual(days);
  });

  test('the clocks of the shop’s zone move no cycle, and mails name the day there', async () => {
    await env.DB.prepare(`UPDATE sites SET time_zone = 'America/New_York'`).run();
    const start = Date.parse('2026-10-10T04:30:00Z');
    await subscribedAtOnce(await callAt(start), {
      card: 'succeeds',
      plan: { unit: 'MONTH', value: 1, cycles: 0 },
    });
    expect(await renewAt(Date.parse('2026-11-05T12:00:00Z'))).toMatchObject({ announced: 1 });
    const mail = (await outbox()).find(({ kind }) => kind === 'renewal-announced');
    // Clocks have gone back since, so it is an hour to midnight there.
    expect(mail?.text_body).toContain('November 9, 2026');
    expect(await renewAt(Date.parse('2026-11-10T04:29:59Z'))).toMatchObject({ renewed: 0 });
    expect(await renewAt(Date.parse('2026-11-10T04:30:00Z'))).toMatchObject({ renewed: 1 });
  });

  test('a plan of three cycles with one skipped and a pause over two charges three', async () => {
    const { id, nextCycleAt } = await subscribedOn('2026-01-31', 'MONTH', 1, 3);
    await skipCycle(await callAt(at('2026-02-10')), id, nextCycleAt ?? 0);
    await pauseSubscription(await callAt(at('2026-03-10')), id, 'buyer');
    expect(await chargedDays('2026-03-29', 50)).toEqual([]);
    await resumeSubscription(await callAt(at('2026-05-20')), id, 'buyer');
    expect(await chargedDays('2026-05-20', 70)).toEqual(['2026-05-20', '2026-06-20']);
    expect(await theSubscription()).toMatchObject({ state: 'ended', cyclesBilled: 3 });
  });
});

describe('changes in the shop', () => {
  test.each([
    ['its plan is removed', 'UPDATE items SET subscription_plan = NULL'],
    ['it is not published any more', `UPDATE items SET published_at = ${at('2030-01-01')}`],
    [
      'it gets another plan',
      `UPDATE items SET subscription_plan = '{"billingPeriod":{"unit":"WEEK","value":1},"numBillingCycles":2}'`,
    ],
    ['its title and price change', `UPDATE variants SET price_cents = 9900`],
  ])('a subscriber gets the product as agreed when %s', async (_, change) => {
    await subscribedOn('2026-01-31');
    const where = change.includes('variants') ? 'item_id' : 'id';
    await env.DB.prepare(`${change} WHERE ${where} = ?1`).bind(PRODUCTS.box.id).run();
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ renewed: 1 });
    expect(dayOf((await theSubscription()).nextCycleAt)).toBe('2026-03-31');
    expect(await count('orders', 'grand_total_cents = 5226')).toBe(2);
  });

  test('a subscription to a variant that was removed pauses at once, and nothing is charged', async () => {
    await subscribedOn('2026-01-31');
    await env.DB.prepare(`DELETE FROM variants WHERE sku = 'BOX'`).run();
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ short: 1 });
    expect(await theSubscription()).toMatchObject({ state: 'paused', pauseReason: 'stock' });
    expect(await count('test_payments')).toBe(1);
  });

  test('a subscriber pays in the currency that was agreed', async () => {
    await subscribedOn('2026-01-31');
    await setStoreSettings(SHOP.id, { ...SETTINGS, currency: 'EUR' });
    expect(await renewAt(at('2026-02-28'))).toMatchObject({ renewed: 1 });
    expect(await count('orders', `currency = 'USD' AND grand_total_cents = 5226`)).toBe(2);
    expect(await count('test_payments', `currency = 'USD'`)).toBe(2);
  });

  test('a site that is deleted amid a charge takes its subscriptions with it, and no job fails', async () => {
    await subscribedOn('2026-01-31');
    await renewAt(at('2026-02-28'), { DB: stoppingDatabase(7) }).catch(() => undefined);
    expect(await count('subscriptions', `attempt <> ''`)).toBe(1);
    await env.DB.prepare('DELETE FROM sites WHERE site_id = ?1').bind(SHOP.id).run();
    expect([await count('subscriptions'), await count('payments')]).toEqual([0, 0]);
    expect(await renewAt(at('2026-03-01'))).toMatchObject({ renewed: 0, failed: 0 });
    expect(await reconcileDuePayments(env, at('2026-03-01'))).toMatchObject({ reconciled: 0 });
  });
});
