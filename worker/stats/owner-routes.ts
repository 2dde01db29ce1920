import { Hono } from 'hono';
import { SpanQuery, Stats, StatsQuery } from '#runtime/contracts/stats.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import { countsTests } from '../acts/service.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { readerLanguageOf } from '../http/reader-language.ts';
import { attachment } from '../storage/service.ts';
import { exportStats } from './export.ts';
import { readDays, readStats } from './read-stats.ts';
import { spanOf } from './span.ts';

const STATS = '/api/owner/stats';
const EXPORT = '/api/owner/stats/export';

/** The shop's numbers, for its owner. */
export const ownerStats = new Hono<AppEnv>();

ownerStats.get(
  STATS,
  owner('stats:read', {
    summary: 'Reads the shop’s numbers by days of its time zone, and compares them with the days before',
    moves: 'nothing',
    answer: Stats,
  }),
  query(StatsQuery),
  async (c) => {
    const { compare, ...span } = c.var.query;
    return c.json(await readStats(c.env.DB, { ...asked(c, span), compare }));
  },
);

ownerStats.get(
  EXPORT,
  owner('stats:read', {
    summary: 'Exports the shop’s numbers by day, or by hour for a single day',
    moves: 'nothing',
    answerType: 'text/csv',
  }),
  query(SpanQuery),
  async (c) => {
    const numbers = asked(c, c.var.query);
    const { span, timeZone, seller } = numbers;
    const file = exportStats(
      { siteId: seller.siteId, timeZone, ...(await readDays(c.env.DB, numbers)) },
      await ownerTextsIn(readerLanguageOf(c)),
    );
    const days = span.from === span.to ? span.from : `${span.from} ${span.to}`;
    return c.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`numbers ${days}.csv`),
    });
  },
);

type Given = Parameters<typeof spanOf>[0];

/** Returns the span that is asked for, by the shop's clocks. */
function asked({ env, var: { site } }: ReadableContext, given: Given) {
  const now = Date.now();
  const timeZone = supportedTimeZone(site.timeZone);
  const seller = { siteId: site.siteId, countsTests: countsTests(env) };
  return { seller, span: spanOf(given, dayIn(now, timeZone)), timeZone, now };
}
