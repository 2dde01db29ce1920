import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { categoryName } from '../translations/service.ts';

const MAX_CATEGORIES = 100;

interface MainCategory {
  collectionId: string;
  name: string;
  /** Path below the collection. */
  path: string;
}

interface Row {
  collection_id: string;
  display_name: string;
  url_id: string;
}

/** Returns the categories of the first level of collections, in the page's language. */
export async function readMainCategories(
  db: D1Database,
  site: Site,
  collectionIds: readonly string[],
): Promise<MainCategory[]> {
  const language = translationOf(site);
  const { results } = await db
    .prepare(
      `SELECT c.collection_id, ${categoryName('c', language && '?4')} AS display_name, c.url_id
       FROM json_each(?2) own
       CROSS JOIN categories p ON p.site_id = ?1 AND p.collection_id = own.value AND p.url_id = ''
       CROSS JOIN categories c INDEXED BY categories_by_parent ON c.site_id = ?1 AND c.parent_id = p.id
       ORDER BY own.key, c.display_index, c.display_name, c.id LIMIT ?3`,
    )
    .bind(site.siteId, JSON.stringify(collectionIds), MAX_CATEGORIES, ...(language ? [language] : []))
    .all<Row>();
  return results.map((row) => ({ collectionId: row.collection_id, name: row.display_name, path: row.url_id }));
}
