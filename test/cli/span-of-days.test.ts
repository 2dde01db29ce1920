import { describe, expect, test } from 'vitest';
import { owner } from './shop.ts';

const VITALS = { from: '', to: '', timeZone: 'UTC', totals: [], days: [] };
const STATS = {
  ...VITALS,
  funnel: {},
  visibleSeconds: 0,
  media: [],
  sales: [],
  pages: [],
  products: [],
  sources: [],
  searches: [],
  emptySearches: [],
  forms: [],
  experiments: [],
  buttons: [],
  overlays: [],
  events: [],
  utcUntil: null,
  totals: { visits: 0, hits: 0, views: 0, adds: 0, checkouts: 0, countedOrders: 0, withdrawals: 0 },
};

describe.each([
  ['stats', STATS],
  ['vitals', VITALS],
])('the days of %s', (command, answer) => {
  const callOf = async (options: string) => (await owner(`${command} ${options}`, [answer])).calls;

  test.each([
    ['--days 7 --to 2026-05-31', 'to=2026-05-31&days=7'],
    ['--days 1', 'days=1'],
    ['--from 2026-05-01', 'from=2026-05-01'],
    ['--to 2026-05-31', 'to=2026-05-31'],
  ])('are those that the shop lists, which knows what day it is there: %s', async (options, query) => {
    expect(await callOf(options)).toEqual([`GET /api/owner/${command}?${query}`]);
  });

  test('are refused where their first day is given twice', async () => {
    await expect(callOf('--days 7 --from 2026-05-01')).rejects.toThrow(
      '--days counts back from --to or today, so --from cannot be given with it.',
    );
  });

  test.each(['2026-02-30', 'yesterday', '2026-5-1'])('are days of the calendar, not %s', async (given) => {
    await expect(callOf(`--to ${given}`)).rejects.toThrow(`--to is a day such as 2026-05-31, not ${given}.`);
  });
});
