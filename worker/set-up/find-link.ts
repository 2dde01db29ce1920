import { guard } from '../db/guards.ts';
import { isToken, sha256 } from '../session/service.ts';
import type { EntryPurpose } from './entry-link.ts';

/** An entry link as it is called. */
export interface EntryLink {
  /** '' of a link that creates the first shop. */
  siteId: string;
  tokenHash: string;
  purpose: EntryPurpose;
}

/** A link that was found, and whether it opens anything still. */
export type FoundLink = { state: 'works'; link: EntryLink } | { state: 'used' } | { state: 'over' };

/**
 * Finds the link of a token on the host of a site, or on that of no site (''). A link that creates the first shop is used
 * once there is a shop.
 */
export async function findLink(db: D1Database, token: string, siteId: string, now: number): Promise<FoundLink> {
  if (!isToken(token)) return { state: 'over' };
  const tokenHash = sha256(token);
  const row = await db
    .prepare(
      `SELECT site_id, purpose, expires_at, used_at, purpose = 'create' AND EXISTS (SELECT 1 FROM sites) AS has_shop
       FROM entry_links WHERE site_id IN ('', ?1) AND token_hash = ?2`,
    )
    .bind(siteId, tokenHash)
    .first<{ site_id: string; purpose: EntryPurpose; expires_at: number; used_at: number | null; has_shop: number }>();
  if (!row) return { state: 'over' };
  if (row.used_at !== null || row.has_shop === 1) return { state: 'used' };
  if (row.expires_at <= now) return { state: 'over' };
  return { state: 'works', link: { siteId: row.site_id, tokenHash, purpose: row.purpose } };
}

/**
 * Returns the statements that use a link up. They fail the whole batch with ENTRY_LINK_OVER where another call has done so
 * meanwhile, or where the link creates a shop and there is one.
 */
export function linkUsedStatements(
  db: D1Database,
  { siteId, tokenHash, purpose }: EntryLink,
  now: number,
): D1PreparedStatement[] {
  const works = `EXISTS (SELECT 1 FROM entry_links
    WHERE site_id = ?1 AND token_hash = ?2 AND used_at IS NULL AND expires_at > ?3)`;
  const hasShop = purpose === 'create' ? 'EXISTS (SELECT 1 FROM sites)' : '0';
  return [
    guard(db, siteId, { ENTRY_LINK_OVER: `NOT ${works} OR ${hasShop}` }, tokenHash, now),
    db
      .prepare('UPDATE entry_links SET used_at = ?3 WHERE site_id = ?1 AND token_hash = ?2')
      .bind(siteId, tokenHash, now),
  ];
}
