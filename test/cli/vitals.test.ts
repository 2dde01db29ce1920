import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const row = {
  pageType: 50,
  metric: 'LCP',
  p75: 2_600,
  rating: 'needs-improvement',
  count: 200,
  good: 150,
  poor: 10,
  ours: 4,
};
const cls = { ...row, pageType: 0, metric: 'CLS', p75: 0.04, rating: 'good' };
const ANSWER = {
  from: '2026-05-01',
  to: '2026-05-31',
  timeZone: 'UTC',
  totals: [cls, row],
  days: [{ day: '2026-05-05', ...row }],
};

test('vitals are a table by page type, or day by day', async () => {
  const { printed, calls } = await owner('vitals --from 2026-05-01 --to 2026-05-31', [ANSWER]);
  expect(calls).toEqual(['GET /api/owner/vitals?from=2026-05-01&to=2026-05-31']);
  expect(printed).toMatch(/content item +LCP +2600 ms +needs-improvement +200 +75 % +5 % +2 %/);
  expect(printed).toMatch(/other +CLS +0\.04 +good/);
  expect((await owner('vitals --daily', [ANSWER])).printed).toMatch(/2026.*content item/);
});
