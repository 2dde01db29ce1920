import { filterConditions, type OrderFilters } from './list-filters.ts';
import { type PageOfOrders, readOrdersByNumber } from './repository.ts';

export interface OrderPage extends OrderFilters {
  /** Reads orders after this one, by its number; undefined for the newest. */
  before: number | undefined;
  limit: number;
}

/**
 * Reads one page of a site's orders, newest first. Orders of some states are read state by state, because those that wait
 * may be few among very many; orders of a span of time by their time, which imported ones have another order of; and
 * others by their numbers.
 */
export async function listOrders(db: D1Database, siteId: string, page: OrderPage): Promise<PageOfOrders> {
  const { limit } = page;
  const statement = page.states ? byStates(db, siteId, page) : byTimeOrNumber(db, siteId, page);
  const { results } = await statement.all<{ number: number }>();
  const numbers = results.slice(0, limit).map(({ number }) => number);
  const orders = await readOrdersByNumber(db, siteId, numbers);
  const last = results.length > limit ? (numbers.at(-1) ?? null) : null;
  return { orders: numbers.flatMap((number) => orders.find((order) => order.number === number) ?? []), last };
}

function byStates(db: D1Database, siteId: string, { states = [], before, limit, ...filters }: OrderPage) {
  const { sql, values } = filterConditions(filters, 4);
  return db
    .prepare(
      `SELECT n.number FROM json_each(?2) k CROSS JOIN orders n ON n.site_id = ?1 AND n.number IN (
         SELECT o.number FROM orders o INDEXED BY orders_by_state
         WHERE o.site_id = ?1 AND o.state = k.value AND o.number < ?3${sql} ORDER BY o.number DESC LIMIT ?4)
       ORDER BY n.number DESC LIMIT ?4`,
    )
    .bind(siteId, JSON.stringify(states), before ?? Number.MAX_SAFE_INTEGER, limit + 1, ...values);
}

function byTimeOrNumber(db: D1Database, siteId: string, { before, limit, ...filters }: OrderPage) {
  const { sql, values } = filterConditions(filters, 3);
  // Without it, SQLite would read all orders by their numbers.
  const index = filters.email === undefined ? '' : 'INDEXED BY orders_by_email';
  const isByTime = filters.from !== undefined || filters.until !== undefined;
  const placed = '(SELECT placed_at FROM orders WHERE site_id = ?1 AND number = ?2)';
  // Of two orders of one moment, the one with the lower number follows.
  const after = `AND o.placed_at <= ${placed} AND (o.placed_at < ${placed} OR o.number < ?2)`;
  return db
    .prepare(
      isByTime
        ? `SELECT o.number FROM orders o ${index} WHERE o.site_id = ?1 ${before === undefined ? 'AND ?2 IS NOT NULL' : after}${sql}
           ORDER BY o.placed_at DESC, o.number DESC LIMIT ?3`
        : `SELECT o.number FROM orders o ${index} WHERE o.site_id = ?1 AND o.number < ?2${sql} ORDER BY o.number DESC LIMIT ?3`,
    )
    .bind(siteId, before ?? Number.MAX_SAFE_INTEGER, limit + 1, ...values);
}
