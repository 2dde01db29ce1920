import * as z from 'zod/mini';
import type { ORDER_ORDERS } from '#runtime/contracts/list-orders.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { type IndexedOrder, readListPage } from '../db/list-page.ts';
import { ApiError } from '../http/errors.ts';
import { type ListKey, readCursor, writeCursor } from '../http/list-cursor.ts';
import { type OrderFilters, type OrderSpan, ofSpan, orderFilters, STAGE, spanCondition } from './list-filters.ts';
import { readOrdersByNumber } from './repository.ts';
import { searchedWords } from './words.ts';

type OrderBy = (typeof ORDER_ORDERS)[number];

/** Which orders a list has, and in which order. */
export interface OrderListing extends OrderFilters, OrderSpan {
  /** By default, an order of the numbers, or of the times where a span of time is asked for. */
  order?: OrderBy | undefined;
  /** By default, the newest and the greatest come first, and names and states upwards. */
  direction?: 'asc' | 'desc' | undefined;
}

export interface OrderPage extends OrderListing {
  /** The cursor that came with the page before; undefined for the first page. */
  cursor?: string | undefined;
  limit: number;
}

const TABLE = { from: 'orders o', key: 'number' };
const BY_NUMBER = z.tuple([z.string(), z.number(), z.number()]);

const ORDERS: Readonly<
  Record<OrderBy, Pick<IndexedOrder, 'by' | 'index' | 'where'> & { key: z.ZodMiniType<ListKey> }>
> = {
  number: {
    by: ['o.number'],
    index: 'sqlite_autoindex_orders_2',
    key: z.tuple([z.string(), z.number()]),
    // Every order passes: a plan shows by it that the list begins at an end of the index.
    where: () => 'o.number > 0',
  },
  placed: {
    by: ['o.placed_at', 'o.id'],
    index: 'orders_by_day',
    key: z.tuple([z.string(), z.number(), z.string()]),
  },
  total: { by: ['o.grand_total_cents', 'o.number'], index: 'orders_by_total', key: BY_NUMBER },
  buyer: {
    by: ['o.buyer', 'o.number'],
    index: 'orders_by_buyer',
    key: z.tuple([z.string(), z.string(), z.number()]),
  },
  state: { by: [STAGE, 'o.number'], index: 'orders_by_state', key: BY_NUMBER },
};
const UPWARDS: readonly OrderBy[] = ['buyer', 'state'];

export interface PageOfOrders {
  orders: Order[];
  /** Null where there is no next page. */
  nextPageCursor: string | null;
}

/**
 * Reads one page of a site's orders. The order with the number that was searched for comes before the others. A page can
 * be short, or empty, and yet have a next one. Throws INVALID_REQUEST for a cursor of another order.
 */
export async function listOrders(db: D1Database, siteId: string, page: OrderPage): Promise<PageOfOrders> {
  const { numbers, nextPageCursor } = await listNumbers(db, siteId, page);
  const orders = await readOrdersByNumber(db, siteId, numbers);
  const orderOf = new Map(orders.map((order) => [order.number, order]));
  return { orders: numbers.flatMap((number) => orderOf.get(number) ?? []), nextPageCursor };
}

async function listNumbers(
  db: D1Database,
  siteId: string,
  page: OrderPage,
): Promise<{ numbers: number[]; nextPageCursor: string | null }> {
  const { from, until, cursor, limit, search = '' } = page;
  const hasSpan = from !== undefined || until !== undefined;
  const by = page.order ?? (hasSpan ? 'placed' : 'number');
  const isDescending = (page.direction ?? (UPWARDS.includes(by) ? 'asc' : 'desc')) === 'desc';
  const { key, where, ...indexed } = ORDERS[by];
  const name = `${by} ${isDescending ? 'down' : 'up'}`;
  const isByTime = by === 'placed' && hasSpan;
  const order: IndexedOrder = {
    ...{ ...indexed, name, isDescending },
    where: isByTime ? (bind) => spanCondition({ from, until }, bind) : where,
  };
  const filters = [...orderFilters(page), ...(hasSpan && !isByTime ? [ofSpan({ from, until })] : [])];
  const wanted = numberIn(search);
  const isWanted =
    cursor === undefined && wanted !== undefined && (await passes(db, siteId, wanted, { ...page, search: '' }));
  const hasWords = search === '' || searchedWords(search).length > 0;
  const found = hasWords
    ? await readListPage(db, siteId, { table: TABLE, order, filters, after: keyIn(cursor, name, key), limit })
    : { keys: [], next: undefined };
  // The order with the number stands before all others, and not a second time among them.
  const numbers = found.keys.map(Number).filter((number) => number !== wanted);
  return {
    numbers: isWanted ? [wanted, ...numbers] : numbers,
    nextPageCursor: found.next ? writeCursor([name, ...found.next]) : null,
  };
}

/** Whether the order with a number passes the filters of a list, those of its span too. */
async function passes(db: D1Database, siteId: string, number: number, listing: OrderListing): Promise<boolean> {
  const values: (string | number)[] = [siteId, number];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const conditions = [...orderFilters(listing), ofSpan(listing)].map(({ row }) => `AND ${row(bind)}`).join(' ');
  const found = await db
    .prepare(`SELECT 1 FROM orders o WHERE o.site_id = ?1 AND o.number = ?2 ${conditions}`)
    .bind(...values)
    .first();
  return found !== null;
}

function keyIn(cursor: string | undefined, name: string, shape: z.ZodMiniType<ListKey>): ListKey | undefined {
  if (cursor === undefined) return undefined;
  const [named, ...key] = readCursor(cursor, shape);
  if (named !== name) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  return key;
}

function numberIn(search: string): number | undefined {
  const [, digits] = /^#?(\d{1,15})$/.exec(search) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
