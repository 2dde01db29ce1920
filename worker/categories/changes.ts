import { CATEGORY_MAX_DEPTH, type CategoryDefinition, MAX_CATEGORIES } from '#runtime/contracts/category.ts';
import { guard } from '../db/guards.ts';
import { keepCategoryAddresses } from '../site/former-addresses.ts';
import type { CategoryRow, Collection } from './repository.ts';

/** The fields of a category besides its position. */
type Written = Pick<CategoryDefinition, 'displayName' | 'pageRendering'> & {
  displayIndex: number;
  /** JSON: BlockPicture. */
  picture: string | null;
};

/** Where a category shall be: below this parent, at this path below the collection. */
export interface CategoryPosition {
  parent: Pick<CategoryRow, 'id' | 'url_id'>;
  path: string;
}

/** All categories below the one at the path ?3, by the index of paths: '0' is the sign after '/'. */
const BELOW = "site_id = ?1 AND collection_id = ?2 AND url_id > ?3 || '/' AND url_id < ?3 || '0'";
const SLASHES = "length(url_id) - length(replace(url_id, '/', ''))";

/**
 * Returns the statements that create a category, for one batch. VERSION_STALE fails it where the parent has moved since
 * it was read, and CATEGORIES_FULL where the collection has as many as it can have.
 */
export function insertStatements(
  db: D1Database,
  { siteId, collectionId }: Collection,
  { id, place, ...written }: Written & { id: string; place: CategoryPosition },
  now: number,
): D1PreparedStatement[] {
  return [
    expectParent(db, { siteId, collectionId }, place.parent),
    guard(
      db,
      siteId,
      { CATEGORIES_FULL: '(SELECT COUNT(*) FROM categories WHERE site_id = ?1 AND collection_id = ?2) > ?3' },
      collectionId,
      MAX_CATEGORIES,
    ),
    db
      .prepare(
        `INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, page_rendering,
           display_index, picture, updated_at)
         VALUES (?1, ?2, ?3, ?4, 'CATEGORY', ?5, ?6, ?7, ?8, ?9, ?10)`,
      )
      .bind(
        siteId,
        id,
        collectionId,
        place.parent.id,
        written.displayName,
        place.path,
        written.pageRendering,
        written.displayIndex,
        written.picture,
        now,
      ),
  ];
}

/**
 * Returns the statements that change and move a category, for one batch; the addresses of all below it move along.
 * VERSION_STALE fails the batch where the category is not at `version`, or its parent has moved since it was read.
 */
export function replaceStatements(
  db: D1Database,
  { siteId, collectionId }: Collection,
  {
    row,
    place,
    version,
    ...written
  }: Written & { row: CategoryRow; place: CategoryPosition | undefined; version: number },
  now: number,
): D1PreparedStatement[] {
  const moves =
    place && place.path !== row.url_id ? moveStatements(db, { siteId, collectionId }, row.url_id, place.path, now) : [];
  return [
    expectVersion(db, { siteId, collectionId }, row, version),
    ...(place ? [expectParent(db, { siteId, collectionId }, place.parent)] : []),
    ...moves,
    db
      .prepare(
        `UPDATE categories SET display_name = ?3, page_rendering = ?4, display_index = ?5, parent_id = ?6, url_id = ?7,
           picture = ?8, version = version + 1, updated_at = ?9
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(
        siteId,
        row.id,
        written.displayName,
        written.pageRendering,
        written.displayIndex,
        place?.parent.id ?? null,
        place?.path ?? '',
        written.picture,
        now,
      ),
  ];
}

function moveStatements(
  db: D1Database,
  { siteId, collectionId }: Pick<Collection, 'siteId' | 'collectionId'>,
  from: string,
  to: string,
  now: number,
): D1PreparedStatement[] {
  const deeper = to.split('/').length - from.split('/').length;
  return [
    guard(
      db,
      siteId,
      {
        CATEGORY_CIRCLE: "?4 > ?3 || '/' AND ?4 < ?3 || '0'",
        CATEGORY_TOO_DEEP: `EXISTS (SELECT 1 FROM categories WHERE ${BELOW} AND ${SLASHES} + ?5 >= ?6)`,
      },
      ...[collectionId, from, to, deeper, CATEGORY_MAX_DEPTH],
    ),
    keepCategoryAddresses(db, { siteId, now }, { collectionId, path: from }),
    db
      .prepare(
        `UPDATE categories SET url_id = ?4 || substr(url_id, length(?3) + 1), version = version + 1, updated_at = ?5
         WHERE ${BELOW}`,
      )
      .bind(siteId, collectionId, from, to, now),
  ];
}

/**
 * Returns the statement that puts a category in front of another one of the same parent, or behind all of them, and
 * numbers those anew. It belongs behind the statements that bring it below this parent. No version rises: a change that
 * leaves out `displayIndex` keeps the place.
 */
export function orderStatement(
  db: D1Database,
  siteId: string,
  { id, parentId, beforeId }: { id: string; parentId: string; beforeId: string | null },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `WITH others AS (
         SELECT id, 2 * row_number() OVER (ORDER BY display_index, display_name, id) AS place
         FROM categories INDEXED BY categories_by_parent WHERE site_id = ?1 AND parent_id = ?2 AND id <> ?3
       ), placed AS (
         SELECT id, place FROM others
         UNION ALL SELECT ?3, COALESCE((SELECT place - 1 FROM others WHERE id = ?4), (SELECT MAX(place) + 1 FROM others), 1)
       ), numbered AS (SELECT id, row_number() OVER (ORDER BY place) AS place FROM placed)
       UPDATE categories SET display_index = numbered.place, updated_at = ?5 FROM numbered
       WHERE categories.site_id = ?1 AND categories.id = numbered.id AND categories.display_index <> numbered.place`,
    )
    .bind(siteId, parentId, id, beforeId, now);
}

/** Returns the statements that delete a category with all below it, for one batch; their products stay. */
export function deleteStatements(
  db: D1Database,
  { siteId, collectionId }: Collection,
  row: CategoryRow,
  version: number,
  now: number,
): D1PreparedStatement[] {
  return [
    expectVersion(db, { siteId, collectionId }, row, version),
    keepCategoryAddresses(db, { siteId, now }, { collectionId, path: row.url_id }),
    db
      .prepare(
        `DELETE FROM categories WHERE site_id = ?1 AND id IN (
           SELECT ?4 UNION ALL SELECT id FROM categories WHERE ${BELOW})`,
      )
      .bind(siteId, collectionId, row.url_id, row.id),
  ];
}

function expectParent(
  db: D1Database,
  { siteId, collectionId }: Pick<Collection, 'siteId' | 'collectionId'>,
  { id, url_id }: CategoryPosition['parent'],
): D1PreparedStatement {
  const same = 'SELECT 1 FROM categories WHERE site_id = ?1 AND collection_id = ?2 AND id = ?3 AND url_id = ?4';
  return guard(db, siteId, { VERSION_STALE: `NOT EXISTS (${same})` }, collectionId, id, url_id);
}

function expectVersion(
  db: D1Database,
  { siteId, collectionId }: Pick<Collection, 'siteId' | 'collectionId'>,
  { id, url_id }: CategoryRow,
  version: number,
): D1PreparedStatement {
  const own = 'SELECT 1 FROM categories WHERE site_id = ?1 AND collection_id = ?2 AND id = ?3';
  return guard(
    db,
    siteId,
    {
      CATEGORY_NOT_FOUND: `NOT EXISTS (${own})`,
      VERSION_STALE: `NOT EXISTS (${own} AND version = ?4 AND url_id = ?5)`,
    },
    collectionId,
    id,
    version,
    url_id,
  );
}
