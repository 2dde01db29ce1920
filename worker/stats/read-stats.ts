import type { StatComparison } from '#runtime/contracts/enumerations.ts';
import type { StatDay, StatHour, StatKind, Stats } from '#runtime/contracts/stats.ts';
import { HEARTBEAT_MS } from '#runtime/contracts/telemetry.ts';
import { dayAfter, zonedIso } from '#runtime/domain/zoned-time.ts';
import { comparison } from './compare.ts';
import { type FoldedRow, firstDayOfHours, foldedCounts, foldedStatement } from './folded-days.ts';
import { daysOfKinds, KEYS_MOST, type Keyed, KeyedCounts, SELECT_KEYED } from './keyed-counts.ts';
import { productNumbers, type SoldRow, soldStatement } from './product-numbers.ts';
import {
  type CountOfPart,
  countsByPart,
  type HourCounts,
  hoursStatement,
  nothing,
  sumCounts,
  toCounts,
} from './read-hours.ts';
import { type SalesOfPart, type Seller, salesByPart, salesStatement, sumSales } from './read-sales.ts';
import { dayPart, daysOf, hoursOf, type Part, type Span, wholePart } from './span.ts';

interface Asked {
  seller: Seller;
  span: Span;
  timeZone: string;
  /** Undefined for no comparison. */
  compare?: StatComparison | undefined;
  now: number;
}

/** Sums over all days of kinds with a key. */
interface DayTotal {
  day: string;
  kind: StatKind;
  key: string;
  count: number;
}

/** Reads a shop's numbers of some days, in two trips. */
export async function readStats(db: D1Database, asked: Asked): Promise<Stats> {
  const { seller, span, timeZone, compare, now } = asked;
  const { siteId } = seller;
  const time = readTime(db, asked);
  const before = compare && comparison(db, seller, { span, compare, now, timeZone });
  const [sold, ...first] = await db.batch([
    soldStatement(db, seller, wholePart(span, timeZone)),
    ...time.statements,
    ...(before?.statements ?? []),
  ]);
  const { days, hours, totals, sum } = time.toDays(first);
  const soldRows = (sold?.results ?? []) as SoldRow[];
  const run = (sql: string, ...more: string[]) => db.prepare(sql).bind(siteId, JSON.stringify(daysOf(span)), ...more);
  const ids = [...new Set(soldRows.map(({ itemId }) => itemId))].slice(0, KEYS_MOST);
  const [keyed, byForm, byVariant] = await db.batch([
    run(SELECT_KEYED, JSON.stringify(ids)),
    run(`SELECT d.key AS formId, f.name AS title, SUM(iif(d.kind = 'formsShown', d.count, 0)) AS shown,
        SUM(iif(d.kind = 'formsSent', d.count, 0)) AS sent
      FROM ${daysOfKinds(['formsShown', 'formsSent'])} CROSS JOIN forms f ON f.site_id = d.site_id AND f.id = d.key
      GROUP BY d.key ORDER BY shown DESC, sent DESC, d.key LIMIT ${KEYS_MOST}`),
    run(`SELECT d.kind, d.key, SUM(d.count) AS count FROM ${daysOfKinds(['variantVisits', 'variantAdds', 'variantOrders'])}
      WHERE d.key LIKE '%:%' GROUP BY d.kind, d.key ORDER BY d.key`),
  ]);
  const counts = new KeyedCounts((keyed?.results ?? []) as Keyed[]);
  const last = dayAfter(firstDayOfHours(now), -1);
  return {
    ...span,
    timeZone,
    utcUntil: span.from > last ? null : span.to < last ? span.to : last,
    readAt: now,
    totals,
    compared: before?.toAnswer(first.slice(time.statements.length)) ?? null,
    funnel: {
      views: totals.views,
      adds: totals.adds,
      removals: sum.hours.removals,
      cartViews: sum.hours.cartViews,
      checkouts: totals.checkouts,
      shipping: sum.step('shipping'),
      payment: sum.step('payment'),
      orders: totals.countedOrders,
    },
    sales: sumSales(days.flatMap(({ sales }) => sales)),
    hours,
    days,
    pages: counts.named('hits'),
    visibleSeconds: (sum.hours.heartbeats * HEARTBEAT_MS) / 1_000,
    media: counts.named('media'),
    products: await productNumbers(db, siteId, counts, soldRows),
    sources: [...counts.together(['sources', 'sourceOrders'])].map(([key, [count = 0, orders = 0]]) => {
      return { key, title: key, count, orders };
    }),
    searches: counts.named('searches'),
    emptySearches: counts.named('emptySearches'),
    forms: (byForm?.results ?? []) as Stats['forms'],
    overlays: [...counts.together(['overlaysShown', 'overlaysClosed'])].map(([overlay, [shown, closed]]) => {
      return { overlay, shown, closed };
    }),
    buttons: [...counts.together(['buttonsShown', 'buttonsPressed'])].map(([button, [shown, pressed]]) => {
      return { button, shown, pressed };
    }),
    events: counts.named('events'),
    experiments: variantsOf((byVariant?.results ?? []) as Keyed[]),
  };
}

/** Reads the numbers of each day of a span alone, with nothing of single pages, products and sources. */
export async function readDays(db: D1Database, asked: Asked): Promise<Pick<Stats, 'days' | 'hours'>> {
  const time = readTime(db, asked);
  return time.toDays(await db.batch(time.statements));
}

/** Returns the statements that read the days of a span, the hours of a single one, and what makes days of their results. */
function readTime(db: D1Database, { seller, span, timeZone, now }: Asked) {
  const { siteId } = seller;
  const names = daysOf(span);
  const hasHours = span.from === span.to && span.from >= firstDayOfHours(now);
  const parts = hasHours ? hoursOf(span.from, timeZone) : names.map((day) => dayPart(day, timeZone));
  return {
    statements: [
      salesStatement(db, seller, parts),
      hoursStatement(db, siteId, parts),
      foldedStatement(db, siteId, span, now),
      db
        .prepare(
          `SELECT d.day, d.kind, iif(d.kind = 'views', '', d.key) AS key, SUM(d.count) AS count
           FROM ${daysOfKinds(['views', 'checkoutSteps'])} GROUP BY 1, 2, 3`,
        )
        .bind(siteId, JSON.stringify(names)),
    ],
    toDays([sold, counted, folded, keyed]: readonly (D1Result | undefined)[]) {
      const sales = salesByPart((sold?.results ?? []) as SalesOfPart[], parts.length);
      const counts = countsByPart((counted?.results ?? []) as CountOfPart[], parts.length);
      const older = foldedCounts((folded?.results ?? []) as FoldedRow[]);
      const totals = (keyed?.results ?? []) as DayTotal[];
      const ofKey = (kind: StatKind, key: string, day?: string) =>
        totals.reduce(
          (sum, row) =>
            row.kind === kind && row.key === key && (day === undefined || row.day === day) ? sum + row.count : sum,
          0,
        );
      const hours = hasHours ? parts.map((part, i) => toHour(part, counts[i], sales[i], timeZone)) : [];
      const days = names.map((day, i): StatDay => {
        const own = hasHours ? counts : counts.slice(i, i + 1);
        const ofDay = sumCounts([...own, older.get(day) ?? nothing()]);
        return {
          day,
          ...toCounts(ofDay),
          views: ofKey('views', '', day),
          sales: hasHours ? sumSales(sales.flat()) : (sales[i] ?? []),
        };
      });
      const all = sumCounts([...counts, ...older.values()]);
      return {
        days,
        hours,
        totals: { ...toCounts(all), views: ofKey('views', '') },
        sum: { hours: all, step: (step: string) => ofKey('checkoutSteps', step) },
      };
    },
  };
}

function toHour(
  [start]: Part,
  counts: HourCounts | undefined,
  sales: StatHour['sales'] | undefined,
  timeZone: string,
): StatHour {
  const time = zonedIso(start, timeZone).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  return { start, time, ...toCounts(counts ?? sumCounts([])), sales: sales ?? [] };
}

function variantsOf(rows: readonly Keyed[]): Stats['experiments'] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, counts]) => {
    const [experimentId = '', variantId = ''] = key.split(':');
    const count = (kind: StatKind) => counts.find((row) => row.kind === kind)?.count ?? 0;
    const [visits, adds, orders] = [count('variantVisits'), count('variantAdds'), count('variantOrders')];
    return { experimentId, variantId, visits, adds, orders };
  });
}
