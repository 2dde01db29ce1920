import type {
  Confirmation,
  ConfirmationMeans,
  ContributorSession,
  ListedSession,
} from '#runtime/contracts/contributors.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { randomToken, sha256, sign } from '../session/service.ts';
import { confirmationOf, HAS_PASSKEY } from './confirmation.ts';
import { type ContributorRow, toContributor } from './contributor.ts';
import type { ContributorCall } from './contributor-call.ts';

/** How long a session lasts without a call, and at most. */
const IDLE_MS = 2 * HOUR_MS;
const MOST_MS = 12 * HOUR_MS;
/** The time of the last call is kept this exactly, so that not every call writes. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export interface FoundSession {
  id: string;
  tokenHash: string;
  expiresAt: number;
  confirmation: Confirmation;
  contributor: ContributorRow;
}

interface FoundRow extends ContributorRow {
  session_id: string;
  began_at: number;
  seen_at: number;
  expires_at: number;
  confirmed_at: number;
  has_passkey: number;
}

/**
 * Returns a new session's token, and the statement that stores it and returns a row; none where the password has been
 * changed since so many changes. The proof it begins with confirms who the person is, but for the password of somebody
 * who has a passkey.
 */
export function newSession(
  { db, site, now, device }: ContributorCall,
  { contributorId, passwordChanges, by }: { contributorId: string; passwordChanges: number; by: ConfirmationMeans },
): { token: string; statement: D1PreparedStatement } {
  const token = randomToken();
  const isConfirmed = by === 'passkey' ? 'true' : `NOT ${HAS_PASSKEY}`;
  const statement = db
    .prepare(
      `INSERT INTO contributor_sessions (site_id, id, token_hash, contributor_id, created_at, seen_at, expires_at, device,
         confirmed_at)
       SELECT ?1, ?8, ?2, ?3, ?4, ?4, ?5, ?7, iif(${isConfirmed}, ?4, 0) FROM contributors
       WHERE site_id = ?1 AND id = ?3 AND password_changes = ?6 RETURNING 1`,
    )
    .bind(site.siteId, sha256(token), contributorId, now, now + IDLE_MS, passwordChanges, device, sortableId(now));
  return { token, statement };
}

/** Finds the session of a token and notes that it is used; undefined for one that is unknown or over. */
export async function findSession(
  db: D1Database,
  siteId: string,
  token: string,
  now: number,
): Promise<FoundSession | undefined> {
  const tokenHash = sha256(token);
  const row = await db
    .prepare(
      `SELECT c.*, s.id AS session_id, s.created_at AS began_at, s.seen_at, s.expires_at, s.confirmed_at,
         EXISTS (SELECT 1 FROM passkeys p WHERE p.site_id = s.site_id AND p.contributor_id = s.contributor_id) AS has_passkey
       FROM contributor_sessions s
       JOIN contributors c ON c.site_id = s.site_id AND c.id = s.contributor_id
       WHERE s.site_id = ?1 AND s.token_hash = ?2 AND s.expires_at > ?3`,
    )
    .bind(siteId, tokenHash, now)
    .first<FoundRow>();
  if (!row) return undefined;
  const isNoted = now - row.seen_at <= SEEN_EVERY_MS;
  const expiresAt = isNoted ? row.expires_at : Math.min(now + IDLE_MS, row.began_at + MOST_MS);
  if (!isNoted) {
    await db
      .prepare('UPDATE contributor_sessions SET seen_at = ?3, expires_at = ?4 WHERE site_id = ?1 AND token_hash = ?2')
      .bind(siteId, tokenHash, now, expiresAt)
      .run();
  }
  const confirmation = confirmationOf(row.confirmed_at, row.has_passkey === 1, now);
  return { id: row.session_id, tokenHash, expiresAt, confirmation, contributor: row };
}

/** Lists the sessions of a person, the last used first. */
export async function listSessions(
  { db, site, now }: ContributorCall,
  { id: currentId, contributor }: FoundSession,
): Promise<ListedSession[]> {
  const { results } = await db
    .prepare(
      `SELECT id, device, created_at, seen_at, expires_at FROM contributor_sessions
       WHERE site_id = ?1 AND contributor_id = ?2 AND expires_at > ?3 ORDER BY seen_at DESC, id DESC`,
    )
    .bind(site.siteId, contributor.id, now)
    .all<{ id: string; device: string; created_at: number; seen_at: number; expires_at: number }>();
  return results.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    isCurrent: row.id === currentId,
  }));
}

/** Ends one session of a person. Throws SESSION_NOT_FOUND, also for one of somebody else. */
export async function endSession({ db, site }: ContributorCall, contributorId: string, id: string): Promise<void> {
  const ended = await db
    .prepare('DELETE FROM contributor_sessions WHERE site_id = ?1 AND contributor_id = ?2 AND id = ?3 RETURNING 1')
    .bind(site.siteId, contributorId, id)
    .first();
  if (!ended) throw new ApiError('SESSION_NOT_FOUND');
}

/** Ends all sessions of a person but this one. */
export async function endOtherSessions(
  { db, site }: ContributorCall,
  { id, contributor }: FoundSession,
): Promise<void> {
  await db
    .prepare('DELETE FROM contributor_sessions WHERE site_id = ?1 AND contributor_id = ?2 AND id <> ?3')
    .bind(site.siteId, contributor.id, id)
    .run();
}

/** Returns the statement that ends the session of a token. */
export function endTokenStatement(db: D1Database, siteId: string, token: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM contributor_sessions WHERE site_id = ?1 AND token_hash = ?2')
    .bind(siteId, sha256(token));
}

/** Returns the statement that ends all sessions of a person. */
export function endAllStatement(db: D1Database, siteId: string, contributorId: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM contributor_sessions WHERE site_id = ?1 AND contributor_id = ?2')
    .bind(siteId, contributorId);
}

export function xsrfTokenOf(secret: string, siteId: string, tokenHash: string): string {
  return sign(secret, 'contributor-xsrf', siteId, tokenHash);
}

/** Returns what a page may know of its session. */
export function toSession(
  secret: string,
  { tokenHash, expiresAt, confirmation, contributor }: FoundSession,
): ContributorSession {
  return {
    contributor: toContributor(contributor),
    xsrfToken: xsrfTokenOf(secret, contributor.site_id, tokenHash),
    expiresAt,
    confirmation,
  };
}
