import { OWNER_SCOPES, type OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole, ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { createKey, formatKey, hashSecret } from '../../owner/service.ts';
import { type Command, databaseCommand } from '../command.ts';
import type { Database } from '../database.ts';
import { findSite } from '../find-site.ts';
import { choice, required, text, whole } from '../option-kinds.ts';
import { table, textOutput } from '../output.ts';
import { quoted } from '../quoted.ts';
import { UsageError } from '../usage-error.ts';

export const DEFAULT_DAYS = 365;
export const MAX_DAYS = 3_650;
const ROLES = Object.keys(CONTRIBUTOR_ROLE) as ContributorRole[];

interface KeyRow {
  id: string;
  name: string;
  scopes: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

export const keys: readonly Command[] = [
  databaseCommand({
    name: 'keys create',
    isSiteOptional: true,
    options: {
      name: required(text('TEXT')),
      scopes: text('SCOPE,…|all'),
      role: choice('ROLE', ROLES),
      days: whole('N', '', { to: MAX_DAYS }),
    },
    about: 'prints a key once, with all scopes or those that are named or that a role has; only its hash is stored',
    run: async ({ options: { name, scopes: given, role, days = DEFAULT_DAYS }, database }) => {
      const scopes = chosenScopes(given, role);
      const siteId = await siteIdOf(database);
      const made = await makeKey({ ...database, siteId }, { name, scopes, days });
      if (made === undefined) throw new Error(`There is no site ${siteId}.`);
      const { id, key, expiresAt } = made;
      return textOutput(
        `${key}\n\nKeep it: it is not shown again. Good until ${day(expiresAt)} for ${scopes.join(', ')}.`,
        { id, key, scopes, expiresAt },
      );
    },
  }),
  databaseCommand({
    name: 'keys list',
    isSiteOptional: true,
    about: 'lists the keys of a site, without their secrets',
    run: async ({ database }) => {
      const siteId = await siteIdOf(database);
      const rows = await database.query<KeyRow>(
        `SELECT id, name, scopes, created_at, expires_at, revoked_at FROM owner_keys
           WHERE site_id = ${quoted(siteId)} ORDER BY created_at`,
      );
      const now = Date.now();
      const found = rows.map((row) => ({
        id: row.id,
        state: stateOf(row, now),
        name: row.name,
        scopes: JSON.parse(row.scopes) as string[],
      }));
      return table({ keys: found }, found, ['id', 'state', 'name', 'scopes']);
    },
  }),
  databaseCommand({
    name: 'keys revoke',
    isSiteOptional: true,
    operands: ['KEYID'],
    about: 'makes a key open nothing any more',
    run: async ({ operands: [keyId], database }) => {
      const siteId = await siteIdOf(database);
      const revoked = await database.query(
        `UPDATE owner_keys SET revoked_at = ${Date.now()}
           WHERE site_id = ${quoted(siteId)} AND id = ${quoted(keyId)} AND revoked_at IS NULL RETURNING id`,
      );
      if (revoked.length === 0) {
        throw new Error(`Site ${siteId} has no key ${keyId} that could be revoked.`);
      }
      return textOutput(`The key ${keyId} opens nothing any more.`);
    },
  }),
];

/** Returns the site that is named, or the only one. */
async function siteIdOf(database: Database): Promise<string> {
  if (database.siteId !== '') return database.siteId;
  const found = await findSite(database);
  if (!found) throw new Error('There is no shop yet.');
  return found.site_id;
}

interface NewKey {
  name: string;
  scopes: readonly OwnerScope[];
  /** How long it is valid. */
  days: number;
}

/** Makes a key of the database's site, or of its only one where none is named; undefined where there is no site. */
export async function makeKey({ siteId, query }: Database, { name, scopes, days }: NewKey) {
  const key = createKey();
  const now = Date.now();
  const expiresAt = now + days * DAY_MS;
  const values = [key.id, name, hashSecret(key.secret), JSON.stringify(scopes)].map(quoted);
  const isIts = siteId === '' ? '(SELECT count(*) FROM sites) = 1' : `site_id = ${quoted(siteId)}`;
  const [created] = await query<{ site_id: string }>(
    `INSERT INTO owner_keys (site_id, id, name, secret_hash, scopes, created_at, expires_at)
       SELECT site_id, ${values.join(', ')}, ${now}, ${expiresAt} FROM sites WHERE ${isIts} RETURNING site_id`,
  );
  return created && { siteId: created.site_id, id: key.id, key: formatKey(key), expiresAt };
}

/** Returns the scopes of a new key: those that are named, those of a role, or all. */
export function chosenScopes(given: string | undefined, role: ContributorRole | undefined): readonly OwnerScope[] {
  if (given !== undefined && role !== undefined) throw new UsageError('A key has --scopes or a --role, not both.');
  if (role === 'none') throw new UsageError('The role none may do nothing, so a key of it opens nothing.');
  if (role !== undefined) return ROLE_SCOPES[role];
  const names = [...new Set((given ?? 'all').split(',').map((name) => name.trim()))];
  if (names.includes('all')) return OWNER_SCOPES;
  const unknown = names.find((name) => !(OWNER_SCOPES as readonly string[]).includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no scope "${unknown}": ${OWNER_SCOPES.join(', ')}.`);
  return names as OwnerScope[];
}

function stateOf({ expires_at: expiresAt, revoked_at: revokedAt }: KeyRow, now: number): string {
  if (revokedAt !== null) return `revoked ${day(revokedAt)}`;
  return `${expiresAt <= now ? 'expired' : 'until'} ${day(expiresAt)}`;
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
