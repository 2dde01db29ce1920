import type { Law } from '#runtime/contracts/law-settings.ts';
import type { ProductFilter } from '#runtime/contracts/product-list.ts';
import { ApiError } from '../http/errors.ts';
import { mayLackSafety } from './lacking-safety.ts';
import { driverOf, type ListOrder } from './list-orders.ts';
import { ENDLESS_KINDS } from './rows.ts';
import { searchTerm, searchWords } from './search-words.ts';

/** A text that sorts after every other that begins with the same letters. */
const LAST_LETTER = '\u{10FFFF}';

/** Returns the conditions of a search; `bound` binds a value and returns its place. */
export function conditionsOf(
  siteId: string,
  search: ProductFilter,
  order: ListOrder,
  law: Law,
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
  if (search.lacks) conditions.push(mayLackSafety(law));
  if (stock !== undefined) conditions.push(stock === 'in-stock' ? isLeft : `NOT ${isLeft}`);
  return conditions;
}

/** Returns the query for products whose title has words that begin with all of these. */
function titleMatch(siteId: string, q: string): string {
  const words = searchWords(q).map(searchTerm);
  if (words.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['q'] });
  return `scope : "${Buffer.from(siteId).toString('hex')}p" AND {title parts} : (${words.join(' AND ')})`;
}
