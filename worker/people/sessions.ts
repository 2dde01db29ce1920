import type { ListedSession } from '#runtime/contracts/contributors.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { sortableId } from '../db/sortable-id.ts';
import { randomToken, sha256 } from '../session/service.ts';
import type { PersonCall } from './person-call.ts';
import type { PersonRow, Policy, Proof, Shop } from './policy.ts';

/** The time of the last call is kept this exactly, so that not every call writes. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** A session and whose it is. */
export interface Session<Person> {
  id: string;
  tokenHash: string;
  /** When the person signed in: by password, passkey or a mailed link. */
  beganAt: number;
  expiresAt: number;
  isRemembered: boolean;
  person: Person;
}

interface SessionColumns {
  session_id: string;
  token_hash: string;
  is_remembered: number;
  began_at: number;
  seen_at: number;
  ends_at: number;
}

/**
 * Returns the token of a new session, which nobody sees again, and the statement that stores it and returns a row; none
 * where the password has been changed since so many changes, so that a sign-in with the old one ends with it.
 */
export function newSession(
  policy: Policy,
  { db, site, now, device }: Pick<PersonCall, 'db' | 'site' | 'now' | 'device'>,
  { id, passwordChanges }: { id: string; passwordChanges: number },
  proof: Proof,
): { token: string; statement: D1PreparedStatement } {
  const { sessions, people, personId, idleMs, mostMs } = policy;
  const token = randomToken();
  const more = Object.entries(policy.sessionColumns(proof));
  const names = more.map(([name]) => `, ${name}`).join('');
  const values = more.map(([, value]) => `, ${value}`).join('');
  const statement = db
    .prepare(
      `INSERT INTO ${sessions} (site_id, id, ${personId}, token_hash, device, created_at, seen_at, expires_at${names})
       SELECT ?1, ?2, ?3, ?4, ?7, ?5, ?5, ?6${values} FROM ${people}
       WHERE site_id = ?1 AND id = ?3 AND password_changes = ?8 RETURNING 1`,
    )
    .bind(
      site.siteId,
      sortableId(now),
      id,
      sha256(token),
      now,
      now + (proof.isRemembered ? mostMs : idleMs),
      device,
      passwordChanges,
    );
  return { token, statement };
}

/** Finds the session of a token, with its person, and records that it is used; undefined for one that is unknown or over. */
export async function findSession<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  { db, site, now }: Shop & { now: number },
  token: string,
): Promise<Session<Row & Found> | undefined> {
  const { sessions, people, personId, remembered } = policy;
  const found = Object.entries(policy.found).map(([name, sql]) => `, ${sql} AS ${name}`);
  const row = await db
    .prepare(
      `SELECT p.*, s.id AS session_id, s.token_hash, ${remembered} AS is_remembered, s.created_at AS began_at, s.seen_at,
         s.expires_at AS ends_at${found.join('')}
       FROM ${sessions} s JOIN ${people} p ON p.site_id = s.site_id AND p.id = s.${personId}
       WHERE s.site_id = ?1 AND s.token_hash = ?2 AND s.expires_at > ?3`,
    )
    .bind(site.siteId, sha256(token), now)
    .first<Row & Found & SessionColumns>();
  if (!row) return undefined;
  const expiresAt = now - row.seen_at > SEEN_EVERY_MS ? await extendSession(policy, db, row, now) : row.ends_at;
  const { session_id: id, token_hash: tokenHash, began_at: beganAt } = row;
  return { id, tokenHash, beganAt, expiresAt, isRemembered: row.is_remembered === 1, person: row };
}

/** Moves the end of a session that is not remembered, and returns it. */
async function extendSession(
  { sessions, idleMs, mostMs }: Policy,
  db: D1Database,
  row: PersonRow & SessionColumns,
  now: number,
): Promise<number> {
  const expiresAt = row.is_remembered ? row.ends_at : Math.min(now + idleMs, row.began_at + mostMs);
  await db
    .prepare(`UPDATE ${sessions} SET seen_at = ?3, expires_at = ?4 WHERE site_id = ?1 AND id = ?2`)
    .bind(row.site_id, row.session_id, now, expiresAt)
    .run();
  return expiresAt;
}

/** Names a session and the person whose it is. */
export interface OwnSession {
  id: string;
  personId: string;
}

/** Lists the sessions of a person, the last used first; the one that is named is the current one. */
export async function listSessions(
  { sessions, personId: column }: Policy,
  { db, site, now }: Shop & { now: number },
  { id: currentId, personId }: OwnSession,
): Promise<ListedSession[]> {
  const { results } = await db
    .prepare(
      `SELECT id, device, created_at, seen_at, expires_at FROM ${sessions}
       WHERE site_id = ?1 AND ${column} = ?2 AND expires_at > ?3 ORDER BY seen_at DESC, id DESC`,
    )
    .bind(site.siteId, personId, now)
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

/** Returns the statement that ends one session of a person, and returns a row; none for a session of somebody else. */
export function endSessionStatement(
  { sessions, personId: column }: Policy,
  { db, site }: Shop,
  { id, personId }: OwnSession,
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM ${sessions} WHERE site_id = ?1 AND ${column} = ?2 AND id = ?3 RETURNING 1`)
    .bind(site.siteId, personId, id);
}

/** Returns the statement that ends all sessions of a person. */
export function endSessionsStatement(
  { sessions, personId: column }: Policy,
  { db, site }: Shop,
  personId: string,
): D1PreparedStatement {
  return db.prepare(`DELETE FROM ${sessions} WHERE site_id = ?1 AND ${column} = ?2`).bind(site.siteId, personId);
}

/** Returns the statement that ends all sessions of a person but the one that is named. */
export function endOtherSessionsStatement(
  { sessions, personId: column }: Policy,
  { db, site }: Shop,
  { id, personId }: OwnSession,
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM ${sessions} WHERE site_id = ?1 AND ${column} = ?2 AND id <> ?3`)
    .bind(site.siteId, personId, id);
}

/** Returns the statement that ends the session of a token, which the browser sent while somebody signs in. */
export function endTokenStatement({ sessions }: Policy, { db, site }: Shop, token: string): D1PreparedStatement {
  return db.prepare(`DELETE FROM ${sessions} WHERE site_id = ?1 AND token_hash = ?2`).bind(site.siteId, sha256(token));
}
