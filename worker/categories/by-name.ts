import { CATEGORY_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { segmentOf } from './address.ts';
import { createCategory } from './owner-service.ts';

/** The names of a category and of those above it, from the highest down. */
export type CategoryPath = readonly string[];

interface NamedRow {
  id: string;
  parent_id: string | null;
  display_name: string;
  url_id: string;
}

/**
 * Finds categories of a collection by their names, or by the parts of their addresses. Answers the id for each path in
 * its place, and undefined for one that does not exist.
 */
export async function findByNames(
  call: OwnerCall,
  collectionId: string,
  paths: readonly CategoryPath[],
): Promise<(string | undefined)[]> {
  if (paths.length === 0) return [];
  const rows = await readNames(call, collectionId);
  const root = rows.find(({ parent_id: parent }) => parent === null);
  return paths.map((path) => path.reduce((above, name) => above && childOf(rows, above, name), root)?.id);
}

/** Finds a category by its names, and creates it and those above it where they do not exist. Answers its id. */
export async function findOrCreate(call: OwnerCall, collectionId: string, path: CategoryPath): Promise<string> {
  if (path.some((name) => name.length > CATEGORY_NAME_MAX_LENGTH)) {
    throw new ApiError('INVALID_REQUEST', { fields: ['categories'] });
  }
  const creation = { ...call, idempotency: undefined };
  let id = '';
  for (let length = 1; length <= path.length; length++) {
    const [found] = await findByNames(call, collectionId, [path.slice(0, length)]);
    const displayName = path[length - 1] ?? '';
    const place = { displayName, parentCategoryId: id, pageRendering: 'LIST_VIEW' as const, displayIndex: 1 };
    id = found ?? (await createCategory(creation, collectionId, place)).id;
  }
  return id;
}

function childOf(rows: readonly NamedRow[], { id }: NamedRow, name: string): NamedRow | undefined {
  const children = rows.filter(({ parent_id: parent }) => parent === id);
  const segment = segmentOf(name);
  const lastPart = ({ url_id: url }: NamedRow) => url.slice(url.lastIndexOf('/') + 1);
  return children.find((row) => row.display_name === name) ?? children.find((row) => lastPart(row) === segment);
}

async function readNames({ db, site }: OwnerCall, collectionId: string): Promise<NamedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, parent_id, display_name, url_id FROM categories
       WHERE site_id = ?1 AND collection_id = ?2 ORDER BY url_id`,
    )
    .bind(site.siteId, collectionId)
    .all<NamedRow>();
  return results;
}
