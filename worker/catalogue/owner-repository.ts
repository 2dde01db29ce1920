import type { OwnerProduct, OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { readBatch } from '../db/read-batch.ts';
import { type ItemImageRow, toItemImage } from '../pictures/service.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
import { isOneTimePurchasable } from './rows.ts';
import { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

const COLUMNS = {
  ...PRODUCT_COLUMNS,
  ...columnsOf(ITEM_COLUMNS, ['id', 'likeCount', 'position', 'version', 'updatedAt']),
};
type ProductRow = RowOf<typeof COLUMNS>;

const OWN_VARIANT = { ...VARIANT_COLUMNS, ...columnsOf(STOCK_COLUMNS, ['id', 'unlimited', 'qtyInStock']) };
type OwnerVariantRow = RowOf<typeof OWN_VARIANT>;

interface OfItem {
  item_id: string;
}

/** Reads one product whole, also one that visitors may not see. */
export async function findOwnProduct(
  db: D1Database,
  siteId: string,
  productId: string,
  now: number,
): Promise<OwnerProduct | undefined> {
  const [product] = await readOwnProducts(db, siteId, [productId], now);
  return product;
}

/** Reads a part of the shop's products whole, or of a collection's, by id. */
export async function listOwnProducts(
  db: D1Database,
  siteId: string,
  {
    cursor = '',
    limit,
    collectionId,
  }: { cursor?: string | undefined; limit: number; collectionId?: string | undefined },
  now: number,
): Promise<{ products: OwnerProduct[]; nextPageCursor: string | null }> {
  const { results } = await db
    .prepare(`SELECT id FROM items
       WHERE site_id = ?1 AND id > ?2 AND product_type IS NOT NULL AND (?4 IS NULL OR collection_id = ?4)
       ORDER BY id LIMIT ?3`)
    .bind(siteId, cursor, limit + 1, collectionId ?? null)
    .all<{ id: string }>();
  const ids = results.slice(0, limit).map(({ id }) => id);
  const products = await readOwnProducts(db, siteId, ids, now);
  return { products, nextPageCursor: results.length > limit ? (ids.at(-1) ?? null) : null };
}

/** Reads products whole, in the order of their ids; those that do not exist are left out. */
async function readOwnProducts(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
  now: number,
): Promise<OwnerProduct[]> {
  const query = (columns: string, table: string, item: string, order: string) =>
    db
      .prepare(
        `SELECT ${columns} FROM json_each(?2) listed CROSS JOIN ${table} r ON r.site_id = ?1 AND r.${item} = listed.value
         ORDER BY r.${item}, ${order}`,
      )
      .bind(siteId, JSON.stringify(ids));
  const [items, variants, images, categories] = await readBatch<
    [ProductRow, OwnerVariantRow & OfItem, ItemImageRow & OfItem, { category_id: string } & OfItem]
  >(db, [
    query('r.*', 'items', 'id', 'r.id'),
    query('r.*', 'variants', 'item_id', 'r.position'),
    query('r.*', 'images', 'item_id', 'r.position'),
    query('r.item_id, r.category_id', 'item_categories', 'item_id', 'r.category_id'),
  ]);
  const ofItem = <Row extends OfItem>({ results }: D1Result<Row>) => Map.groupBy(results, (row) => row.item_id);
  const [variantsOf, imagesOf, categoriesOf] = [ofItem(variants), ofItem(images), ofItem(categories)];
  return items.results
    .filter(({ product_type: kind }) => kind !== null)
    .map((row) => ({
      ...toProduct(row, now),
      variants: (variantsOf.get(row.id) ?? []).map(toVariant),
      images: (imagesOf.get(row.id) ?? []).map(toItemImage),
      categoryIds: (categoriesOf.get(row.id) ?? []).map(({ category_id: id }) => id),
    }));
}

function toProduct(row: ProductRow, now: number): Omit<OwnerProduct, 'variants' | 'images' | 'categoryIds'> {
  const product = readRow(COLUMNS, row);
  return {
    ...product,
    isOneTimePurchasable: isOneTimePurchasable(row),
    useCustomAddButtonText: row.custom_add_button_text !== null && product.useCustomAddButtonText,
    isScheduled: product.status === 'published' && product.publishedAt > now,
  };
}

function toVariant(row: OwnerVariantRow): OwnerVariant {
  const { unlimited, qtyInStock, ...variant } = readRow(OWN_VARIANT, row);
  return { ...variant, stock: unlimited ? 'unlimited' : qtyInStock };
}

/** Those of a product's references that exist. */
interface References {
  isCollection: boolean;
  isForm: boolean;
  /** Those of the given categories that the collection has. */
  categoryIds: ReadonlySet<string>;
}

export async function findReferences(
  db: D1Database,
  siteId: string,
  product: { collectionId: string; additionalFieldsFormId: string | null; categoryIds: readonly string[] },
): Promise<References> {
  const { collectionId, additionalFieldsFormId, categoryIds } = product;
  const [collections, forms, categories] = await readBatch<[unknown, unknown, { id: string }]>(db, [
    db
      .prepare(`SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?2 AND type = ${COLLECTION_TYPE.products}`)
      .bind(siteId, collectionId),
    db.prepare('SELECT 1 FROM forms WHERE site_id = ?1 AND id = ?2').bind(siteId, additionalFieldsFormId),
    db
      .prepare(
        `SELECT id FROM categories
         WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?3)) AND collection_id = ?2 AND type = 'CATEGORY'`,
      )
      .bind(siteId, collectionId, JSON.stringify(categoryIds)),
  ]);
  return {
    isCollection: collections.results.length > 0,
    isForm: forms.results.length > 0,
    categoryIds: new Set(categories.results.map(({ id }) => id)),
  };
}

/** Reads the addresses of a collection's items that begin with `slug`. */
export async function findSlugs(
  db: D1Database,
  siteId: string,
  collectionId: string,
  slug: string,
): Promise<Set<string>> {
  const { results } = await db
    .prepare(
      `SELECT url_slug FROM items WHERE site_id = ?1 AND collection_id = ?2 AND url_slug >= ?3 AND url_slug < ?3 || '~'`,
    )
    .bind(siteId, collectionId, slug)
    .all<{ url_slug: string }>();
  return new Set(results.map((row) => row.url_slug));
}

/** Reads the shop's skus that begin with one of these. */
export async function findSkus(db: D1Database, siteId: string, beginnings: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare(
      `SELECT v.sku FROM json_each(?2) b
       CROSS JOIN variants v ON v.site_id = ?1 AND v.sku >= b.value AND v.sku < b.value || '~'`,
    )
    .bind(siteId, JSON.stringify(beginnings))
    .all<{ sku: string }>();
  return new Set(results.map(({ sku }) => sku));
}
