import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, formatKey, hashSecret } from '../owner/service.ts';
import type { KeyCommand } from './command.ts';
import { runWrangler } from './wrangler.ts';

/** The folder in which `npm start` keeps its database. */
const STATE = join(import.meta.dirname, '../../.state');
const NO_DATABASE =
  'The database does not exist yet: `npm start` creates the local one, migrations create the deployed one.';
const DAY_MS = 86_400_000;

interface KeyRow {
  id: string;
  name: string;
  scopes: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

/** Runs a command on keys and returns the text to print. Only the hash of a key's secret is stored. */
export async function runKeyCommand(command: KeyCommand, now: number): Promise<string> {
  const site = quoted(command.siteId);
  switch (command.name) {
    case 'keys create': {
      const key = createKey();
      const expiresAt = now + command.days * DAY_MS;
      const values = [
        quoted(key.id),
        quoted(command.keyName),
        quoted(hashSecret(key.secret)),
        quoted(JSON.stringify(command.scopes)),
      ];
      const created = await query<{ id: string }>(
        command,
        `INSERT INTO owner_keys (site_id, id, name, secret_hash, scopes, created_at, expires_at)
         SELECT site_id, ${values.join(', ')}, ${now}, ${expiresAt} FROM sites WHERE site_id = ${site} RETURNING id`,
      );
      if (created.length === 0) throw new Error(`There is no site ${command.siteId}.`);
      return `${formatKey(key)}\n\nKeep it: it is not shown again. Good until ${day(expiresAt)} for ${command.scopes.join(', ')}.`;
    }
    case 'keys list': {
      const rows = await query<KeyRow>(
        command,
        `SELECT id, name, scopes, created_at, expires_at, revoked_at FROM owner_keys WHERE site_id = ${site}
         ORDER BY created_at`,
      );
      return rows.map((row) => describe(row, now)).join('\n') || 'No keys.';
    }
    case 'keys revoke': {
      const revoked = await query<{ id: string }>(
        command,
        `UPDATE owner_keys SET revoked_at = ${now}
         WHERE site_id = ${site} AND id = ${quoted(command.keyId)} AND revoked_at IS NULL RETURNING id`,
      );
      if (revoked.length === 0)
        throw new Error(`Site ${command.siteId} has no key ${command.keyId} that could be revoked.`);
      return `The key ${command.keyId} opens nothing any more.`;
    }
  }
}

function describe({ id, name, scopes, expires_at: expiresAt, revoked_at: revokedAt }: KeyRow, now: number): string {
  const state =
    revokedAt !== null ? `revoked ${day(revokedAt)}` : `${expiresAt <= now ? 'expired' : 'until'} ${day(expiresAt)}`;
  return [id, state, (JSON.parse(scopes) as string[]).join(','), name].join('\t');
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Runs one statement in the command's database and returns its rows. */
async function query<Row>({ isRemote, stateDir = STATE }: KeyCommand, sql: string): Promise<Row[]> {
  if (!isRemote && !existsSync(stateDir)) throw new Error(NO_DATABASE);
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', stateDir];
  const args = ['d1', 'execute', 'storefront', ...place, '--yes', '--json', '--command', sql];
  const output = await withRetries(() => runWrangler(args, { isRemote })).catch((error: Error) => {
    throw new Error(/no such table/.test(error.message) ? NO_DATABASE : reasonOf(error));
  });
  const [{ results }] = JSON.parse(output.slice(output.indexOf('['))) as [{ results: Row[] }];
  return results;
}

/** Retries while a running shop briefly locks the local database; nothing has been written in that case. */
async function withRetries<Answer>(act: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  return act().catch((error: Error) => {
    if (attempts === 1 || !/SQLITE_BUSY|database is locked/.test(error.message)) throw error;
    return withRetries(act, attempts - 1);
  });
}

/** Finds the reason in wrangler's output. With --json it is in `error.text`; the rest repeats the statement. */
function reasonOf({ message }: Error): string {
  return /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? message;
}

/** Writes a text as an SQL literal, because wrangler's command takes no parameters. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
