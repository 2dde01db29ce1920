import type { CategoryPath } from './by-name.ts';

/** Reads the names of each category of a shop, from the highest down, by its id. Roots have none. */
export async function namePaths(db: D1Database, siteId: string): Promise<ReadonlyMap<string, CategoryPath>> {
  const { results } = await db
    .prepare('SELECT id, parent_id, display_name FROM categories WHERE site_id = ?1')
    .bind(siteId)
    .all<{ id: string; parent_id: string | null; display_name: string }>();
  const rows = new Map(results.map((row) => [row.id, row]));
  const pathOf = (id: string): string[] => {
    const row = rows.get(id);
    return row?.parent_id ? [...pathOf(row.parent_id), row.display_name] : [];
  };
  return new Map(results.map(({ id }) => [id, pathOf(id)]));
}
