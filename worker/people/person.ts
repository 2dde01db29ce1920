import { type Secrets, seal, unseal } from '../session/service.ts';
import type { PersonRow, Policy, Shop } from './policy.ts';

export async function findByEmail<Row extends PersonRow>(
  { people }: Policy<Row>,
  { db, site }: Shop,
  email: string,
): Promise<Row | undefined> {
  const row = await db
    .prepare(`SELECT * FROM ${people} WHERE site_id = ?1 AND email = ?2`)
    .bind(site.siteId, email)
    .first<Row>();
  return row ?? undefined;
}

export async function findById<Row extends PersonRow>(
  { people }: Policy<Row>,
  { db, site }: Shop,
  id: string,
): Promise<Row | undefined> {
  const row = await db
    .prepare(`SELECT * FROM ${people} WHERE site_id = ?1 AND id = ?2`)
    .bind(site.siteId, id)
    .first<Row>();
  return row ?? undefined;
}

/** Names a person where attempts are counted and browsers are known. */
export function countedName({ countedAs }: Policy, email: string): string {
  return `${countedAs}|${email}`;
}

/** Seals a password's hash, so that a copy of the database alone cannot be guessed at. */
export function sealHash(
  { people }: Policy,
  secret: string,
  { siteId, id }: { siteId: string; id: string },
  phc: string,
): string {
  return seal(secret, { siteId, column: `${people}.sealed_password`, id }, phc);
}

/** Returns the hash of a person's password; undefined without a person or a password. */
export function openHash({ people }: Policy, secrets: Secrets, row: PersonRow | undefined): string | undefined {
  if (!row || row.sealed_password === null) return undefined;
  const { site_id: siteId, id } = row;
  return unseal(secrets, { siteId, column: `${people}.sealed_password`, id }, row.sealed_password);
}
