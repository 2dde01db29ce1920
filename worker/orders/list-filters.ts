import type { OrderState } from '#runtime/contracts/order-enumerations.ts';

/** Which orders a list has; undefined for all. */
export interface OrderFilters {
  states?: readonly OrderState[] | undefined;
  /** The buyer's whole address. */
  email?: string | undefined;
  /** Whether orders are tests. */
  isTest?: boolean | undefined;
  /** Ms since the epoch: orders placed from then on, and before then. */
  from?: number | undefined;
  until?: number | undefined;
}

type Value = string | number;

/** Returns the SQL conditions on orders `o` of these filters; their parameters follow the first `used` ones. */
export function filterConditions(
  { states, email, isTest, from, until }: OrderFilters,
  used: number,
): { sql: string; values: Value[] } {
  const filters: (readonly [sql: string, value: Value | undefined])[] = [
    ['o.state IN (SELECT value FROM json_each(?))', states && JSON.stringify(states)],
    ['o.email = ?', email],
    ['o.test_mode = ?', isTest === undefined ? undefined : Number(isTest)],
    ['o.placed_at >= ?', from],
    ['o.placed_at < ?', until],
  ];
  const given = filters.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return {
    sql: given.map(({ sql }, index) => ` AND ${sql.replace('?', `?${used + index + 1}`)}`).join(''),
    values: given.map(({ value }) => value),
  };
}
