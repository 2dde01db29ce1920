import type { OwnerPopup, PopupDefinition } from '#runtime/contracts/popup.ts';

interface PopupRow {
  id: string;
  definition: string;
  version: number;
  created_at: number;
  updated_at: number;
}

/** Reads all popups of a site, the oldest first. */
export async function listPopups(db: D1Database, siteId: string): Promise<OwnerPopup[]> {
  const { results } = await db
    .prepare('SELECT * FROM popups WHERE site_id = ?1 ORDER BY created_at, id')
    .bind(siteId)
    .all<PopupRow>();
  return results.map(toPopup);
}

export async function findPopup(db: D1Database, siteId: string, id: string): Promise<OwnerPopup | undefined> {
  const row = await db
    .prepare('SELECT * FROM popups WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<PopupRow>();
  return row ? toPopup(row) : undefined;
}

function toPopup(row: PopupRow): OwnerPopup {
  const definition: PopupDefinition = JSON.parse(row.definition);
  return {
    id: row.id,
    ...definition,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
