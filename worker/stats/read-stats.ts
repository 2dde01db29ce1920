import { STAT_DAYS_MOST, type StatDay, type StatKind, type Stats } from '#runtime/contracts/stats.ts';
import { HEARTBEAT_MS } from '#runtime/contracts/telemetry.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ApiError } from '../http/errors.ts';
import { dayOf } from './add-counts.ts';
import { KEYS_MOST, type Keyed, KeyedCounts, listed, SELECT_KEYED } from './keyed-counts.ts';
import { productNumbers } from './product-numbers.ts';

const DEFAULT_DAYS = 30;
/** Kinds that are listed for each day. */
const BY_DAY = ['visits', 'hits', 'views', 'adds', 'checkouts', 'orders', 'withdrawals'] as const satisfies StatKind[];

interface Span {
  from: string;
  to: string;
}

/** Kinds that are summed over all days, beside those of each day. */
const IN_ALL = ['removals', 'cartViews', 'checkoutSteps', 'heartbeats'] as const satisfies StatKind[];

interface Total {
  kind: string;
  key: string;
  count: number;
}

/** Returns the days to be listed. Throws INVALID_REQUEST for days in the wrong order, and for too many of them. */
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
  const [byDay, keyed, byForm, byVariant, money, inAll] = await db.batch([
    run(`SELECT day, kind, SUM(count) AS count FROM stat_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN (${listed(BY_DAY)})
        AND (kind <> 'hits' OR key = '') GROUP BY day, kind`),
    run(SELECT_KEYED),
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
    run(`SELECT kind, key, SUM(count) AS count FROM stat_days
      WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND kind IN (${listed(IN_ALL)}) GROUP BY kind, key`),
  ]);
  const counts = new KeyedCounts((keyed?.results ?? []) as unknown as Keyed[]);
  const sales = (money?.results ?? []) as unknown as DaySales[];
  const days = daysOf(span, (byDay?.results ?? []) as unknown as DayCount[], sales);
  const totals = totalsOf(days);
  const all = (inAll?.results ?? []) as unknown as Total[];
  const sum = (kind: (typeof IN_ALL)[number], key = '') =>
    all.find((total) => total.kind === kind && total.key === key)?.count ?? 0;
  return {
    ...span,
    timeZone: 'UTC',
    totals,
    funnel: {
      views: totals.views,
      adds: totals.adds,
      removals: sum('removals'),
      cartViews: sum('cartViews'),
      checkouts: totals.checkouts,
      shipping: sum('checkoutSteps', 'shipping'),
      payment: sum('checkoutSteps', 'payment'),
      orders: totals.orders,
    },
    sales: sumSales(sales),
    days,
    pages: counts.named('hits'),
    visibleSeconds: (sum('heartbeats') * HEARTBEAT_MS) / 1_000,
    media: counts.named('media'),
    products: await productNumbers(db, siteId, counts),
    sources: counts.named('sources'),
    searches: counts.named('searches'),
    emptySearches: counts.named('emptySearches'),
    forms: (byForm?.results ?? []) as unknown as Stats['forms'],
    overlays: [...counts.together(['overlaysShown', 'overlaysClosed'])].map(([overlay, [shown, closed]]) => {
      return { overlay, shown, closed };
    }),
    buttons: [...counts.together(['buttonsShown', 'buttonsPressed'])].map(([button, [shown, pressed]]) => {
      return { button, shown, pressed };
    }),
    events: counts.named('events'),
    experiments: variantsOf((byVariant?.results ?? []) as unknown as Total[]),
  };
}

type Counts = Omit<StatDay, 'day' | 'sales'>;
type Sales = Stats['sales'][number];
type DaySales = Sales & { day: string };
interface DayCount {
  day: string;
  kind: keyof Counts;
  count: number;
}

const NOTHING: Counts = { visits: 0, hits: 0, views: 0, adds: 0, checkouts: 0, orders: 0, withdrawals: 0 };

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
  return [...sums.values()].sort((a, b) => b.orders - a.orders);
}

function variantsOf(rows: readonly Total[]): Stats['experiments'] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, counts]) => {
    const [experimentId = '', variantId = ''] = key.split(':');
    const count = (kind: StatKind) => counts.find((row) => row.kind === kind)?.count ?? 0;
    const [visits, adds, orders] = [count('variantVisits'), count('variantAdds'), count('variantOrders')];
    return { experimentId, variantId, visits, adds, orders };
  });
}
