import type { Law } from '#runtime/contracts/law-settings.ts';
import type { OwnerProductList, ProductSearch } from '#runtime/contracts/product-list.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { isAfter, keyColumns, keyOrder, pageKey, pageOrder } from '../db/keyset.ts';
import { ApiError } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { lacksSafety, mayLackSafety } from './lacking-safety.ts';
import { driverOf, type ListOrder, orderOf } from './list-orders.ts';
import { ENDLESS_KINDS } from './rows.ts';
import { searchTerm, searchWords } from './search-words.ts';

const LISTED_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'position', 'version', 'updatedAt']),
  ...columnsOf(PRODUCT_COLUMNS, ['collectionId', 'title', 'urlSlug', 'kind', 'status', 'publishedAt']),
};

const SAFETY = columnsOf(PRODUCT_COLUMNS, ['safety']);

/** A text that sorts after every other that begins with the same letters. */
const LAST_LETTER = '\u{10FFFF}';

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
    const [name, ...key] = readCursor(cursor, order.key);
    if (name !== order.name) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
    conditions.push(isAfter(order, key.map(bound)));
  }
  const { results } = await db
    .prepare(
      `SELECT ${columnList({ ...LISTED_COLUMNS, ...SAFETY }, 'i')}, ${pageKey(order)} AS key,
         (SELECT asset_url FROM images m INDEXED BY images_by_item
          WHERE m.site_id = ?1 AND m.item_id = i.id ORDER BY m.position LIMIT 1) AS asset_url,
         (SELECT json_object('variants', COUNT(*), 'lowestCents', COALESCE(MIN(p.price_cents), 0),
            'highestCents', COALESCE(MAX(p.price_cents), 0), 'units', COALESCE(SUM(iif(p.unlimited, 0, p.qty_in_stock)), 0),
            'unlimited', COALESCE(MAX(p.unlimited), 0), 'id', MIN(p.id), 'stockVersion', MIN(p.stock_version))
          FROM variants p INDEXED BY variants_by_item WHERE p.site_id = ?1 AND p.item_id = i.id) AS sums
       FROM (SELECT i.id, ${keyColumns(order)} FROM ${order.from}
         WHERE ${conditions.join(' AND ')} ORDER BY ${keyOrder(order)} LIMIT ?2) page
       CROSS JOIN items i ON i.site_id = ?1 AND i.id = page.id ORDER BY ${pageOrder(order)}`,
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

function conditionsOf(
  siteId: string,
  search: ProductSearch,
  order: ListOrder,
  bound: (value: string | number) => string,
): string[] {
  const { q, sku, collectionId, status, kind, stock } = search;
  const conditions = ['i.site_id = ?1', 'i.product_type IS NOT NULL', ...(order.where ? [order.where] : [])];
  const driver = driverOf(search);
  const other = 'SELECT 1 FROM variants o INDEXED BY variants_by_item WHERE o.site_id = ?1 AND o.item_id = i.id';
  if (driver === 'words') conditions.push(`w.search_words MATCH ${bound(titleMatch(siteId, q ?? ''))}`);
  if (driver === 'sku') {
    const first = bound(sku ?? '');
    conditions.push(
      `v.site_id = ?1 AND v.sku >= ${first} AND v.sku < ${bound((sku ?? '') + LAST_LETTER)}`,
      `NOT EXISTS (${other} AND o.sku >= ${first} AND o.sku < v.sku)`,
    );
  }
  if (driver === 'sold-out') {
    conditions.push(
      `v.site_id = ?1 AND v.unlimited = 0 AND v.qty_in_stock = 0 AND NOT EXISTS (${other} AND o.sku < v.sku)`,
    );
  }
  if (collectionId !== undefined) conditions.push(`i.collection_id = ${bound(collectionId)}`);
  if (status !== undefined) conditions.push(`i.content_status = ${bound(status)}`);
  if (kind !== undefined) conditions.push(`i.product_type = ${bound(kind)}`);
  const isLeft = `(i.product_type IN (${ENDLESS_KINDS.join(', ')}) OR EXISTS (${other} AND (o.unlimited = 1 OR o.qty_in_stock > 0)))`;
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
  const { variants, lowestCents, highestCents, units, unlimited, id, stockVersion } = JSON.parse(row.sums);
  const product = readRow(LISTED_COLUMNS, row);
  return {
    ...product,
    isScheduled: product.status === 'published' && product.publishedAt > now,
    variants,
    onlyVariant: variants === 1 ? { id, stockVersion } : null,
    lowestCents,
    highestCents,
    stock: unlimited === 1 ? 'unlimited' : units,
    assetUrl: row.asset_url,
  };
}
