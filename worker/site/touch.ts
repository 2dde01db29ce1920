/**
 * Returns the statement that counts up a site's `updated_at`, in the batch of a change that its pages show: it is part
 * of every page's ETag. It rises with each change, also where two are made in one millisecond.
 */
export function siteTouched(db: D1Database, siteId: string, now: number): D1PreparedStatement {
  return db.prepare('UPDATE sites SET updated_at = max(updated_at + 1, ?2) WHERE site_id = ?1').bind(siteId, now);
}
