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
  const [byDay, keyed, byForm, byVariant, money] = await db.batch([
    run(`SELECT day, kind, SUM(count) AS count FROM stat_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN (${BY_DAY.map((kind) => `'${kind}'`).join()})
        AND (kind <> 'hits' OR key = '') GROUP BY day, kind`),
    run(`SELECT kind, key, count, cents FROM (
        SELECT kind, key, SUM(count) AS count, SUM(sum_cents) AS cents,
          ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, key) AS place
        FROM stat_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND key <> '' GROUP BY kind, key)
      WHERE place <= ${KEYS_MOST} ORDER BY kind, place`),
    run(`SELECT d.key AS formId, f.name AS title, SUM(iif(d.kind = 'formsShown', d.count, 0)) AS shown,
        SUM(iif(d.kind = 'formsSent', d.count, 0)) AS sent
      FROM stat_days d CROSS JOIN forms f ON f.site_id = d.site_id AND f.id = d.key
      WHERE d.site_id = ?1 AND d.day BETWEEN ?2 AND ?3 AND d.kind IN ('formsShown', 'formsSent')
      GROUP BY d.key ORDER BY shown DESC, sent DESC, d.key LIMIT ${KEYS_MOST}`),
    run(`SELECT kind, key, SUM(count) AS count FROM stat_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN ('variantVisits', 'variantAdds', 'variantOrders')
        AND key LIKE '%:%' GROUP BY kind, key ORDER BY key`),
    run(`SELECT day, key AS currency, SUM(iif(kind = 'sales', count, 0)) AS orders,
        SUM(iif(kind = 'sales', sum_cents, 0)) AS cents, SUM(iif(kind = 'refunds', sum_cents, 0)) AS refundedCents
      FROM stat_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN ('sales', 'refunds')
      GROUP BY day, key ORDER BY day, key`),
  ]);
  const all = (keyed?.results ?? []) as Keyed[];
  const of = (kind: StatKind) => all.filter((one) => one.kind === kind);
  const counts = (kind: StatKind) => new Map(of(kind).map(({ key, count }) => [key, count]));
  const itemIds = new Set(PRODUCT_KINDS.flatMap((kind) => of(kind).map(({ key }) => key)));
  const titles = await titlesOf(db, siteId, [...itemIds]);
  const sales = (money?.results ?? []) as unknown as DaySales[];
  const days = daysOf(span, (byDay?.results ?? []) as unknown as DayCount[], sales);
  const named = (kind: StatKind) => of(kind).map(({ key, count }) => ({ key, title: key, count }));
  const [views, quickViews, adds, orders] = PRODUCT_KINDS.map(counts);
  const revenue = Map.groupBy(of('productSales').map(productSales), ({ itemId }) => itemId);
  return {
    ...span,
    timeZone: 'UTC',
    totals: totalsOf(days),
    sales: sumSales(sales),
    days,
    pages: named('hits'),
    products: [...itemIds]
      .flatMap((itemId) => {
        const title = titles.get(itemId);
        if (title === undefined) return [];
        const count = (from: ReadonlyMap<string, number> | undefined) => from?.get(itemId) ?? 0;
        const sales = (revenue.get(itemId) ?? [])
          .map(({ currency, cents }) => ({ currency, cents }))
          .sort((one, other) => other.cents - one.cents);
        return [
          {
            ...{ itemId, title, views: count(views), quickViews: count(quickViews) },
            ...{ adds: count(adds), orders: count(orders), sales },
          },
        ];
      })
      .sort((one, other) => other.orders - one.orders || other.views - one.views),
    sources: named('sources'),
    searches: named('searches'),
    emptySearches: named('emptySearches'),
    forms: (byForm?.results ?? []) as unknown as Stats['forms'],
    overlays: pairsOf(counts('overlaysShown'), counts('overlaysClosed')).map(([overlay, shown, closed]) => ({
      ...{ overlay, shown, closed },
    })),
    buttons: pairsOf(counts('buttonsShown'), counts('buttonsPressed')).map(([button, shown, pressed]) => ({
      ...{ button, shown, pressed },
    })),
    events: named('events'),
    experiments: variantsOf((byVariant?.results ?? []) as Keyed[]),
  };
}

/** Kinds whose keys are ids of products, in the order of a product's numbers. */
const PRODUCT_KINDS = ['views', 'quickViews', 'productAdds', 'productOrders'] as const satisfies StatKind[];

type Counts = Omit<StatDay, 'day' | 'sales'>;
type Sales = Stats['sales'][number];
type DaySales = Sales & { day: string };
interface DayCount {
  day: string;
  kind: keyof Counts;
  count: number;
}

const NOTHING: Counts = { visits: 0, hits: 0, views: 0, adds: 0, checkouts: 0, orders: 0 };

/** Returns every day of the span, also those on which nothing happened. */
function daysOf({ from, to }: Span, rows: readonly DayCount[], sales: readonly DaySales[]): StatDay[] {
  const days = new Map<string, StatDay>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.set(dayOf(at), { day: dayOf(at), ...NOTHING, sales: [] });
  for (const { day, kind, count } of rows) {
    const known = days.get(day);
    if (known) known[kind] = count;
  }
  for (const { day, ...sale } of sales) days.get(day)?.sales.push(sale);
  return [...days.values()];
}

function totalsOf(days: readonly StatDay[]): Counts {
  const totals = { ...NOTHING };
  for (const day of days) for (const kind of BY_DAY) totals[kind] += day[kind];
  return totals;
}

/** Adds up the sales of all days by currency, the greatest first. */
function sumSales(days: readonly DaySales[]): Sales[] {
  const sums = new Map<string, Sales>();
  for (const { currency, orders, cents, refundedCents } of days) {
    const sum = sums.get(currency) ?? { currency, orders: 0, cents: 0, refundedCents: 0 };
    sum.orders += orders;
    sum.cents += cents;
    sum.refundedCents += refundedCents;
    sums.set(currency, sum);
  }
  return [...sums.values()].sort((one, other) => other.orders - one.orders);
}

function productSales({ key, cents }: Keyed): { itemId: string; currency: string; cents: number } {
  const at = key.lastIndexOf('|');
  return { itemId: key.slice(0, at), currency: key.slice(at + 1), cents };
}

function variantsOf(rows: readonly Keyed[]): Stats['experiments'] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, counts]) => {
    const [experimentId = '', variantId = ''] = key.split(':');
    const count = (kind: StatKind) => counts.find((one) => one.kind === kind)?.count ?? 0;
    const [visits, adds, orders] = [count('variantVisits'), count('variantAdds'), count('variantOrders')];
    return { experimentId, variantId, visits, adds, orders };
  });
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
