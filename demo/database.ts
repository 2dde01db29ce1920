import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWrangler } from '#worker/cli/wrangler.ts';
import { bucketFiles } from './bucket-files.ts';
import { buildSeed, SITES } from './seed.ts';

export const MIGRATIONS = fileURLToPath(new URL('../worker/migrations', import.meta.url));

const TOO_OLD =
  'The local database has an older schema and cannot be updated.\n' +
  'Run `npm run reset` to delete it, with the carts and orders in it; the next `npm start` makes a new one.';

interface DatabaseOptions {
  /** Folder that keeps the database and a record of the migrations and content it was made from. */
  stateDir: string;
  /** Origins of other sites whose pages may use the shop. */
  origins: readonly string[];
  log?: (line: string) => void;
}

/**
 * Migrates and seeds the local database and bucket once, and again only when a migration, the content or the origins have changed.
 * Throws, without changing anything, if a migration of the existing database was removed or rewritten.
 */
export async function prepareDatabase({ stateDir, origins, log = () => {} }: DatabaseOptions): Promise<void> {
  refuseOldDatabase(stateDir);
  mkdirSync(stateDir, { recursive: true });
  const migrations = JSON.stringify(readMigrations(MIGRATIONS), null, 2);
  const files = bucketFiles(SITES);
  const seed = [buildSeed({ origins: [...origins] }), ...files.map(({ sql }) => sql)].join('\n');
  const stamp = createHash('sha256').update(migrations).update(seed).digest('hex');
  const stampFile = join(stateDir, 'seeded');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log('Preparing the database …\n');
  const seedFile = join(stateDir, 'seed.sql');
  writeFileSync(seedFile, seed);
  // Recorded before the migrations are applied, so that a start that was interrupted halfway does not make the database
  // look outdated.
  writeFileSync(migratedFile(stateDir), migrations);
  await runWrangler(['d1', 'migrations', 'apply', 'storefront', '--local', '--persist-to', stateDir]);
  await runWrangler(['d1', 'execute', 'storefront', '--local', '--persist-to', stateDir, '--yes', '--file', seedFile]);
  const listFile = join(stateDir, 'files.json');
  writeFileSync(listFile, JSON.stringify(files.map(({ key, path }) => ({ key, file: path }))));
  await runWrangler([
    'r2',
    'bulk',
    'put',
    'storefront-files',
    '--filename',
    listFile,
    '--local',
    '--persist-to',
    stateDir,
  ]);
  writeFileSync(stampFile, stamp);
}

/** Throws if the folder's database was made with a migration that was since removed or rewritten. */
export function refuseOldDatabase(stateDir: string, folder = MIGRATIONS): void {
  if (!existsSync(join(stateDir, 'v3', 'd1'))) return;
  const file = migratedFile(stateDir);
  if (!existsSync(file)) throw new Error(TOO_OLD);
  const current = readMigrations(folder);
  const applied: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  if (Object.entries(applied).some(([name, hash]) => current[name] !== hash)) throw new Error(TOO_OLD);
}

/** Path of the record of a database's migrations: their names with the hash of their text. */
function migratedFile(stateDir: string): string {
  return join(stateDir, 'migrated.json');
}

export function readMigrations(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(names.sort().map((name) => [name, hashOf(name)]));
}
