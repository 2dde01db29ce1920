import type { SiteUser } from '#runtime/contracts/account.ts';
import type { Secrets } from '../session/service.ts';
import { type Place, seal, unseal } from '../session/service.ts';

export interface SiteUserRow {
  site_id: string;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  sealed_password: string | null;
  password_changes: number;
  sealed_cart: string | null;
  confirmed_at: number | null;
  created_at: number;
}

/** Returns what a person may know of their own account. */
export function toSiteUser(row: SiteUserRow): SiteUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    hasPassword: row.sealed_password !== null,
    createdAt: row.created_at,
  };
}

export async function findByEmail(db: D1Database, siteId: string, email: string): Promise<SiteUserRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM site_users WHERE site_id = ?1 AND email = ?2')
    .bind(siteId, email)
    .first<SiteUserRow>();
  return row ?? undefined;
}

export async function findById(db: D1Database, siteId: string, id: string): Promise<SiteUserRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM site_users WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<SiteUserRow>();
  return row ?? undefined;
}

/** Seals a password's hash, so that a copy of the database alone cannot be guessed at. */
export function sealHash(secret: string, siteId: string, userId: string, phc: string): string {
  return seal(secret, placeOf(siteId, userId), phc);
}

/** Returns the hash of a person's password; undefined for nobody, and for somebody without a password. */
export function openHash(secrets: Secrets, user: SiteUserRow | undefined): string | undefined {
  if (!user || user.sealed_password === null) return undefined;
  return unseal(secrets, placeOf(user.site_id, user.id), user.sealed_password);
}

function placeOf(siteId: string, id: string): Place {
  return { siteId, column: 'site_users.sealed_password', id };
}
