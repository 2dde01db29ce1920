import type { RestockSignUp, RestockStatus } from '#runtime/contracts/restock.ts';
import { countedAddress } from '#runtime/domain/email.ts';

export interface SignUp {
  id: string;
  status: RestockStatus;
  askedAt: number;
  confirmedAt: number | null;
}

interface SignUpRow {
  id: string;
  email: string;
  language: string;
  status: RestockStatus;
  created_at: number;
  asked_at: number;
  confirmed_at: number | null;
  notified_at: number | null;
}

export async function findSignUp(
  db: D1Database,
  siteId: string,
  { variantId, email }: { variantId: string; email: string },
): Promise<SignUp | undefined> {
  const row = await db
    .prepare('SELECT * FROM restock_sign_ups WHERE site_id = ?1 AND email = ?2 AND variant_id = ?3')
    .bind(siteId, email, variantId)
    .first<SignUpRow>();
  if (!row) return undefined;
  return { id: row.id, status: row.status, askedAt: row.asked_at, confirmedAt: row.confirmed_at };
}

/** Counts the sign-ups of a mailbox: of all addresses that count as this one. */
export async function countSignUps(db: D1Database, siteId: string, email: string): Promise<number> {
  const counted = countedAddress(email);
  const [user = '', domain = ''] = counted.split('@');
  // A comma is the sign behind the plus sign, so that the index finds what begins with the two.
  const found = await db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM restock_sign_ups WHERE site_id = ?1 AND email = ?2) +
         (SELECT COUNT(*) FROM restock_sign_ups
          WHERE site_id = ?1 AND email > ?3 || '+' AND email < ?3 || ',' AND substr(email, -length(?4)) = ?4) AS n`,
    )
    .bind(siteId, counted, user, `@${domain}`)
    .first<number>('n');
  return found ?? 0;
}

interface NewSignUp {
  id: string;
  variantId: string;
  email: string;
  language: string;
  origin: string;
  status: 'unconfirmed' | 'waiting';
  /** Whether the address's owner gets a mail that asks for a confirmation. */
  isAsked: boolean;
}

/**
 * Writes a sign-up, unless the variant has come back meanwhile. A person who waits already keeps waiting; one who had
 * the mail waits for the next restock.
 */
export function signUpStatement(
  db: D1Database,
  siteId: string,
  { id, variantId, email, language, origin, status, isAsked }: NewSignUp,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO restock_sign_ups (site_id, id, variant_id, email, language, origin, status, created_at, asked_at)
       SELECT ?1, ?2, v.id, ?4, ?5, ?9, ?6, ?7, ?7 FROM variants v
       WHERE v.site_id = ?1 AND v.id = ?3 AND v.unlimited = 0 AND v.qty_in_stock = 0
       ON CONFLICT (site_id, email, variant_id) DO UPDATE
       SET language = ?5, origin = ?9, asked_at = iif(?8 OR ?6 = 'waiting', ?7, asked_at),
         status = iif(status = 'waiting', status, ?6)`,
    )
    .bind(siteId, id, variantId, email, language, status, now, Number(isAsked), origin);
}

/** Reads one page of a variant's sign-ups, oldest first, after the one with the id `cursor`. */
export async function listSignUps(
  db: D1Database,
  siteId: string,
  { variantId, cursor = '', limit }: { variantId: string; cursor?: string | undefined; limit: number },
): Promise<RestockSignUp[]> {
  const { results } = await db
    .prepare('SELECT * FROM restock_sign_ups WHERE site_id = ?1 AND variant_id = ?2 AND id > ?3 ORDER BY id LIMIT ?4')
    .bind(siteId, variantId, cursor, limit)
    .all<SignUpRow>();
  return results.map((row) => ({
    id: row.id,
    siteVisitorEmail: row.email,
    status: row.status,
    language: row.language,
    createdAt: row.created_at,
    notifiedAt: row.notified_at,
  }));
}

/**
 * Confirms the sign-up of a link; false if it was deleted or asked for anew. Where the variant is back already, the
 * person is part of the next wave.
 */
export async function confirm(
  db: D1Database,
  siteId: string,
  { signUpId, askedAt }: { signUpId: string; askedAt: number },
  now: number,
): Promise<boolean> {
  const [confirmed] = await db.batch([
    db
      .prepare(
        `UPDATE restock_sign_ups SET confirmed_at = COALESCE(confirmed_at, ?4),
           status = iif(status = 'unconfirmed', 'waiting', status)
         WHERE site_id = ?1 AND id = ?2 AND asked_at >= ?3 RETURNING 1`,
      )
      .bind(siteId, signUpId, askedAt, now),
    db
      .prepare(
        `UPDATE restock_groups SET due_at = COALESCE(due_at, 0)
         WHERE site_id = ?1 AND waiting > 0 AND variant_id = (
           SELECT s.variant_id FROM restock_sign_ups s JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id
           WHERE s.site_id = ?1 AND s.id = ?2 AND (v.unlimited = 1 OR v.qty_in_stock > 0))`,
      )
      .bind(siteId, signUpId),
  ]);
  return (confirmed?.results.length ?? 0) > 0;
}

/** Deletes all sign-ups of an address. */
export async function stopAll(db: D1Database, siteId: string, email: string): Promise<void> {
  await db.prepare('DELETE FROM restock_sign_ups WHERE site_id = ?1 AND email = ?2').bind(siteId, email).run();
}
