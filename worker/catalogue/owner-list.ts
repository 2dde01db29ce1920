import type { Law } from '#runtime/contracts/law-settings.ts';
import { MAX_CHOSEN_PRODUCTS } from '#runtime/contracts/owner-limits.ts';
import type { OwnerProductList, ProductFilter, ProductIds, ProductSearch } from '#runtime/contracts/product-list.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { isAfter, keyColumns, keyOrder, pageKey, pageOrder } from '../db/keyset.ts';
import { ApiError } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { lacksSafety } from './lacking-safety.ts';
import { conditionsOf } from './list-conditions.ts';
import { orderOf } from './list-orders.ts';

const LISTED_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'position', 'version', 'updatedAt']),
  ...columnsOf(PRODUCT_COLUMNS, ['collectionId', 'title', 'urlSlug', 'kind', 'status', 'publishedAt']),
};

const SAFETY = columnsOf(PRODUCT_COLUMNS, ['safety', 'kind']);

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
  const conditions = conditionsOf(siteId, search, order, law, bound);
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

/** Returns the ids of all products that a search finds, up to a number, and whether there are more. */
export async function listProductIds(
  db: D1Database,
  siteId: string,
  search: ProductFilter,
  law: Law,
): Promise<ProductIds> {
  const order = orderOf(search);
  const values: (string | number)[] = [siteId];
  const conditions = conditionsOf(siteId, search, order, law, (value) => `?${values.push(value)}`);
  const { results } = await db
    .prepare(
      `SELECT i.id${search.lacks ? `, ${columnList(SAFETY, 'i')}` : ''} FROM ${order.from}
       WHERE ${conditions.join(' AND ')} LIMIT ${MAX_CHOSEN_PRODUCTS + 1}`,
    )
    .bind(...values)
    .all<{ id: string } & RowOf<typeof SAFETY>>();
  const ids = results.filter((row) => !search.lacks || lacksSafety(row, law)).map(({ id }) => id);
  return { ids: ids.slice(0, MAX_CHOSEN_PRODUCTS), isAll: results.length <= MAX_CHOSEN_PRODUCTS };
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
