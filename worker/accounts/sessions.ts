import type { SiteUserSession } from '#runtime/contracts/account.ts';
import { HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { sortableId } from '../db/sortable-id.ts';
import { randomToken, sha256, sign } from '../session/service.ts';
import type { AccountCall } from './account-call.ts';
import type { SiteUserRow } from './site-user.ts';

/** How long a session lasts at most. */
export const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** How long one that is not remembered lasts without a call. */
export const IDLE_MS = 12 * HOUR_MS;
/** The time of the last call is kept this exactly, so that not every call writes. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** A session and its user. */
export interface Session {
  id: string;
  /** When the person signed in: by password, passkey or a mailed link. */
  beganAt: number;
  isRemembered: boolean;
  tokenHash: string;
  expiresAt: number;
  user: SiteUserRow;
}

/** A session that has just begun; nobody sees the token again. */
export interface NewSession {
  id: string;
  token: string;
  isRemembered: boolean;
  expiresAt: number;
}

interface SessionRow extends SiteUserRow {
  session_id: string;
  token_hash: string;
  remembered: number;
  began_at: number;
  seen_at: number;
  expires_at: number;
}

/**
 * Returns a new session, and the statement that stores it and returns a row; none where the password has been changed
 * since so many changes, so that a sign-in with the old one ends with it.
 */
export function newSession(
  { db, site, now, device }: AccountCall,
  { userId, passwordChanges }: { userId: string; passwordChanges: number },
  isRemembered: boolean,
): { session: NewSession; statement: D1PreparedStatement } {
  const session = {
    id: sortableId(now),
    token: randomToken(),
    isRemembered,
    expiresAt: now + (isRemembered ? REMEMBERED_MS : IDLE_MS),
  };
  const statement = db
    .prepare(
      `INSERT INTO site_user_sessions (site_id, id, user_id, token_hash, device, remembered, created_at, seen_at, expires_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8 FROM site_users
       WHERE site_id = ?1 AND id = ?3 AND password_changes = ?9 RETURNING 1`,
    )
    .bind(
      ...[site.siteId, session.id, userId, sha256(session.token), device, Number(isRemembered), now],
      ...[session.expiresAt, passwordChanges],
    );
  return { session, statement };
}

/** Finds the session of a token, with its user, and notes that it is used; undefined for one that is unknown or over. */
export async function findSession(
  db: D1Database,
  siteId: string,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const row = await db
    .prepare(
      `SELECT u.*, s.id AS session_id, s.token_hash, s.remembered, s.created_at AS began_at, s.seen_at, s.expires_at
       FROM site_user_sessions s JOIN site_users u ON u.site_id = s.site_id AND u.id = s.user_id
       WHERE s.site_id = ?1 AND s.token_hash = ?2 AND s.expires_at > ?3`,
    )
    .bind(siteId, sha256(token), now)
    .first<SessionRow>();
  if (!row) return undefined;
  const expiresAt = now - row.seen_at > SEEN_EVERY_MS ? await noteUse(db, row, now) : row.expires_at;
  const { session_id: id, token_hash: tokenHash, began_at: beganAt } = row;
  return { id, tokenHash, beganAt, isRemembered: row.remembered === 1, expiresAt, user: row };
}

/** Moves the end of a session that is not remembered, and returns it. */
async function noteUse(db: D1Database, row: SessionRow, now: number): Promise<number> {
  const expiresAt = row.remembered ? row.expires_at : Math.min(now + IDLE_MS, row.began_at + REMEMBERED_MS);
  await db
    .prepare('UPDATE site_user_sessions SET seen_at = ?3, expires_at = ?4 WHERE site_id = ?1 AND id = ?2')
    .bind(row.site_id, row.session_id, now, expiresAt)
    .run();
  return expiresAt;
}

export async function listSessions(
  db: D1Database,
  siteId: string,
  { id: currentId, userId }: { id: string; userId: string },
  now: number,
): Promise<SiteUserSession[]> {
  const { results } = await db
    .prepare(
      `SELECT id, device, created_at, seen_at, expires_at FROM site_user_sessions
       WHERE site_id = ?1 AND user_id = ?2 AND expires_at > ?3 ORDER BY seen_at DESC, id DESC`,
    )
    .bind(siteId, userId, now)
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

/** Returns the statement that ends one session of a person. */
export function endSessionStatement(
  db: D1Database,
  siteId: string,
  { userId, id }: { userId: string; id: string },
): D1PreparedStatement {
  return db
    .prepare('DELETE FROM site_user_sessions WHERE site_id = ?1 AND user_id = ?2 AND id = ?3 RETURNING 1')
    .bind(siteId, userId, id);
}

/** Returns the statement that ends all sessions of a person. */
export function endSessionsStatement(db: D1Database, siteId: string, userId: string): D1PreparedStatement {
  return db.prepare('DELETE FROM site_user_sessions WHERE site_id = ?1 AND user_id = ?2').bind(siteId, userId);
}

/** Returns the statement that ends the session of a token, which the browser sent while somebody signs in. */
export function endTokenStatement(db: D1Database, siteId: string, token: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM site_user_sessions WHERE site_id = ?1 AND token_hash = ?2')
    .bind(siteId, sha256(token));
}

/** Returns the XSRF token of a session. */
export function xsrfTokenOf(secret: string, siteId: string, tokenHash: string): string {
  return sign(secret, 'site-user-xsrf', siteId, tokenHash);
}
