import { BIN_MOST_PARTS } from '#runtime/contracts/bin-kinds.ts';
import { foundPartsStatement, type KeptPart } from '../bin/service.ts';
import { guard } from '../db/guards.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { categoryRecord } from './category-record.ts';
import { type CategoryRow, type Collection, toCategory } from './repository.ts';

/** The categories that are deleted, as they were read. */
export interface KeptCategories {
  /** Each behind its parent. */
  parts: KeptPart[];
  /** Fails the batch where one of them has changed, or another one has come (VERSION_STALE). */
  expected: D1PreparedStatement;
}

/** All categories of the page ?2 at the path ?3 and below it, by the index of paths: '0' is the sign after '/'. */
const BRANCH = `site_id = ?1 AND collection_id = ?2
  AND url_id >= ?3 AND url_id < ?3 || '0' AND (url_id = ?3 OR url_id > ?3 || '/')`;
/** All categories of the page ?2, whose root's path is ?3. */
const ALL = "site_id = ?1 AND collection_id = ?2 AND ?3 = ''";

/** Reads the categories of a page as the bin keeps them, or one with those below it. */
export async function readKeptCategories(
  { db, site }: OwnerCall,
  collection: Collection,
  branch: string = '',
): Promise<KeptCategories> {
  const { collectionId } = collection;
  const isKept = branch === '' ? ALL : BRANCH;
  const [found, root] = (await db.batch([
    db
      .prepare(`SELECT * FROM categories WHERE ${isKept} ORDER BY url_id LIMIT ?4`)
      // One more than the bin takes, with the root: the bin refuses them then.
      .bind(site.siteId, collectionId, branch, BIN_MOST_PARTS + 2),
    db
      .prepare("SELECT id FROM categories WHERE site_id = ?1 AND collection_id = ?2 AND url_id = ''")
      .bind(site.siteId, collectionId),
  ])) as [D1Result<CategoryRow>, D1Result<{ id: string }>];
  const rootId = root.results[0]?.id;
  const parts = found.results.map((row): KeptPart => {
    const record = categoryRecord(toCategory({ ...row, product_count: 0 }, collection), rootId);
    return { type: 'category', id: row.id, record };
  });
  const known = JSON.stringify(found.results.map(({ id, version }) => `${id} ${version}`));
  const isOther = `EXISTS (SELECT 1 FROM categories WHERE ${isKept}
    AND id || ' ' || version NOT IN (SELECT value FROM json_each(?4)))`;
  return { parts, expected: guard(db, site.siteId, { VERSION_STALE: isOther }, collectionId, branch, known) };
}

/** Returns the statement that puts the products of deleted categories into the bin with them. */
export function keptPlacingsStatement(
  call: OwnerCall,
  categoryId: string,
  parts: readonly KeptPart[],
): D1PreparedStatement {
  const select = `
    SELECT category_id AS id, json_object('categoryId', category_id, 'itemIds', json_group_array(item_id)) AS record
    FROM json_each(?6) kept CROSS JOIN item_categories placed ON placed.site_id = ?1 AND placed.category_id = kept.value
    GROUP BY category_id`;
  const ids = JSON.stringify(parts.map(({ id }) => id));
  return foundPartsStatement(call, { kind: 'category', target: categoryId }, { type: 'placing', select }, ids);
}

/** Puts products into a category that has come back; those that are gone, or stand on another page now, stay away. */
export async function placeAgain(
  { db, site }: OwnerCall,
  { categoryId, itemIds }: { categoryId: string; itemIds: string[] },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO item_categories (site_id, category_id, item_id)
       SELECT ?1, c.id, i.id FROM json_each(?3) kept CROSS JOIN items i ON i.site_id = ?1 AND i.id = kept.value
       CROSS JOIN categories c ON c.site_id = ?1 AND c.id = ?2 AND c.collection_id = i.collection_id
       WHERE TRUE ON CONFLICT DO NOTHING`,
    )
    .bind(site.siteId, categoryId, JSON.stringify(itemIds))
    .run();
}
