import * as z from 'zod/mini';
import type { Law } from '#runtime/contracts/law-settings.ts';
import type { OwnerProductList, ProductSearch } from '#runtime/contracts/product-list.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { ApiError } from '../http/errors.ts';
import { type ListKey, readCursor, writeCursor } from '../http/list-cursor.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { lacksSafety, mayLackSafety } from './lacking-safety.ts';
import { searchTerm, searchWords } from './search-words.ts';

const LISTED_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'position', 'version', 'updatedAt']),
  ...columnsOf(PRODUCT_COLUMNS, ['collectionId', 'title', 'urlSlug', 'kind', 'status', 'publishedAt']),
};

const SAFETY = columnsOf(PRODUCT_COLUMNS, ['safety']);

/** A text that sorts after every other that begins with the same letters. */
const LAST_LETTER = '\u{10FFFF}';

/** How a list is read: by which index, in which order, and what follows the last row of a page. */
interface Order {
  /** Tables with `items i`, of site ?1. */
  from: string;
  /** Columns that no two rows have in common. */
  by: readonly string[];
  descending?: boolean;
  key: z.ZodMiniType<ListKey>;
}

const WORDS = z.tuple([z.string(), z.string()]);
const NUMBERED = z.tuple([z.int(), z.string()]);

const BY_SKU: Order = {
  from: 'variants v CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id',
  by: ['v.sku'],
  key: z.tuple([z.string()]),
};
const SOLD_OUT: Order = { ...BY_SKU, from: BY_SKU.from.replace('variants v', 'variants v INDEXED BY counted_stock') };
const FOUND: Order = {
  from: `search_words w CROSS JOIN search_entries e ON e.number = w.rowid AND e.site_id = ?1
    CROSS JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id`,
  by: ['w.rowid'],
  descending: true,
  key: z.tuple([z.int()]),
};
const indexed = (index: string) => `items i INDEXED BY ${index}`;
const BY_UPDATE: Order = {
  from: indexed('products_by_update'),
  by: ['i.updated_at', 'i.id'],
  descending: true,
  key: NUMBERED,
};
const BY_TITLE: Order = { from: indexed('products_by_title'), by: ['i.title COLLATE NOCASE', 'i.id'], key: WORDS };
const BY_POSITION: Order = { from: 'items i', by: ['i.position', 'i.id'], key: NUMBERED };
/** The rows of one collection, of which there are few, are sorted. */
const IN_COLLECTION = 'items i INDEXED BY sqlite_autoindex_items_2';

/** Reads one page of a shop's products. Throws INVALID_REQUEST for a cursor or an order of another list. */
export async function listProducts(
  db: D1Database,
  siteId: string,
  search: ProductSearch,
  { law, now }: { law: Law; now: number },
): Promise<OwnerProductList> {
  const { limit, cursor } = search;
  const order = orderOf(search);
  const values: (string | number)[] = [siteId, limit + 1];
  const bound = (value: string | number) => `?${values.push(value)}`;
  const conditions = conditionsOf(siteId, search, order, bound);
  if (search.lacks) conditions.push(mayLackSafety(law));
  if (cursor !== undefined) {
    const key = readCursor(cursor, order.key).map(bound);
    conditions.push(`(${order.by.join(', ')}) ${order.descending ? '<' : '>'} (${key.join(', ')})`);
  }
  const direction = order.descending ? ' DESC' : '';
  const sorting = order.by.map((column) => column + direction).join(', ');
  const { results } = await db
    .prepare(
      `SELECT ${columnList({ ...LISTED_COLUMNS, ...SAFETY }, 'i')}, json_array(${order.by.map((column) => column.replace(' COLLATE NOCASE', '')).join(', ')}) AS key,
         (SELECT asset_url FROM images m INDEXED BY images_by_item
          WHERE m.site_id = ?1 AND m.item_id = i.id ORDER BY m.position LIMIT 1) AS asset_url,
         (SELECT json_object('variants', COUNT(*), 'lowestCents', COALESCE(MIN(p.price_cents), 0),
            'highestCents', COALESCE(MAX(p.price_cents), 0), 'units', COALESCE(SUM(iif(p.unlimited, 0, p.qty_in_stock)), 0),
            'unlimited', COALESCE(MAX(p.unlimited), 0))
          FROM variants p INDEXED BY variants_by_item WHERE p.site_id = ?1 AND p.item_id = i.id) AS sums
       FROM ${order.from} WHERE ${conditions.join(' AND ')} ORDER BY ${sorting} LIMIT ?2`,
    )
    .bind(...values)
    .all<ProductListRow & RowOf<typeof SAFETY>>();
  const page = results.slice(0, limit);
  const hasNextPage = results.length > limit;
  const last = page.at(-1);
  return {
    products: page.filter((row) => !search.lacks || lacksSafety(row, law)).map((row) => toListed(row, now)),
    hasNextPage,
    nextPageCursor: hasNextPage && last ? writeCursor(JSON.parse(last.key)) : null,
  };
}

/** Returns the most selective index of a search. */
function orderOf(search: ProductSearch): Order {
  const { order } = search;
  if (search.collectionId !== undefined && !search.q && !search.sku) {
    return { ...sortedBy(order), from: IN_COLLECTION };
  }
  const isOrdered = order !== undefined;
  const driver = search.sku ? BY_SKU : search.q ? FOUND : search.stock === 'sold-out' ? SOLD_OUT : undefined;
  if (driver) {
    if (isOrdered) throw new ApiError('INVALID_REQUEST', { fields: ['order'] });
    return driver;
  }
  const filtered = search.status ? 'products_by_status' : search.kind ? 'products_by_kind' : undefined;
  if (order === 'position' || (filtered && order === 'title'))
    throw new ApiError('INVALID_REQUEST', { fields: ['order'] });
  return filtered ? { ...BY_UPDATE, from: indexed(filtered) } : sortedBy(order);
}

function sortedBy(order: ProductSearch['order']): Order {
  if (order === 'position') return BY_POSITION;
  return order === 'title' ? BY_TITLE : BY_UPDATE;
}

function conditionsOf(
  siteId: string,
  search: ProductSearch,
  order: Order,
  bound: (value: string | number) => string,
): string[] {
  const { q, sku, collectionId, status, kind, stock } = search;
  const conditions = ['i.site_id = ?1', 'i.product_type IS NOT NULL'];
  const other = 'SELECT 1 FROM variants o INDEXED BY variants_by_item WHERE o.site_id = ?1 AND o.item_id = i.id';
  if (order === FOUND) conditions.push(`w.search_words MATCH ${bound(titleMatch(siteId, q ?? ''))}`);
  if (order === BY_SKU) {
    const first = bound(sku ?? '');
    conditions.push(
      `v.site_id = ?1 AND v.sku >= ${first} AND v.sku < ${bound((sku ?? '') + LAST_LETTER)}`,
      `NOT EXISTS (${other} AND o.sku >= ${first} AND o.sku < v.sku)`,
    );
  }
  if (order === SOLD_OUT) {
    conditions.push(
      `v.site_id = ?1 AND v.unlimited = 0 AND v.qty_in_stock = 0 AND NOT EXISTS (${other} AND o.sku < v.sku)`,
    );
  }
  if (collectionId !== undefined) conditions.push(`i.collection_id = ${bound(collectionId)}`);
  if (status !== undefined) conditions.push(`i.content_status = ${bound(status)}`);
  if (kind !== undefined) conditions.push(`i.product_type = ${bound(kind)}`);
  // Digital products and gift cards never run out.
  const isLeft = `(i.product_type IN (2, 4) OR EXISTS (${other} AND (o.unlimited = 1 OR o.qty_in_stock > 0)))`;
  if (stock !== undefined) conditions.push(stock === 'in-stock' ? isLeft : `NOT ${isLeft}`);
  return conditions;
}

/** Returns the query for products whose title has words that begin with all of these. */
function titleMatch(siteId: string, q: string): string {
  const words = searchWords(q).map(searchTerm);
  if (words.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['q'] });
  return `scope : "${Buffer.from(siteId).toString('hex')}p" AND {title parts} : (${words.join(' AND ')})`;
}

type ProductListRow = RowOf<typeof LISTED_COLUMNS> & {
  asset_url: string | null;
  /** JSON: the row's key. */
  key: string;
  /** JSON: numbers of all variants. */
  sums: string;
};

function toListed(row: ProductListRow, now: number): OwnerProductList['products'][number] {
  const { variants, lowestCents, highestCents, units, unlimited } = JSON.parse(row.sums);
  const product = readRow(LISTED_COLUMNS, row);
  return {
    ...product,
    isScheduled: product.status === 'published' && product.publishedAt > now,
    variants,
    lowestCents,
    highestCents,
    stock: unlimited === 1 ? 'unlimited' : units,
    assetUrl: row.asset_url,
  };
}
