import type { CategoryProducts, OwnerCategories, OwnerCategory } from '#runtime/contracts/category.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { MAX_COUNTED_PRODUCTS } from '#runtime/contracts/limits.ts';
import { productsOf } from './shown.ts';

export interface CategoryRow {
  site_id: string;
  id: string;
  collection_id: string;
  parent_id: string | null;
  type: OwnerCategory['type'];
  display_name: string;
  url_id: string;
  page_rendering: string;
  display_index: number;
  /** JSON: BlockPicture. */
  picture: string | null;
  version: number;
  updated_at: number;
}

/** A category with the number of products that its page lists. */
export interface CountedRow extends CategoryRow {
  product_count: number;
}

const COUNTED = `c.*, (SELECT count(*) FROM (
  ${productsOf({ collection: 'c.collection_id', path: 'c.url_id' })} LIMIT ${MAX_COUNTED_PRODUCTS})) AS product_count`;

/** A collection of products. */
export interface Collection {
  siteId: string;
  collectionId: string;
  /** First part of its address. */
  urlId: string;
  title: string;
}

export interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Finds a collection of products. */
export async function findCollection(
  db: D1Database,
  siteId: string,
  collectionId: string,
): Promise<Collection | undefined> {
  const row = await db
    .prepare('SELECT url_id, title FROM collections WHERE site_id = ?1 AND id = ?2 AND type = ?3')
    .bind(siteId, collectionId, COLLECTION_TYPE.products)
    .first<{ url_id: string; title: string }>();
  return row ? { siteId, collectionId, urlId: row.url_id, title: row.title } : undefined;
}

/** Finds a category of a collection; the id '' is the root's. */
export function findCategory(
  db: D1Database,
  collection: Collection,
  categoryId: string,
): Promise<CategoryRow | undefined> {
  return findColumns<CategoryRow>(db, collection, categoryId, '*');
}

export function findCounted(
  db: D1Database,
  collection: Collection,
  categoryId: string,
): Promise<CountedRow | undefined> {
  return findColumns<CountedRow>(db, collection, categoryId, COUNTED);
}

async function findColumns<Row>(
  db: D1Database,
  { siteId, collectionId }: Collection,
  categoryId: string,
  columns: string,
): Promise<Row | undefined> {
  const which = categoryId === '' ? "c.url_id = ''" : 'c.id = ?3';
  const row = await db
    .prepare(`SELECT ${columns} FROM categories c WHERE c.site_id = ?1 AND c.collection_id = ?2 AND ${which}`)
    .bind(siteId, collectionId, ...(categoryId === '' ? [] : [categoryId]))
    .first<Row>();
  return row ?? undefined;
}

/** Reads the addresses that begin like one of `path`, `path-1`, … */
export async function findTaken(
  db: D1Database,
  { siteId, collectionId }: Collection,
  path: string,
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      `SELECT url_id FROM categories WHERE site_id = ?1 AND collection_id = ?2 AND url_id = ?3
       UNION ALL SELECT url_id FROM categories
       WHERE site_id = ?1 AND collection_id = ?2 AND url_id > ?3 || '-' AND url_id < ?3 || '.'`,
    )
    .bind(siteId, collectionId, path)
    .all<{ url_id: string }>();
  return new Set(results.map(({ url_id }) => url_id));
}

export async function listCategories(
  db: D1Database,
  collection: Collection,
  { cursor, limit }: Page,
): Promise<OwnerCategories> {
  const { results } = await db
    .prepare(
      `SELECT ${COUNTED} FROM categories c
       WHERE c.site_id = ?1 AND c.collection_id = ?2 ${cursor === undefined ? '' : 'AND c.url_id > ?4'}
       ORDER BY c.url_id LIMIT ?3`,
    )
    .bind(collection.siteId, collection.collectionId, limit + 1, ...(cursor === undefined ? [] : [cursor]))
    .all<CountedRow>();
  const page = results.slice(0, limit);
  const hasNextPage = results.length > limit;
  return {
    categories: page.map((row) => toCategory(row, collection)),
    hasNextPage,
    nextPageCursor: hasNextPage ? (page.at(-1)?.url_id ?? null) : null,
  };
}

/**
 * Reads a part of the categories of all collections, each after its parent, with the root of its collection. Their
 * products are not counted.
 */
export async function listAllCategories(
  db: D1Database,
  siteId: string,
  { cursor, limit }: Page,
): Promise<{ categories: { category: OwnerCategory; rootId: string | undefined }[]; nextPageCursor: string | null }> {
  const [collectionId = '', ...path] = (cursor ?? '').split('/');
  const { results } = await db
    .prepare(
      `SELECT c.*, k.url_id AS collection_url, r.id AS root_id FROM categories c
       JOIN collections k ON k.site_id = c.site_id AND k.id = c.collection_id
       LEFT JOIN categories r ON r.site_id = c.site_id AND r.collection_id = c.collection_id AND r.url_id = ''
       WHERE c.site_id = ?1 AND (c.collection_id, c.url_id) > (?2, ?3) ORDER BY c.collection_id, c.url_id LIMIT ?4`,
    )
    .bind(siteId, collectionId, path.join('/'), limit + 1)
    .all<CategoryRow & { collection_url: string; root_id: string | null }>();
  const page = results.slice(0, limit);
  const last = page.at(-1);
  return {
    categories: page.map(({ collection_url: urlId, root_id: rootId, ...row }) => ({
      category: toCategory({ ...row, product_count: 0 }, { siteId, collectionId: row.collection_id, urlId, title: '' }),
      rootId: rootId ?? undefined,
    })),
    nextPageCursor: last && results.length > limit ? `${last.collection_id}/${last.url_id}` : null,
  };
}

/** Reads one page of the products of a category, by id. */
export async function listProducts(
  db: D1Database,
  siteId: string,
  categoryId: string,
  { cursor = '', limit }: Page,
): Promise<CategoryProducts> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.title FROM item_categories c CROSS JOIN items i ON i.site_id = c.site_id AND i.id = c.item_id
       WHERE c.site_id = ?1 AND c.category_id = ?2 AND c.item_id > ?3 ORDER BY c.item_id LIMIT ?4`,
    )
    .bind(siteId, categoryId, cursor, limit + 1)
    .all<{ id: string; title: string }>();
  const products = results.slice(0, limit);
  const hasNextPage = results.length > limit;
  return { products, hasNextPage, nextPageCursor: hasNextPage ? (products.at(-1)?.id ?? null) : null };
}

export function toCategory(row: CountedRow, { urlId }: Collection): OwnerCategory {
  return {
    id: row.id,
    websiteId: row.site_id,
    collectionId: row.collection_id,
    parentCategoryId: row.parent_id ?? '',
    type: row.type,
    displayName: row.display_name,
    pageRendering: row.page_rendering,
    displayIndex: row.display_index,
    urlId: row.url_id.slice(row.url_id.lastIndexOf('/') + 1),
    fullUrl: `/${pathInShop(urlId, row.url_id)}`,
    picture: row.picture === null ? null : JSON.parse(row.picture),
    productCount: row.product_count,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function pathInShop(collectionUrl: string, path: string): string {
  return path === '' ? collectionUrl : `${collectionUrl}/${path}`;
}
