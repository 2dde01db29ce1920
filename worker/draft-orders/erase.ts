/** Deletes the drafts that an owner has written for a person and that were never paid. Placed orders stay. */
export function eraseDraftsStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `DELETE FROM draft_orders INDEXED BY draft_orders_by_email WHERE site_id = ?1 AND email = ?2 AND email <> ''`,
      )
      .bind(siteId, email),
  ];
}
