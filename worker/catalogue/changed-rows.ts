import type { ProductChanges, VariantState } from '#runtime/contracts/product-changes.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

/** More would be too long for one batch and for a person who looks through the preview. */
export const MAX_CHANGED_VARIANTS = 1_000;

const LAW = columnsOf(PRODUCT_COLUMNS, ['withdrawalException', 'minimumAge', 'safety']);
const PRODUCT = { ...columnsOf(PRODUCT_COLUMNS, ['title', 'kind']), ...LAW, ...columnsOf(ITEM_COLUMNS, ['version']) };
const VARIANT = {
  ...columnsOf(VARIANT_COLUMNS, ['sku', 'priceCents', 'salePriceCents', 'onSale', 'unitPriceMeasurement']),
  ...columnsOf(STOCK_COLUMNS, ['unlimited', 'qtyInStock', 'stockVersion']),
};

/** A variant with what a bulk change can change of it and of its product. */
export type Row = RowOf<typeof PRODUCT> & RowOf<typeof VARIANT> & { product_id: string; variant_id: string };

/** Reads the variants of the products that a change names, and one more than a change may have. */
export async function findRows({ db, site }: OwnerCall, { ids, collectionId }: ProductChanges): Promise<Row[]> {
  const chosen = ids
    ? 'SELECT value AS id FROM json_each(?2)'
    : `SELECT id FROM items INDEXED BY items_by_collection
       WHERE site_id = ?1 AND collection_id = ?2 AND product_type IS NOT NULL`;
  const { results } = await db
    .prepare(
      `SELECT i.id AS product_id, ${columnList(PRODUCT, 'i')}, v.id AS variant_id, ${columnList(VARIANT, 'v')}
       FROM (${chosen}) chosen
       CROSS JOIN items i ON i.site_id = ?1 AND i.id = chosen.id AND i.product_type IS NOT NULL
       CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = ?1 AND v.item_id = i.id
       ORDER BY i.title, i.id, v.position LIMIT ${MAX_CHANGED_VARIANTS + 1}`,
    )
    .bind(site.siteId, ids ? JSON.stringify([...new Set(ids)]) : (collectionId ?? ''))
    .all<Row>();
  return results;
}

/** What a bulk change can change of a product itself. */
export function lawOf(row: Row) {
  return readRow(LAW, row);
}

export function measurementOf(row: Row) {
  return readRow(VARIANT, row).unitPriceMeasurement;
}

export function stateOf(row: Row): VariantState {
  const { priceCents, salePriceCents, onSale, unlimited, qtyInStock } = readRow(VARIANT, row);
  return { priceCents, salePriceCents, onSale, stock: unlimited ? 'unlimited' : qtyInStock };
}
