/** Deletes a person's memberships. */
export function eraseMembershipsStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    db
      .prepare('DELETE FROM memberships INDEXED BY memberships_by_person WHERE site_id = ?1 AND email = ?2')
      .bind(siteId, email.trim().toLowerCase()),
  ];
}
