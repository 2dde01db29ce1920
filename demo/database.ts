import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateLocal } from '#worker/cli/local/migrations.ts';
import { chunksOf } from '#worker/cli/shop-file.ts';
import { runWrangler } from '#worker/cli/wrangler.ts';
import { waitingFile } from './import/waiting-file.ts';

const FILL = fileURLToPath(new URL('import/fill.ts', import.meta.url));
/** Folders that the demo's content is made of. */
const CONTENT = ['content', 'templates', 'files', 'import'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

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
  const migrations = await migrateLocal(stateDir, () => log('Preparing the database …\n'));
  const stamp = isEmpty ? migrations : stampOf(migrations, origins, shopFile);
  const stampFile = join(stateDir, 'seeded');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log('Filling the database …\n');
  const local = ['--local', '--persist-to', stateDir];
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
