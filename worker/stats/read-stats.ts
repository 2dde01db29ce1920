import { STAT_DAYS_MOST, type StatDay, type StatKind, type Stats } from '#runtime/contracts/stats.ts';
import { ApiError } from '../http/errors.ts';
import { dayOf } from './add-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
/** Most keys of a kind that are answered, the greatest first. */
const KEYS_MOST = 100;
/** Kinds that are told for each day. */
const BY_DAY = ['visits', 'hits', 'views', 'adds', 'checkouts', 'orders'] as const satisfies StatKind[];

interface Span {
  from: string;
  to: string;
}

/** What is counted of one key in all days. */
interface Keyed {
  kind: string;
  key: string;
  count: number;
  cents: number;
}

/** Returns the days to be told. Throws INVALID_REQUEST for days in the wrong order, and for too many of them. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: number): Span {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1 || days > STAT_DAYS_MOST) throw new ApiError('INVALID_REQUEST', { fields: ['from', 'to'] });
  return { from: first, to: last };
}

/** Reads a shop's numbers of some days. */
export async function readStats(db: D1Database, siteId: string, span: Span): Promise<Stats> {
  const { from, to } = span;
  const run = (sql: string) => db.prepare(sql).bind(siteId, from, to);
  const [byDay, keyed, shown, viewed] = await db.batch([
    run(`SELECT day, kind, SUM(count) AS count FROM stat_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN (${BY_DAY.map((kind) => `'${kind}'`).join()})
        AND (kind <> 'hits' OR key = '') GROUP BY day, kind`),
    run(`SELECT kind, key, count, cents FROM (
        SELECT kind, key, SUM(count) AS count, SUM(sum_cents) AS cents,
          ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, key) AS place
        FROM stat_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND key <> '' GROUP BY kind, key)
      WHERE place <= ${KEYS_MOST} ORDER BY kind, place`),
    run(`SELECT d.form_id AS key, f.name AS title, SUM(d.renders) AS count FROM form_days d
      CROSS JOIN forms f ON f.site_id = d.site_id AND f.id = d.form_id
      WHERE d.site_id = ?1 AND d.day BETWEEN ?2 AND ?3 GROUP BY d.form_id ORDER BY count DESC LIMIT ${KEYS_MOST}`),
    run(`SELECT item_id AS key, SUM(quick_views) AS count FROM item_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 GROUP BY item_id ORDER BY count DESC LIMIT ${KEYS_MOST}`),
  ]);
  const all = (keyed?.results ?? []) as Keyed[];
  const quickViews = new Map(((viewed?.results ?? []) as Keyed[]).map(({ key, count }) => [key, count]));
  const of = (kind: StatKind) => all.filter((one) => one.kind === kind);
  const counts = (kind: StatKind) => new Map(of(kind).map(({ key, count }) => [key, count]));
  const itemIds = new Set([
    ...['views', 'productAdds', 'productOrders'].flatMap((kind) => of(kind as StatKind).map(({ key }) => key)),
    ...quickViews.keys(),
  ]);
  const titles = await titlesOf(db, siteId, [...itemIds]);
  const days = daysOf(span, (byDay?.results ?? []) as { day: string; kind: keyof Counts; count: number }[]);
  const named = (kind: StatKind) => of(kind).map(({ key, count }) => ({ key, title: key, count }));
  const sent = counts('formsSent');
  const [views, adds, orders] = [counts('views'), counts('productAdds'), counts('productOrders')];
  const revenue = new Map(of('productOrders').map(({ key, cents }) => [key, cents]));
  const refunds = new Map(of('refunds').map(({ key, cents }) => [key, cents]));
  return {
    ...span,
    timeZone: 'UTC',
    totals: totalsOf(days),
    sales: of('sales').map(({ key, count, cents }) => ({
      ...{ currency: key, orders: count, cents },
      refundedCents: refunds.get(key) ?? 0,
    })),
    days,
    pages: named('hits'),
    products: [...itemIds]
      .flatMap((itemId) => {
        const title = titles.get(itemId);
        if (title === undefined) return [];
        const count = (from: ReadonlyMap<string, number>) => from.get(itemId) ?? 0;
        return [
          {
            ...{ itemId, title, views: count(views), quickViews: count(quickViews) },
            ...{ adds: count(adds), orders: count(orders), revenueCents: count(revenue) },
          },
        ];
      })
      .sort((one, other) => other.revenueCents - one.revenueCents || other.views - one.views),
    sources: named('sources'),
    searches: named('searches'),
    emptySearches: named('emptySearches'),
    forms: ((shown?.results ?? []) as { key: string; title: string; count: number }[]).map(({ key, title, count }) => ({
      ...{ formId: key, title, shown: count },
      sent: sent.get(key) ?? 0,
    })),
    overlays: pairsOf(counts('overlaysShown'), counts('overlaysClosed')).map(([overlay, shown, closed]) => ({
      ...{ overlay, shown, closed },
    })),
    buttons: pairsOf(counts('buttonsShown'), counts('buttonsPressed')).map(([button, shown, pressed]) => ({
      ...{ button, shown, pressed },
    })),
    events: named('events'),
  };
}

type Counts = Omit<StatDay, 'day'>;

const NOTHING: Counts = { visits: 0, hits: 0, views: 0, adds: 0, checkouts: 0, orders: 0 };

/** Returns every day of the span, also those on which nothing happened. */
function daysOf({ from, to }: Span, rows: readonly { day: string; kind: keyof Counts; count: number }[]): StatDay[] {
  const days = new Map<string, StatDay>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.set(dayOf(at), { day: dayOf(at), ...NOTHING });
  for (const { day, kind, count } of rows) {
    const known = days.get(day);
    if (known) known[kind] = count;
  }
  return [...days.values()];
}

function totalsOf(days: readonly StatDay[]): Counts {
  const totals = { ...NOTHING };
  for (const day of days) for (const kind of BY_DAY) totals[kind] += day[kind];
  return totals;
}

function pairsOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): [string, number, number][] {
  return [...new Set([...one.keys(), ...other.keys()])].map((key) => [key, one.get(key) ?? 0, other.get(key) ?? 0]);
}

async function titlesOf(db: D1Database, siteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(`SELECT id, title FROM items WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`)
    .bind(siteId, JSON.stringify(ids))
    .all<{ id: string; title: string }>();
  return new Map(results.map(({ id, title }) => [id, title]));
}
