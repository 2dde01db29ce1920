import type { ItemOrderKind } from '#runtime/contracts/enumerations.ts';

/** Dates as positions: seconds, so that the newest comes first, and that events stand in the order of their end. */
const POSITIONS = {
  newest: '-CAST(published_at / 1000 AS INTEGER)',
  date: 'CAST(COALESCE(ends_at, starts_at, published_at) / 1000 AS INTEGER)',
} as const;

/**
 * Returns the SQL of an item's position, where the dates of the item are these SQL values and its collection has the id
 * `collection`. `otherwise` is its position in a collection in the owner's order.
 */
export function positionSql(collection: string, otherwise: string, dates: Readonly<Record<string, string>>): string {
  const withDates = (sql: string) => sql.replace(/\w+_at/g, (name) => dates[name] ?? 'NULL');
  return `CASE (SELECT options ->> 'order' FROM collections WHERE site_id = ?1 AND id = ${collection})
    WHEN 'newest' THEN ${withDates(POSITIONS.newest)} WHEN 'date' THEN ${withDates(POSITIONS.date)} ELSE ${otherwise} END`;
}

/**
 * Returns the statement that puts all items of a collection into an order that it did not have. In the owner's order
 * they stay as they were, with positions from 0 on.
 */
export function positionsStatement(
  db: D1Database,
  siteId: string,
  collectionId: string,
  order: ItemOrderKind,
): D1PreparedStatement {
  if (order !== 'owner') {
    return db
      .prepare(
        `UPDATE items INDEXED BY items_by_collection SET position = ${POSITIONS[order]}
         WHERE site_id = ?1 AND collection_id = ?2 AND position <> ${POSITIONS[order]}`,
      )
      .bind(siteId, collectionId);
  }
  return db
    .prepare(
      `UPDATE items SET position = own.place
       FROM (SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS place
         FROM items WHERE site_id = ?1 AND collection_id = ?2) AS own
       WHERE items.site_id = ?1 AND items.id = own.id AND items.position <> own.place`,
    )
    .bind(siteId, collectionId);
}
