import { randomToken, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { CONTRIBUTOR_PASSWORD_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { ContributorRow } from './contributor.ts';

/** Returns a link for a mail and the statement that stores it. */
export async function newLink(
  { db, env, site, now }: ShopCall,
  { contributorId, origin, lifetimeMs }: { contributorId: string; origin: string; lifetimeMs: number },
): Promise<{ url: string; statement: D1PreparedStatement }> {
  const token = randomToken();
  return {
    url: `${await linkBase(env, site, origin)}${CONTRIBUTOR_PASSWORD_PATH}?token=${token}`,
    statement: db
      .prepare(
        'INSERT INTO contributor_links (site_id, token_hash, contributor_id, expires_at) VALUES (?1, ?2, ?3, ?4)',
      )
      .bind(site.siteId, sha256(token), contributorId, now + lifetimeMs),
  };
}

/** Finds the person of a link; undefined for one that is unknown, used or expired. */
export async function findLinked(
  db: D1Database,
  siteId: string,
  token: string,
  now: number,
): Promise<ContributorRow | undefined> {
  const row = await db
    .prepare(
      `SELECT c.* FROM contributor_links l JOIN contributors c ON c.site_id = l.site_id AND c.id = l.contributor_id
       WHERE l.site_id = ?1 AND l.token_hash = ?2 AND l.expires_at > ?3`,
    )
    .bind(siteId, sha256(token), now)
    .first<ContributorRow>();
  return row ?? undefined;
}

/** Uses a link up; false if another call has done so meanwhile. */
export async function spendLink(db: D1Database, siteId: string, token: string): Promise<boolean> {
  const spent = await db
    .prepare('DELETE FROM contributor_links WHERE site_id = ?1 AND token_hash = ?2 RETURNING 1')
    .bind(siteId, sha256(token))
    .first();
  return spent !== null;
}

export function forgetLinksStatement(db: D1Database, siteId: string, contributorId: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM contributor_links WHERE site_id = ?1 AND contributor_id = ?2')
    .bind(siteId, contributorId);
}
