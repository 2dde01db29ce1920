import { sha256 } from '../session/service.ts';

/** Buyers who want no more requests for reviews. An address is stored as a hash, because only the repeat of it counts. */
function hashOf(siteId: string, email: string): string {
  return sha256(`review refusal|${siteId}|${email}`);
}

/** Returns the statements after which a buyer is not asked for reviews, for any order of the site. */
export function refuseStatements(db: D1Database, siteId: string, email: string, now: number): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO review_refusals (site_id, email_hash, created_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (site_id, email_hash) DO NOTHING`,
      )
      .bind(siteId, hashOf(siteId, email), now),
    db
      .prepare('UPDATE orders INDEXED BY orders_by_email SET review_due_at = NULL WHERE site_id = ?1 AND email = ?2')
      .bind(siteId, email),
    db
      .prepare(
        `DELETE FROM outbox INDEXED BY outbox_by_recipient
         WHERE site_id = ?1 AND recipient = ?2 AND kind = 'review-request' AND status = 'waiting'`,
      )
      .bind(siteId, email),
  ];
}

export async function hasRefused(db: D1Database, siteId: string, email: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM review_refusals WHERE site_id = ?1 AND email_hash = ?2')
    .bind(siteId, hashOf(siteId, email))
    .first();
  return found !== null;
}
