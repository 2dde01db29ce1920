import type { Contributor } from '#runtime/contracts/contributors.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import type { Holder } from '../passkeys/service.ts';
import { type Place, type Secrets, seal, unseal } from '../session/service.ts';

export interface ContributorRow {
  site_id: string;
  id: string;
  email: string;
  role: number;
  sealed_password: string | null;
  password_changes: number;
  invited_at: number;
  joined_at: number | null;
  version: number;
}

export function toContributor(row: ContributorRow): Contributor {
  return {
    id: row.id,
    email: row.email,
    role: roleOf(row.role),
    roleNumber: row.role,
    invitedAt: row.invited_at,
    joinedAt: row.joined_at,
    version: row.version,
  };
}

/** Returns the name of a role's number; one that is unknown may do nothing. */
export function roleOf(number: number): ContributorRole {
  const names = Object.keys(CONTRIBUTOR_ROLE) as ContributorRole[];
  return names.find((name) => CONTRIBUTOR_ROLE[name] === number) ?? 'none';
}

export async function findByEmail(db: D1Database, siteId: string, email: string): Promise<ContributorRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM contributors WHERE site_id = ?1 AND email = ?2')
    .bind(siteId, email)
    .first<ContributorRow>();
  return row ?? undefined;
}

export async function findById(db: D1Database, siteId: string, id: string): Promise<ContributorRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM contributors WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<ContributorRow>();
  return row ?? undefined;
}

/** Returns whose passkeys a contributor's are. */
export function holderOf({ id, email }: ContributorRow): Holder {
  return { audience: 'contributor', id, email, language: '' };
}

/** Seals a password's hash, so that a copy of the database alone cannot be guessed at. */
export function sealHash(secret: string, siteId: string, id: string, phc: string): string {
  return seal(secret, placeOf(siteId, id), phc);
}

/** Returns the hash of a person's password; undefined for nobody, and for somebody who has not joined yet. */
export function openHash(secrets: Secrets, row: ContributorRow | undefined): string | undefined {
  if (!row || row.sealed_password === null) return undefined;
  return unseal(secrets, placeOf(row.site_id, row.id), row.sealed_password);
}

function placeOf(siteId: string, id: string): Place {
  return { siteId, column: 'contributors.sealed_password', id };
}
