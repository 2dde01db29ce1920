import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { itemCategoryStatements } from '../categories/service.ts';
import { firstStockStatements, levelOf } from '../inventory/service.ts';
import { imageStatements } from '../pictures/service.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { hasEndlessStock } from './rows.ts';

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
};

/**
 * Returns the statements that make a product, with its variants, images and categories, what `product` says. Stock is
 * written for variants that do not exist yet; all others keep theirs, because it may have been sold in the meantime.
 * Variants that the product no longer has go, and carts lose their lines with them. The conditions of a change, such as
 * its version, belong before these statements.
 */
export function productStatements(
  db: D1Database,
  { siteId, keyId, now, change }: { siteId: string; keyId: string; now: number; change: 'created' | 'changed' },
  product: StoredProduct,
): D1PreparedStatement[] {
  const firstLevels = product.variants.map(({ id, stock }) => levelOf(id, stock));
  const cause = { siteId, keyId, reason: 'counted' as const, note: '' };
  return [
    itemStatement(db, siteId, product, now),
    productMessages(db, siteId, change, 'id = ?2', product.id),
    ...(hasEndlessStock(product.kind) ? [] : firstStockStatements(db, cause, firstLevels, now)),
    ...variantStatements(db, siteId, product),
    ...imageStatements(db, siteId, product.id, product.images, now),
    ...itemCategoryStatements(db, siteId, product.id, product.categoryIds),
    siteTouched(db, siteId, now),
  ];
}

function itemStatement(db: D1Database, siteId: string, product: StoredProduct, now: number): D1PreparedStatement {
  const columns = itemColumns(product);
  const names = Object.keys(columns);
  const places = names.map((_, index) => `?${index + 6}`);
  const changes = names.map((name) => `${name} = excluded.${name}`);
  return db
    .prepare(
      `INSERT INTO items (site_id, id, position, updated_at, like_count, record_type, ${names.join(', ')})
       VALUES (?1, ?2, COALESCE(?3,
         (SELECT position FROM items WHERE site_id = ?1 AND id = ?2),
         (SELECT MAX(position) + 1 FROM items WHERE site_id = ?1 AND collection_id = ?6), 0),
         ?4, ?5, ${RECORD_TYPE.storeItem}, ${places.join(', ')})
       ON CONFLICT (site_id, id) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at,
         record_type = excluded.record_type, version = version + 1, ${changes.join(', ')}`,
    )
    .bind(siteId, product.id, product.position, now, product.likeCount ?? 0, ...Object.values(columns));
}

/** The values of a product's row by column; the collection comes first, as ?6. */
function itemColumns(product: StoredProduct): Record<string, string | number | null> {
  const { subscriptionPlan: plan, additionalFieldsForm: form } = product;
  return {
    collection_id: product.collectionId,
    title: product.title,
    url_slug: product.urlSlug,
    excerpt: product.excerpt,
    body: product.body,
    author_name: product.author,
    categories: JSON.stringify(product.categories),
    tags: JSON.stringify(product.tags),
    starred: Number(product.starred),
    product_type: product.kind,
    subscription_plan: plan && JSON.stringify(plan),
    one_time_purchasable: Number(plan !== null && product.isOneTimePurchasable),
    variant_option_ordering: JSON.stringify(product.variantOptionOrdering),
    additional_fields_form_id: product.additionalFieldsFormId,
    additional_fields_form: form && JSON.stringify(form),
    custom_add_button_text: product.customAddButtonText || null,
    use_custom_add_button_text: Number(product.useCustomAddButtonText),
    merchandising: JSON.stringify(withoutNulls(product.merchandising)),
    content_status: product.status,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    published_at: product.publishedAt,
  };
}

/** Returns an object without what is null, at any depth: the shop's setting counts there. */
function withoutNulls(value: object): object {
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, typeof entry === 'object' ? withoutNulls(entry) : entry]),
  );
}

/** Columns of `variants` that a change of the product writes, with their names in JSON. */
const VARIANT_COLUMNS = {
  sku: 'sku',
  attributes: 'attributes',
  price_cents: 'priceCents',
  sale_price_cents: 'salePriceCents',
  on_sale: 'onSale',
  gtin: 'gtin',
  mpn: 'mpn',
  weight_grams: 'weightGrams',
  length_mm: 'lengthMm',
  width_mm: 'widthMm',
  height_mm: 'heightMm',
  main_image_id: 'mainImageId',
  position: 'position',
} as const;

function variantStatements(db: D1Database, siteId: string, { id, variants }: StoredProduct): D1PreparedStatement[] {
  const rows = JSON.stringify(variants.map((variant, position) => ({ ...variant, position })));
  const columns = Object.keys(VARIANT_COLUMNS);
  const values = Object.values(VARIANT_COLUMNS).map((name) => `v.value ->> '${name}'`);
  const changes = columns.map((column) => `${column} = excluded.${column}`);
  const isOther = `(${columns.join(', ')}) IS NOT (${columns.map((column) => `excluded.${column}`).join(', ')})`;
  const write = (sql: string) => db.prepare(sql).bind(siteId, id, rows);
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
      `INSERT INTO variants (site_id, item_id, id, unlimited, qty_in_stock, ${columns.join(', ')})
       SELECT ?1, ?2, v.value ->> 'id', v.value ->> 'stock' = 'unlimited',
         iif(v.value ->> 'stock' = 'unlimited', 0, v.value ->> 'stock'), ${values.join(', ')}
       FROM json_each(?3) v WHERE true
       ON CONFLICT (site_id, id) DO UPDATE SET ${changes.join(', ')} WHERE ${isOther}`,
    ),
  ];
}
