import { MerchandisingDefinition, type OwnerProduct, type OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { COLLECTION_TYPE, type ContentStatus } from '#runtime/contracts/enumerations.ts';
import { type ItemImageRow, toItemImage } from '../pictures/service.ts';
import { isOneTimePurchasable } from './rows.ts';

interface ProductRow {
  id: string;
  collection_id: string;
  title: string;
  url_slug: string;
  excerpt: string;
  body: string;
  author_name: string | null;
  categories: string;
  tags: string;
  starred: number;
  like_count: number;
  product_type: OwnerProduct['kind'];
  subscription_plan: string | null;
  one_time_purchasable: number;
  variant_option_ordering: string;
  additional_fields_form_id: string | null;
  additional_fields_form: string | null;
  custom_add_button_text: string | null;
  use_custom_add_button_text: number;
  merchandising: string;
  content_status: ContentStatus;
  seo_title: string;
  seo_description: string;
  position: number;
  published_at: number;
  version: number;
  updated_at: number;
}

interface OwnerVariantRow {
  id: string;
  sku: string;
  attributes: string;
  price_cents: number;
  sale_price_cents: number;
  on_sale: number;
  unlimited: number;
  qty_in_stock: number;
  gtin: string;
  mpn: string;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  main_image_id: string | null;
}

interface OfItem {
  item_id: string;
}

/** Reads one product whole, whoever may see it. */
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
  const [items, variants, images, categories] = (await db.batch([
    query('r.*', 'items', 'id', 'r.id'),
    query('r.*', 'variants', 'item_id', 'r.position'),
    query('r.*', 'images', 'item_id', 'r.position'),
    query('r.item_id, r.category_id', 'item_categories', 'item_id', 'r.category_id'),
  ])) as unknown as [
    D1Result<ProductRow>,
    D1Result<OwnerVariantRow & OfItem>,
    D1Result<ItemImageRow & OfItem>,
    D1Result<{ category_id: string } & OfItem>,
  ];
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
  return {
    id: row.id,
    collectionId: row.collection_id,
    title: row.title,
    urlSlug: row.url_slug,
    excerpt: row.excerpt,
    body: row.body,
    kind: row.product_type,
    status: row.content_status,
    publishedAt: row.published_at,
    variantOptionOrdering: JSON.parse(row.variant_option_ordering),
    subscriptionPlan: row.subscription_plan === null ? null : JSON.parse(row.subscription_plan),
    isOneTimePurchasable: isOneTimePurchasable(row),
    additionalFieldsFormId: row.additional_fields_form_id,
    additionalFieldsForm: row.additional_fields_form === null ? null : JSON.parse(row.additional_fields_form),
    useCustomAddButtonText: row.custom_add_button_text !== null && row.use_custom_add_button_text === 1,
    customAddButtonText: row.custom_add_button_text ?? '',
    merchandising: MerchandisingDefinition.parse(JSON.parse(row.merchandising)),
    tags: JSON.parse(row.tags),
    categories: JSON.parse(row.categories),
    starred: row.starred === 1,
    likeCount: row.like_count,
    author: row.author_name,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    position: row.position,
    isScheduled: row.content_status === 'published' && row.published_at > now,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function toVariant(row: OwnerVariantRow): OwnerVariant {
  return {
    id: row.id,
    sku: row.sku,
    attributes: JSON.parse(row.attributes),
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale === 1,
    stock: row.unlimited === 1 ? 'unlimited' : row.qty_in_stock,
    gtin: row.gtin,
    mpn: row.mpn,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    mainImageId: row.main_image_id,
  };
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
  const [collections, forms, categories] = (await db.batch([
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
  ])) as unknown as [D1Result, D1Result, D1Result<{ id: string }>];
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
