import { type ImageRow, toImage, toVariants, type VariantRow } from '../catalogue/service.ts';
import { type FormRow, type StoredForm, toForm } from '../forms/service.ts';
import { type Collection, type CollectionRow, type Item, type ItemRow, toCollection, toItem } from './rows.ts';

/** The choice of forms for a page. */
interface FormChoice {
  /** Slug of the collection whose own page it is. */
  urlId?: string;
  /** Id of the form that is on every page; '' for none. */
  newsletterFormId: string;
}

/** The choice of items for a page. `sql` selects their ids, with the site as ?1 and `values` from ?2 on. */
export interface Selection {
  sql: string;
  values: (string | number)[];
}

/** Most items on a page: the platform allows this many products in a collection. */
const MAX_ITEMS = 200;

const COLLECTION = '(SELECT id FROM collections WHERE site_id = ?1 AND url_id = ?2)';

export const select = {
  collection: (urlId: string): Selection => ({
    sql: `SELECT id FROM items WHERE site_id = ?1 AND collection_id = ${COLLECTION} ORDER BY position LIMIT ${MAX_ITEMS}`,
    values: [urlId],
  }),
  /**
   * Selects the item and, for "you might also like", the next few of its collection; after the last it continues with
   * the first.
   */
  itemWithNext: (urlId: string, slug: string, next: number): Selection => ({
    sql: `SELECT id FROM items WHERE site_id = ?1 AND collection_id = ${COLLECTION}
          AND EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND collection_id = ${COLLECTION} AND url_slug = ?3)
          ORDER BY url_slug <> ?3, position < (
            SELECT position FROM items WHERE site_id = ?1 AND collection_id = ${COLLECTION} AND url_slug = ?3
          ), position LIMIT ?4`,
    values: [urlId, slug, next + 1],
  }),
  item: (urlId: string, slug: string): Selection => ({
    sql: `SELECT id FROM items WHERE site_id = ?1 AND collection_id = ${COLLECTION} AND url_slug = ?3`,
    values: [urlId, slug],
  }),
  starred: (): Selection => ({
    sql: `SELECT id FROM items WHERE site_id = ?1 AND starred = 1 ORDER BY record_type DESC, position LIMIT ${MAX_ITEMS}`,
    values: [],
  }),
  /** Selects these items, products before posts. */
  ids: (ids: readonly string[]): Selection => ({
    sql: `SELECT id FROM items WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))
          ORDER BY record_type DESC, position LIMIT ${MAX_ITEMS}`,
    values: [JSON.stringify(ids)],
  }),
  none: (): Selection => ({ sql: 'SELECT id FROM items WHERE site_id = ?1 AND 0', values: [] }),
};

export interface PageContent {
  collections: Collection[];
  /** In the order of the selection. */
  items: Item[];
  /** In no particular order. */
  forms: StoredForm[];
  /** Changes whenever a template of the site changes. */
  templateStamp: string;
}

export async function readPageContent(
  db: D1Database,
  siteId: string,
  { sql, values }: Selection,
  formChoice: FormChoice,
): Promise<PageContent> {
  const [collections, forms, stamp, ids, items, variants, images] = (await db.batch([
    db.prepare('SELECT * FROM collections WHERE site_id = ?1 ORDER BY position').bind(siteId),
    db
      .prepare(
        `SELECT * FROM forms WHERE site_id = ?1 AND (id = ?2 OR id IN (
           SELECT form.value FROM collections, json_each(form_ids) AS form WHERE site_id = ?1 AND url_id = ?3))`,
      )
      .bind(siteId, formChoice.newsletterFormId, formChoice.urlId ?? null),
    db
      .prepare("SELECT count(*) || '.' || coalesce(max(updated_at), 0) AS stamp FROM templates WHERE site_id = ?1")
      .bind(siteId),
    db.prepare(sql).bind(siteId, ...values),
    db.prepare(`SELECT * FROM items WHERE site_id = ?1 AND id IN (${sql})`).bind(siteId, ...values),
    db
      .prepare(`SELECT * FROM variants WHERE site_id = ?1 AND item_id IN (${sql}) ORDER BY item_id, position`)
      .bind(siteId, ...values),
    db
      .prepare(`SELECT * FROM images WHERE site_id = ?1 AND item_id IN (${sql}) ORDER BY item_id, position`)
      .bind(siteId, ...values),
  ])) as unknown as [
    D1Result<CollectionRow>,
    D1Result<FormRow>,
    D1Result<{ stamp: string }>,
    D1Result<{ id: string }>,
    D1Result<ItemRow>,
    D1Result<VariantRow>,
    D1Result<ImageRow>,
  ];
  const variantsOf = Map.groupBy(variants.results, (row) => row.item_id);
  const imagesOf = Map.groupBy(images.results, (row) => row.item_id);
  const byId = new Map(
    items.results.map((row) => {
      const ownVariants = toVariants(variantsOf.get(row.id) ?? [], row.product_type);
      return [row.id, toItem(row, ownVariants, (imagesOf.get(row.id) ?? []).map(toImage))];
    }),
  );
  return {
    collections: collections.results.map(toCollection),
    forms: forms.results.map(toForm),
    items: ids.results.flatMap(({ id }) => byId.get(id) ?? []),
    templateStamp: stamp.results[0]?.stamp ?? '',
  };
}

/** Finds the items whose title or excerpt matches every LIKE pattern (escaped with a backslash). */
export async function findMatching(
  db: D1Database,
  siteId: string,
  patterns: readonly string[],
): Promise<{ id: string; title: string; excerpt: string }[]> {
  const conditions = patterns.map(
    (_, index) => `AND (title LIKE ?${index + 2} ESCAPE '\\' OR excerpt LIKE ?${index + 2} ESCAPE '\\')`,
  );
  const { results } = await db
    .prepare(`SELECT id, title, excerpt FROM items WHERE site_id = ?1 ${conditions.join(' ')}`)
    .bind(siteId, ...patterns)
    .all<{ id: string; title: string; excerpt: string }>();
  return results;
}

export async function readTemplates(db: D1Database, siteId: string): Promise<{ name: string; source: string }[]> {
  const { results } = await db
    .prepare('SELECT name, source FROM templates WHERE site_id = ?1')
    .bind(siteId)
    .all<{ name: string; source: string }>();
  return results;
}
