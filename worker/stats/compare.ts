import type { StatComparison } from '#runtime/contracts/enumerations.ts';
import type { Stats } from '#runtime/contracts/stats.ts';
import { type FoldedRow, foldedCounts, foldedStatement } from './folded-days.ts';
import { type CountOfPart, countsByPart, cutAt, hoursStatement, sumCounts, toCounts } from './read-hours.ts';
import { type SalesOfPart, type Seller, salesStatement, sumSales } from './read-sales.ts';
import { type Span, spanBefore, wholePart } from './span.ts';

interface Comparison {
  span: Span;
  compare: StatComparison;
  now: number;
  timeZone: string;
}

/** Returns the statements that read the days before a span, and what makes the answer of their results. */
export function comparison(db: D1Database, seller: Seller, { span, compare, now, timeZone }: Comparison) {
  const { until, ...before } = spanBefore(span, compare, now, timeZone);
  const whole = wholePart(before, timeZone);
  const { parts, shares } = until === null ? { parts: [whole], shares: [1] } : cutAt(whole, until, timeZone);
  return {
    statements: [
      salesStatement(db, seller, [[whole[0], until ?? whole[1]]]),
      hoursStatement(db, seller.siteId, parts),
      foldedStatement(db, seller.siteId, before, now),
    ],
    toAnswer([sales, hours, folded]: readonly (D1Result | undefined)[]): Stats['compared'] {
      const counts = sumCounts(countsByPart((hours?.results ?? []) as CountOfPart[], parts.length), shares);
      const older = foldedCounts((folded?.results ?? []) as FoldedRow[]);
      return {
        ...before,
        until,
        totals: toCounts(sumCounts([counts, ...older.values()])),
        sales: sumSales((sales?.results ?? []) as SalesOfPart[]),
      };
    },
  };
}
