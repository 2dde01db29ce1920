import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { itemCategoryStatements } from '../categories/service.ts';
import { changeList, columnList, parameterList, parameterOf, writeRow } from '../db/columns.ts';
import { firstStockStatements, keptUnitsOfProduct, levelOf } from '../inventory/service.ts';
import { imageStatements } from '../pictures/service.ts';
import { type MovedHistory, movedHistoryStatement, priceHistoryStatements } from '../prices/service.ts';
import { keepItemAddress } from '../site/former-addresses.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { PRODUCT_COLUMNS } from './item-columns.ts';
import { hasEndlessStock } from './rows.ts';
import { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

/** A product as it is stored: its HTML is sanitised, and variants and images have their ids. */
export type StoredProduct = Omit<
  OwnerProduct,
  'isScheduled' | 'version' | 'updatedAt' | 'position' | 'images' | 'likeCount'
> & {
  images: (ItemImage & { id: string })[];
  /** Null puts a new product at the end of its collection, and leaves any other where it is. */
  position: number | null;
  /** Of a new product; any other keeps its own. */
  likeCount?: number | undefined;
  /** What a new product that moves has been sold at. */
  priceHistory?: MovedHistory | undefined;
};

/**
 * Returns the statements that write a product, with its variants, images and categories, and keep the address that it had. Stock is written for variants
 * that do not exist yet; all others keep theirs, because it may have been sold in the meantime. Variants that the
 * product no longer has are deleted, and so are their lines in carts. The conditions of a change, such as its version,
 * belong before these statements.
 */
export function productStatements(
  db: D1Database,
  { siteId, keyId, now, change }: { siteId: string; keyId: string; now: number; change: 'created' | 'changed' },
  product: StoredProduct,
): D1PreparedStatement[] {
  const firstLevels = product.variants.map(({ id, stock }) => levelOf(id, stock));
  const cause = { siteId, keyId, reason: 'counted' as const, note: '' };
  return [
    keepItemAddress(db, { siteId, now }, product),
    itemStatement(db, siteId, product, now),
    productMessages(db, siteId, change, 'id = ?2', product.id),
    ...(hasEndlessStock(product.kind) ? [] : firstStockStatements(db, cause, firstLevels, now)),
    ...variantStatements(db, siteId, product),
    keptUnitsOfProduct(db, siteId, product.id),
    ...imageStatements(db, siteId, product.id, product.images, now),
    ...itemCategoryStatements(db, siteId, product.id, product.categoryIds),
    ...(product.priceHistory ? [movedHistoryStatement(db, siteId, product.id, product.priceHistory, now)] : []),
    ...priceHistoryStatements(db, siteId, { ids: [product.id] }, now),
    siteTouched(db, siteId, now),
  ];
}

function itemStatement(db: D1Database, siteId: string, product: StoredProduct, now: number): D1PreparedStatement {
  const isOneTimePurchasable = product.subscriptionPlan !== null && product.isOneTimePurchasable;
  const cells = writeRow(PRODUCT_COLUMNS, { ...product, isOneTimePurchasable });
  return db
    .prepare(
      `INSERT INTO items (site_id, id, position, updated_at, like_count, record_type, ${columnList(PRODUCT_COLUMNS)})
       VALUES (?1, ?2, COALESCE(?3,
         (SELECT position FROM items WHERE site_id = ?1 AND id = ?2),
         (SELECT MAX(position) + 1 FROM items
          WHERE site_id = ?1 AND collection_id = ${parameterOf(PRODUCT_COLUMNS, 6, 'collectionId')}), 0),
         ?4, ?5, ${RECORD_TYPE.storeItem}, ${parameterList(PRODUCT_COLUMNS, 6)})
       ON CONFLICT (site_id, id) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at,
         record_type = excluded.record_type, version = version + 1, ${changeList(PRODUCT_COLUMNS)}`,
    )
    .bind(siteId, product.id, product.position, now, product.likeCount ?? 0, ...Object.values(cells));
}

function variantStatements(db: D1Database, siteId: string, { id, variants }: StoredProduct): D1PreparedStatement[] {
  const rows = variants.map((variant, position) => {
    return { id: variant.id, stock: variant.stock, position, ...writeRow(VARIANT_COLUMNS, variant) };
  });
  const columns = { ...VARIANT_COLUMNS, position: STOCK_COLUMNS.position };
  const values = Object.values(columns).map(({ name }) => `v.value ->> '${name}'`);
  const isOther = `(${columnList(columns, 'variants')}) IS NOT (${columnList(columns, 'excluded')})`;
  const write = (sql: string) => db.prepare(sql).bind(siteId, id, JSON.stringify(rows));
  return [
    write(
      `DELETE FROM variants WHERE site_id = ?1 AND item_id = ?2
         AND id NOT IN (SELECT value ->> 'id' FROM json_each(?3))`,
    ),
    // Two variants may exchange their skus, so those that change are first taken from all of them.
    write(
      `UPDATE variants SET sku = char(0) || id WHERE site_id = ?1 AND item_id = ?2
         AND sku <> (SELECT value ->> 'sku' FROM json_each(?3) WHERE value ->> 'id' = variants.id)`,
    ),
    write(
      `INSERT INTO variants (site_id, item_id, id, unlimited, qty_in_stock, ${columnList(columns)})
       SELECT ?1, ?2, v.value ->> 'id', v.value ->> 'stock' = 'unlimited',
         iif(v.value ->> 'stock' = 'unlimited', 0, v.value ->> 'stock'), ${values.join(', ')}
       FROM json_each(?3) v WHERE true
       ON CONFLICT (site_id, id) DO UPDATE SET ${changeList(columns)} WHERE ${isOther}`,
    ),
  ];
}
