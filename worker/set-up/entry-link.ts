import { DAY_MS } from '#runtime/domain/durations.ts';
import { randomToken, sha256 } from '../session/service.ts';
import type { SqlStatement } from './new-site.ts';

/** Path of the page that entry links open. */
export const ENTRY_PATH = '/set-up';
/** How long an entry link works. */
const LIFETIME_MS = DAY_MS;

/** What a link leads to: the first shop of a Worker, or a sign-in of a shop's owner. */
export type EntryPurpose = 'create' | 'recover';

export interface NewEntryLink {
  /** Its address on the shop's host: '/set-up?token=…'. Nobody sees it again. */
  path: string;
  /** The first one stores the link where it may be stored, and returns a row then; the others end earlier links of its kind. */
  statements: SqlStatement[];
}

/**
 * Returns a link for whoever may write to the database. One that creates the first shop is stored only while there is no
 * shop, with the site ''; one for an owner who is locked out only where the site exists.
 */
export function newEntryLink(purpose: EntryPurpose, siteId: string, now: number): NewEntryLink {
  const token = randomToken();
  const tokenHash = sha256(token);
  const isAllowed =
    purpose === 'create'
      ? "?1 = '' AND NOT EXISTS (SELECT 1 FROM sites)"
      : 'EXISTS (SELECT 1 FROM sites WHERE site_id = ?1)';
  return {
    path: `${ENTRY_PATH}?${new URLSearchParams({ token })}`,
    statements: [
      {
        sql: `INSERT INTO entry_links (site_id, token_hash, purpose, created_at, expires_at)
          SELECT ?1, ?2, ?3, ?4, ?5 WHERE ${isAllowed} RETURNING 1 AS is_stored`,
        values: [siteId, tokenHash, purpose, now, now + LIFETIME_MS],
      },
      {
        sql: 'DELETE FROM entry_links WHERE site_id = ?1 AND token_hash <> ?2 AND purpose = ?3 AND used_at IS NULL',
        values: [siteId, tokenHash, purpose],
      },
    ],
  };
}
