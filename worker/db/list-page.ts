import type { ListKey } from '../http/list-cursor.ts';
import { isAfter, type Keyset, keyColumns, keyOrder } from './keyset.ts';

/** Binds a value to a statement, and returns its place. */
export type Bind = (value: string | number) => string;

/** A condition on the rows of a list. */
export interface ListFilter {
  /** Returns the condition as SQL. */
  row: (bind: Bind) => string;
  /** Returns a SELECT of the `key` of each row that passes, each once, where an index has them; ?1 is the site. */
  keys?: (bind: Bind) => string;
}

/** A table with a column `site_id` that is read page by page. */
export interface ListTable {
  /** The table and the name that the SQL of orders and filters calls it by: "orders o". */
  from: string;
  /** The column by which a row is known within its site. */
  key: string;
}

/** An order of a list, which an index has. */
export interface IndexedOrder extends Keyset {
  index: string;
  /** A condition by which the index is narrowed, such as a span of time. */
  where?: ((bind: Bind) => string) | undefined;
}

interface Listing {
  table: ListTable;
  order: IndexedOrder;
  filters: readonly ListFilter[];
  /** The key in the order of the last row on the page before; undefined for the first page. */
  after: ListKey | undefined;
  limit: number;
}

export interface PageOfKeys {
  /** What the table calls its `key`, in the order of the list. */
  keys: (string | number)[];
  /** The key in the order after which the next page begins; undefined behind the last page. */
  next: ListKey | undefined;
}

/** Up to so many rows that pass a filter are read by its own index and sorted. */
export const FEW_ROWS = 1_000;
/** Most rows that one page looks at in the order of the list, where each filter has more. */
export const LOOKED_AT = 10_000;

/**
 * Reads the keys of one page of a list. Where few rows pass one of the filters, they are found by it and sorted; otherwise
 * rows are read in the order of the list until the page is full. A page is short, or empty, and yet has a next one where
 * `LOOKED_AT` rows did not fill it.
 */
export async function readListPage(db: D1Database, siteId: string, listing: Listing): Promise<PageOfKeys> {
  const { filters, limit } = listing;
  const few = await readFewKeys(db, siteId, filters);
  if (few?.length === 0) return { keys: [], next: undefined };
  const { results } = await pageStatement(db, siteId, listing, few).all<Row>();
  const page = results.slice(0, limit);
  const last = page.at(-1);
  const next = results.length > limit && last ? keyOf(listing.order, last) : undefined;
  const isCut = next === undefined && few === undefined && filters.length > 0;
  return {
    keys: page.map(({ key }) => key),
    next: next ?? (isCut ? await lastLookedAt(db, siteId, listing) : undefined),
  };
}

type Row = { key: string | number } & Record<string, string | number>;

/** Returns the keys that pass all filters which few rows pass; undefined where there is no such filter. */
async function readFewKeys(
  db: D1Database,
  siteId: string,
  filters: readonly ListFilter[],
): Promise<(string | number)[] | undefined> {
  const statements = filters.flatMap(({ keys }) => {
    if (!keys) return [];
    const { values, bind } = binder(siteId);
    return db.prepare(`SELECT key FROM (${keys(bind)}) LIMIT ${FEW_ROWS + 1}`).bind(...values);
  });
  if (statements.length === 0) return undefined;
  const found = await db.batch<{ key: string | number }>(statements);
  const sets = found.flatMap(({ results }) =>
    results.length > FEW_ROWS ? [] : new Set(results.map(({ key }) => key)),
  );
  const [first, ...others] = sets;
  return first && [...first].filter((key) => others.every((set) => set.has(key)));
}

function pageStatement(
  db: D1Database,
  siteId: string,
  listing: Listing,
  few: readonly (string | number)[] | undefined,
): D1PreparedStatement {
  const { table, order, filters, limit } = listing;
  const { values, bind } = binder(siteId);
  const alias = aliasOf(table);
  const key = `${alias}.${table.key}`;
  const most = bind(limit + 1);
  const columns = `${key} AS key, ${keyColumns(order)}`;
  const range = rangeOf(listing, bind);
  const conditions = filters.map(({ row }) => row(bind)).join(' AND ');
  const sorted = `ORDER BY ${keyOrder(order)}`;
  const ofIndex = `FROM ${table.from} INDEXED BY ${order.index} WHERE ${range} ${sorted}`;
  const names = ['key', ...order.by.map((_, n) => `k${n}`)].join(', ');
  const sql = few
    ? `SELECT ${columns} FROM json_each(${bind(JSON.stringify(few))}) found CROSS JOIN ${table.from}
       ON ${alias}.site_id = ?1 AND ${key} = found.value WHERE ${range} AND ${conditions} ${sorted} LIMIT ${most}`
    : filters.length === 0
      ? `SELECT ${columns} ${ofIndex} LIMIT ${most}`
      : // The rows come in the order of the index; to sort them again would be to read all of them.
        `SELECT ${names} FROM (SELECT ${alias}.*, ${columns} ${ofIndex} LIMIT ${LOOKED_AT}) ${alias}
         WHERE ${conditions} LIMIT ${most}`;
  return db.prepare(sql).bind(...values);
}

/** Returns the key of the last row that a page has looked at; undefined where that was the last one of the list. */
async function lastLookedAt(db: D1Database, siteId: string, listing: Listing): Promise<ListKey | undefined> {
  const { table, order } = listing;
  const { values, bind } = binder(siteId);
  const { results } = await db
    .prepare(
      `SELECT ${keyColumns(order)} FROM ${table.from} INDEXED BY ${order.index} WHERE ${rangeOf(listing, bind)}
       ORDER BY ${keyOrder(order)} LIMIT 2 OFFSET ${LOOKED_AT - 1}`,
    )
    .bind(...values)
    .all<Row>();
  const [last, following] = results;
  return last && following && keyOf(order, last);
}

/** The rows of the site that a page may have, as SQL. */
function rangeOf({ table, order, after }: Listing, bind: Bind): string {
  return [
    `${aliasOf(table)}.site_id = ?1`,
    ...(order.where ? [order.where(bind)] : []),
    ...(after ? [isAfter(order, after.map(bind))] : []),
  ].join(' AND ');
}

function aliasOf({ from }: ListTable): string {
  return from.split(' ')[1] ?? from;
}

function keyOf({ by }: Keyset, row: Row): ListKey {
  return by.map((_, n) => row[`k${n}`] ?? '');
}

function binder(siteId: string) {
  const values: (string | number)[] = [siteId];
  return { values, bind: (value: string | number) => `?${values.push(value)}` };
}
