/** Deletes a person's memberships, also those of areas in the bin. */
export function eraseMembershipsStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  const person = email.trim().toLowerCase();
  return [
    db
      .prepare('DELETE FROM memberships INDEXED BY memberships_by_person WHERE site_id = ?1 AND email = ?2')
      .bind(siteId, person),
    db.prepare("DELETE FROM bin_parts WHERE site_id = ?1 AND type = 'membership' AND id = ?2").bind(siteId, person),
  ];
}
