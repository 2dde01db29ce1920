import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { VITAL_NAMES, type VitalName } from '#runtime/contracts/vitals.ts';
import { PerformanceSettingsAnswer, Vitals } from '#runtime/contracts/vitals-calls.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { countBatch } from '../census/service.ts';
import type { Bindings, CensusMessage, FoundVitals } from '../env.ts';
import { ROWS_MOST } from './count-vitals.ts';
import { deleteExpiredVitals } from './service.ts';

const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';
const NOON = Date.UTC(2026, 4, 5, 12);
const DAY = '2026-05-05';

beforeEach(openShops);

const record = (more: object = {}) => ({
  pageLoadId: 'load-1',
  name: 'LCP',
  value: 1200,
  rating: 'good',
  pageType: 50,
  ours: false,
  tag: '',
  ...more,
});

function queue() {
  const sent: FoundVitals[] = [];
  const CENSUS = { send: async (message: FoundVitals) => void sent.push(message) } as unknown as Bindings['CENSUS'];
  return { sent, env: { CENSUS } };
}

describe('how a page is recorded', () => {
  test('it says what the owner has set', async () => {
    await setStoreSettings(SHOP.id, {
      vitalsSettings: { samplePercent: 25 },
      privacySettings: { isCookieBannerEnabled: true },
    });
    const settings = await read(await new Buyer().fetch(SETTINGS), PerformanceSettingsAnswer);
    expect(settings).toMatchObject({ sampleRate: 0.25, tracking: { isCookieBannerEnabled: true } });
  });
});

describe('records of a page', () => {
  test('they are queued in one message, without what names the page load', async () => {
    const queued = queue();
    const visitor = new Buyer().mayBeCounted();
    const body = [record(), record({ name: 'CLS', value: 0.3, rating: 'poor', ours: true, tag: 'sq-cart-pill' })];
    const response = await visitor.fetch(RECORDS, { method: 'POST', body, env: queued.env });
    expect(response.status).toBe(202);
    expect(queued.sent).toEqual([
      {
        siteId: SHOP.id,
        at: expect.any(Number),
        vitals: [
          { name: 'LCP', value: 1200, pageType: 50, ours: false },
          { name: 'CLS', value: 0.3, pageType: 50, ours: true },
        ],
      },
    ]);
  });

  test.each<[string, () => Buyer, unknown]>([
    ['a visitor without a census', () => new Buyer(), [record()]],
    ['an empty list', () => new Buyer().mayBeCounted(), []],
  ])('%s is answered alike and counted nowhere', async (_, visitor, body) => {
    const queued = queue();
    expect((await visitor().fetch(RECORDS, { method: 'POST', body, env: queued.env })).status).toBe(202);
    expect(queued.sent).toEqual([]);
  });

  test.each([
    [[record({ name: 'XYZ' })]],
    [[record({ value: -1 })]],
    [[record({ tag: 'div' })]],
    [[record({ url: '/secret' })]],
    [[record(), record({ value: 1300 })]],
    [[...VITAL_NAMES.map((name) => record({ name })), record()]],
    [record()],
  ])('the records %j are refused', async (body) => {
    const response = await new Buyer().mayBeCounted().fetch(RECORDS, { method: 'POST', body });
    expect(await refusal(response)).toMatchObject({ status: 400 });
  });
});

describe('the numbers of the owner', () => {
  let batches = 0;
  const batchOf = (...bodies: FoundVitals[]) =>
    createMessageBatch<CensusMessage>(
      'storefront-census',
      bodies.map((body, i) => ({ id: `v${batches++}-${i}`, timestamp: new Date(), attempts: 1, body })),
    );
  const found = (
    name: VitalName,
    values: readonly number[],
    more: { siteId?: string; at?: number; ours?: number } = {},
  ) => ({
    siteId: SHOP.id,
    at: NOON,
    vitals: values.map((value, i) => ({ name, value, pageType: 50, ours: i < (more.ours ?? 0) })),
    ...more,
  });
  const vitals = async () =>
    read(await (await OwnerProgram.of()).fetch('/api/owner/vitals?from=2026-05-01&to=2026-05-31'), Vitals);

  test('the 75th percentile is listed by page type and metric, in all and by day', async () => {
    const values = Array.from({ length: 100 }, (_, i) => (i + 1) * 50);
    await Promise.all([
      countBatch(batchOf(found('LCP', values.slice(0, 50), { ours: 5 })), env),
      countBatch(batchOf(found('LCP', values.slice(50)), found('CLS', [0.05, 0.3])), env),
    ]);
    await countBatch(
      batchOf(found('LCP', [9_000], { at: NOON + 86_400_000 }), found('LCP', [9], { siteId: OTHER.id })),
      env,
    );
    const { totals, days } = await vitals();
    expect(totals).toMatchObject([
      { pageType: 50, metric: 'LCP', rating: 'needs-improvement', count: 101, good: 50, poor: 21, ours: 5 },
      { metric: 'CLS', rating: 'poor', count: 2, good: 1, poor: 1, ours: 0 },
    ]);
    expect(Math.abs((totals[0]?.p75 ?? 0) / 3800 - 1)).toBeLessThan(0.05);
    expect(days.map(({ day, metric, count }) => [day, metric, count])).toEqual([
      [DAY, 'LCP', 100],
      [DAY, 'CLS', 2],
      ['2026-05-06', 'LCP', 1],
    ]);
  });

  test('a metric is rated by the exact counts, on either side of a threshold', async () => {
    await countBatch(batchOf(found('LCP', [2_400, 2_490, 2_499, 2_500])), env);
    await countBatch(batchOf(found('INP', [100, 100, 499, 500])), env);
    await countBatch(batchOf(found('TTFB', [1_799, 1_801, 1_801, 1_801])), env);
    await countBatch(batchOf(found('FCP', [1_000, 1_000, 1_801, 3_001])), env);
    const { totals, days } = await vitals();
    expect(totals.map(({ metric, rating }) => `${metric} ${rating}`)).toEqual([
      'FCP needs-improvement',
      'LCP good',
      'INP needs-improvement',
      'TTFB poor',
    ]);
    expect(days.map(({ rating }) => rating)).toEqual(totals.map(({ rating }) => rating));
  });

  test('made-up page types are counted as one', async () => {
    const of = (pageType: number) => ({ name: 'LCP' as const, value: 100, pageType, ours: false });
    await countBatch(batchOf({ siteId: SHOP.id, at: NOON, vitals: [of(7), of(998), of(0), of(50)] }), env);
    expect((await vitals()).totals.map(({ pageType, count }) => [pageType, count])).toEqual([
      [0, 3],
      [50, 1],
    ]);
  });

  test('made-up values fill no more than wide buckets, and real ones are listed nearly as exactly', async () => {
    const values = Array.from({ length: 250 }, (_, i) => 0.001 * 1.08 ** (i + 0.5));
    const madeUp = [1, 2, 50].flatMap((pageType) =>
      VITAL_NAMES.filter((name) => name !== 'LCP').flatMap((name) =>
        values.map((value) => ({ name, value, pageType, ours: false })),
      ),
    );
    for (let from = 0; from < madeUp.length; from += 250) {
      await countBatch(batchOf({ siteId: SHOP.id, at: NOON, vitals: madeUp.slice(from, from + 250) }), env);
    }
    await countBatch(batchOf(found('LCP', [2_000, 2_100, 2_200, 3_000])), env);
    const all = await rows('vital_days');
    expect(all.length).toBeGreaterThanOrEqual(ROWS_MOST);
    expect(all.length).toBeLessThan(ROWS_MOST + 300);
    expect(all.reduce((sum, { count }) => sum + Number(count), 0)).toBe(madeUp.length + 4);
    const lcp = (await vitals()).totals.find(({ metric }) => metric === 'LCP');
    expect(lcp).toMatchObject({ rating: 'good', count: 4, good: 3 });
    expect(Math.abs((lcp?.p75 ?? 0) / 2_200 - 1)).toBeLessThan(0.4);
  });

  test('they are forgotten after 25 months', async () => {
    await countBatch(batchOf(found('LCP', [100]), found('LCP', [100], { at: Date.UTC(2024, 3, 1) })), env);
    await deleteExpiredVitals(env.DB, NOON);
    expect(await rows('vital_days')).toMatchObject([{ day: DAY }]);
  });
});
