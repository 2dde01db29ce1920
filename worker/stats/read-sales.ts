import type { StatSales } from '#runtime/contracts/stats.ts';
import type { Part } from './span.ts';

/** The shop whose orders are read. */
export interface Seller {
  siteId: string;
  /** Whether orders in test mode are sales: outside of production, all orders are tests. */
  countsTests: boolean;
}

/** Rows of a part of the span, by its place. */
export interface SalesOfPart extends Omit<StatSales, 'netCents' | 'averageCents'> {
  part: number;
}

/** Tests of the owner and orders of other shops are no sales. ?3 is 1 where tests count. */
export const IS_SALE = 'o.imported = 0 AND (o.test_mode = 0 OR ?3 = 1)';

/** The orders that were placed in each part: ?1 is the site, and ?2 the parts. */
const PLACED = `SELECT p.key AS part, o.currency, COUNT(*) AS orders,
    SUM(o.grand_total_cents - o.gift_card_cents) AS cents, 0 AS refundedCents
  FROM json_each(?2) p CROSS JOIN orders o INDEXED BY orders_by_time
    ON o.site_id = ?1 AND o.placed_at >= p.value ->> 0 AND o.placed_at < p.value ->> 1
  WHERE ${IS_SALE} GROUP BY p.key, o.currency`;

/** What went back in each part, whenever its order was placed. */
const WENT_BACK = `SELECT p.key AS part, o.currency, 0 AS orders, 0 AS cents, SUM(w.refund_cents) AS refundedCents
  FROM json_each(?2) p CROSS JOIN order_events w INDEXED BY refund_events_by_time
    ON w.site_id = ?1 AND w.happened_at >= p.value ->> 0 AND w.happened_at < p.value ->> 1
  CROSS JOIN orders o ON o.site_id = w.site_id AND o.id = w.order_id
  WHERE w.refund_cents <> 0 AND ${IS_SALE} GROUP BY p.key, o.currency`;

/** Returns the statement that reads what was sold and refunded in each of these parts: rows of `SalesOfPart`. */
export function salesStatement(
  db: D1Database,
  { siteId, countsTests }: Seller,
  parts: readonly Part[],
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT part, currency, SUM(orders) AS orders, SUM(cents) AS cents, SUM(refundedCents) AS refundedCents
       FROM (${PLACED} UNION ALL ${WENT_BACK}) GROUP BY part, currency ORDER BY part, orders DESC, currency`,
    )
    .bind(siteId, JSON.stringify(parts), Number(countsTests));
}

/** Returns the sales of each part. */
export function salesByPart(rows: readonly SalesOfPart[], parts: number): StatSales[][] {
  const found = Map.groupBy(rows, ({ part }) => part);
  return Array.from({ length: parts }, (_, part) => sumSales(found.get(part) ?? []));
}

/** Adds up sales by currency, the one with most orders first. */
export function sumSales(
  rows: readonly Pick<StatSales, 'currency' | 'orders' | 'cents' | 'refundedCents'>[],
): StatSales[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, all]) => {
      const sum = (name: 'orders' | 'cents' | 'refundedCents') => all.reduce((total, row) => total + row[name], 0);
      const [orders, cents, refundedCents] = [sum('orders'), sum('cents'), sum('refundedCents')];
      const averageCents = orders === 0 ? 0 : Math.round(cents / orders);
      return { currency, orders, cents, refundedCents, netCents: cents - refundedCents, averageCents };
    })
    .sort((a, b) => b.orders - a.orders || b.cents - a.cents);
}
