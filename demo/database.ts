import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chunksOf } from '#worker/cli/shop-file.ts';
import { runWrangler } from '#worker/cli/wrangler.ts';
import { waitingFile } from './import/waiting-file.ts';

const FILL = fileURLToPath(new URL('import/fill.ts', import.meta.url));
/** Folders that the demo's content is made of. */
const CONTENT = ['content', 'templates', 'files', 'import'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
export const MIGRATIONS = fileURLToPath(new URL('../worker/migrations', import.meta.url));

const TOO_OLD =
  'The local database has an older schema and cannot be updated.\n' +
  'Run `npm run reset` to delete it, with the carts and orders in it; the next `npm start` makes a new one.';

interface DatabaseOptions {
  /** Folder that keeps the database and a record of the migrations and content it was made from. */
  stateDir: string;
  /** Origins of other sites whose pages may use the shop. */
  origins: readonly string[];
  /** Path of a file with a whole shop, in place of the demo. */
  shopFile?: string | undefined;
  /** Whether the database begins without any shop. */
  isEmpty?: boolean | undefined;
  /** Where the shop of the file is served. */
  url?: string;
  log?: (line: string) => void;
}

/**
 * Migrates the local database and imports the demo's content into it and its bucket, and again only when a migration, the
 * content or the origins have changed. An empty one is only migrated. Throws, without changing anything, if a migration of the existing database was
 * removed or rewritten.
 */
export async function prepareDatabase({
  stateDir,
  origins,
  shopFile = '',
  isEmpty = false,
  url = '',
  log = () => {},
}: DatabaseOptions): Promise<void> {
  refuseOldDatabase(stateDir);
  mkdirSync(stateDir, { recursive: true });
  const migrations = JSON.stringify(readMigrations(MIGRATIONS), null, 2);
  const stamp = isEmpty ? migrations : stampOf(migrations, origins, shopFile);
  const stampFile = join(stateDir, 'seeded');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log('Preparing the database …\n');
  // Recorded before the migrations are applied, so that a start that was interrupted halfway does not make the database
  // look outdated.
  writeFileSync(migratedFile(stateDir), migrations);
  const local = ['--local', '--persist-to', stateDir];
  await runWrangler(['d1', 'migrations', 'apply', 'storefront', ...local]);
  if (!isEmpty) await fill(stateDir, origins, { SHOP_FILE: shopFile, SHOP_URL: shopFile && url });
  const waiting = waitingFile(join(stateDir, 'bucket'));
  if (existsSync(waiting)) {
    await runWrangler(['r2', 'bulk', 'put', 'storefront-files', '--filename', waiting, ...local]);
    rmSync(waiting);
  }
  writeFileSync(stampFile, stamp);
}

/** Imports the content in a process of its own, because it needs the Worker's writers. */
async function fill(stateDir: string, origins: readonly string[], shop: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...shop };
  const child = spawn(process.execPath, [FILL, stateDir, ...origins], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(errors.trim() || 'The import was stopped; the next start goes on with it.');
}

/** The sources from which the database was made. */
function stampOf(migrations: string, origins: readonly string[], shopFile: string): string {
  const hash = createHash('sha256').update(migrations).update(JSON.stringify(origins));
  for (const chunk of shopFile ? chunksOf(shopFile) : []) hash.update(chunk);
  if (shopFile) return hash.digest('hex');
  for (const folder of CONTENT) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
    for (const path of paths) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
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
