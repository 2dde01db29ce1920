import * as z from 'zod/mini';
import type { OwnerStock, OwnerStockList } from '#runtime/contracts/stock.ts';
import { type ListKey, readCursor, writeCursor } from '../http/list-cursor.ts';
import { HAS_ENDLESS_STOCK, type StockRow, stockColumns, toOwnerStock } from './stock-rows.ts';

/** A text that sorts after every other that begins with the same letters. */
const LAST_LETTER = '\u{10FFFF}';

export interface StockSearch {
  /** First letters of the code. */
  sku?: string | undefined;
  /** First letters of the product's title, in either case. */
  title?: string | undefined;
  /** Only counted variants with so many units or fewer. */
  atMost?: number | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Ms since the epoch. */
  now: number;
}

/** The order of a list, by an index. The key of the last row of a page is the cursor of the next. */
interface Order {
  from: string;
  by: string;
  /** Condition on rows after a key, whose values are `values`. */
  after(values: string[]): string;
  keyOf(row: StockRow): ListKey;
  key: z.ZodMiniType<ListKey>;
}

const BY_SKU: Order = {
  from: 'variants v CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id',
  by: 'v.sku',
  after: ([sku]) => `v.sku > ${sku}`,
  keyOf: ({ sku }) => [sku],
  key: z.tuple([z.string()]),
};

const BY_TITLE: Order = {
  from: `items i INDEXED BY products_by_title
    CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id`,
  by: 'i.title COLLATE NOCASE, i.id, v.position, v.id',
  after: ([title, item, position, variant]) =>
    `i.title >= ${title} COLLATE NOCASE AND (i.title COLLATE NOCASE, i.id, v.position, v.id) >
       (${title}, ${item}, ${position}, ${variant})`,
  keyOf: ({ title, item_id, position, id }) => [title, item_id, position, id],
  key: z.tuple([z.string(), z.string(), z.int(), z.string()]),
};

const BY_LEVEL: Order = {
  from: `variants v INDEXED BY counted_stock
    CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id`,
  by: 'v.qty_in_stock, v.sku',
  after: ([units, sku]) => `(v.qty_in_stock, v.sku) > (${units}, ${sku})`,
  keyOf: ({ qty_in_stock, sku }) => [qty_in_stock, sku],
  key: z.tuple([z.int(), z.string()]),
};

/** Reads one page of a shop's variants with their stock. Throws INVALID_REQUEST for a cursor of another list. */
export async function listStock(db: D1Database, siteId: string, search: StockSearch): Promise<OwnerStockList> {
  const { sku, title, atMost, cursor, limit, now } = search;
  const order = orderOf(search);
  const values: (string | number)[] = [siteId, now, limit + 1];
  const bound = (value: string | number) => `?${values.push(value)}`;
  const conditions = ['v.site_id = ?1', 'i.site_id = ?1', 'i.product_type IS NOT NULL'];
  // The index begins at the cursor where there is one: a sign keeps SQLite from beginning at the first letters.
  const sign = cursor === undefined ? '' : '+';
  if (sku !== undefined) conditions.push(`${sign}v.sku >= ${bound(sku)} AND v.sku < ${bound(sku + LAST_LETTER)}`);
  if (title !== undefined) {
    conditions.push(
      `${sign}i.title >= ${bound(title)} COLLATE NOCASE AND i.title < ${bound(title + LAST_LETTER)} COLLATE NOCASE`,
    );
  }
  if (atMost !== undefined) {
    conditions.push(`v.unlimited = 0 AND v.qty_in_stock <= ${bound(atMost)} AND NOT ${HAS_ENDLESS_STOCK}`);
  }
  if (cursor !== undefined) conditions.push(order.after(readCursor(cursor, order.key).map(bound)));
  const { results } = await db
    .prepare(
      `SELECT ${stockColumns('?2')} FROM ${order.from} WHERE ${conditions.join(' AND ')} ORDER BY ${order.by} LIMIT ?3`,
    )
    .bind(...values)
    .all<StockRow>();
  const page = results.slice(0, limit);
  const hasNextPage = results.length > limit;
  const last = page.at(-1);
  return {
    variants: page.map(toOwnerStock),
    hasNextPage,
    nextPageCursor: hasNextPage && last ? writeCursor(order.keyOf(last)) : null,
  };
}

/** The most selective index that the search can use. */
function orderOf({ sku, title, atMost }: StockSearch): Order {
  if (sku !== undefined) return BY_SKU;
  if (title !== undefined) return BY_TITLE;
  return atMost === undefined ? BY_SKU : BY_LEVEL;
}

/** Reads the stock of a variant; undefined where the shop has none of this id. */
export async function findVariantStock(
  db: D1Database,
  siteId: string,
  variantId: string,
  now: number,
): Promise<OwnerStock | undefined> {
  const row = await db
    .prepare(
      `SELECT ${stockColumns('?2')} FROM variants v
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND i.product_type IS NOT NULL
       WHERE v.site_id = ?1 AND v.id = ?3`,
    )
    .bind(siteId, now, variantId)
    .first<StockRow>();
  return row ? toOwnerStock(row) : undefined;
}
