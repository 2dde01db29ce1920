import { MAX_PASSKEYS, type Passkey } from '#runtime/contracts/passkeys.ts';
import { guard } from '../db/guards.ts';
import type { Audience, Subject } from './subject.ts';

export interface PasskeyRow {
  site_id: string;
  id: string;
  user_id: string | null;
  contributor_id: string | null;
  /** Base64url, as authenticators name it. */
  credential_id: string;
  /** Base64url of the key in COSE. */
  public_key: string;
  counter: number;
  /** JSON of the ways to reach the authenticator: '["internal"]'. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** The tables of the people, and the column that names them. */
const OWNERS: Readonly<Record<Audience, { column: 'user_id' | 'contributor_id'; table: string }>> = {
  'site-user': { column: 'user_id', table: 'site_users' },
  contributor: { column: 'contributor_id', table: 'contributors' },
};

export function toPasskey({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, usedAt: used_at };
}

/** Reads the passkeys of a person, the newest first. */
export async function findPasskeys(
  db: D1Database,
  siteId: string,
  { audience, id }: Subject,
): Promise<readonly PasskeyRow[]> {
  const { results } = await db
    .prepare(`SELECT * FROM passkeys WHERE site_id = ?1 AND ${OWNERS[audience].column} = ?2 ORDER BY id DESC`)
    .bind(siteId, id)
    .all<PasskeyRow>();
  return results;
}

/** Finds a passkey of an audience by what its authenticator calls it. */
export async function findByCredential(
  db: D1Database,
  siteId: string,
  audience: Audience,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const row = await db
    .prepare(
      `SELECT * FROM passkeys WHERE site_id = ?1 AND credential_id = ?2 AND ${OWNERS[audience].column} IS NOT NULL`,
    )
    .bind(siteId, credentialId)
    .first<PasskeyRow>();
  return row ?? undefined;
}

export type NewPasskey = Omit<PasskeyRow, 'site_id' | 'user_id' | 'contributor_id' | 'used_at'>;

/**
 * Returns the statements that store a passkey. Their batch fails with PASSKEYS_FULL, with PASSKEY_EXISTS, and with
 * SIGN_IN_NEEDED where the person was deleted meanwhile.
 */
export function insertStatements(
  db: D1Database,
  siteId: string,
  { audience, id: subjectId }: Subject,
  passkey: NewPasskey,
): D1PreparedStatement[] {
  const { column, table } = OWNERS[audience];
  const { id, credential_id, public_key, counter, transports, name, created_at } = passkey;
  return [
    guard(
      db,
      siteId,
      {
        SIGN_IN_NEEDED: `NOT EXISTS (SELECT 1 FROM ${table} WHERE site_id = ?1 AND id = ?2)`,
        PASSKEY_EXISTS: 'EXISTS (SELECT 1 FROM passkeys WHERE site_id = ?1 AND credential_id = ?3)',
        PASSKEYS_FULL: `(SELECT COUNT(*) FROM passkeys WHERE site_id = ?1 AND ${column} = ?2) >= ${MAX_PASSKEYS}`,
      },
      subjectId,
      credential_id,
    ),
    db
      .prepare(
        `INSERT INTO passkeys (site_id, id, ${column}, credential_id, public_key, counter, transports, name, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
      )
      .bind(siteId, id, subjectId, credential_id, public_key, counter, transports, name, created_at),
  ];
}

/** Records that a passkey has signed in; false where it was removed meanwhile, or its counter has not gone on. */
export async function recordUse(
  db: D1Database,
  { site_id, id }: PasskeyRow,
  { counter, now }: { counter: number; now: number },
): Promise<boolean> {
  const recorded = await db
    .prepare(
      `UPDATE passkeys SET counter = ?3, used_at = ?4
       WHERE site_id = ?1 AND id = ?2 AND (counter < ?3 OR (counter = 0 AND ?3 = 0)) RETURNING 1`,
    )
    .bind(site_id, id, counter, now)
    .first();
  return recorded !== null;
}

/** Returns the statements that remove a passkey of a person. Their batch fails with PASSKEY_NOT_FOUND. */
export function deleteStatements(
  db: D1Database,
  siteId: string,
  { audience, id: subjectId }: Subject,
  id: string,
): D1PreparedStatement[] {
  const own = `FROM passkeys WHERE site_id = ?1 AND ${OWNERS[audience].column} = ?2 AND id = ?3`;
  return [
    guard(db, siteId, { PASSKEY_NOT_FOUND: `NOT EXISTS (SELECT 1 ${own})` }, subjectId, id),
    db.prepare(`DELETE ${own}`).bind(siteId, subjectId, id),
  ];
}
