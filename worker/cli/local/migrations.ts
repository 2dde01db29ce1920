import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProject } from '../project.ts';
import { quoted } from '../quoted.ts';
import { runWrangler } from '../wrangler.ts';

/** The first release whose databases are upgraded in place. Those before it were never public. */
const FIRST_KEPT = '0.3.0';
const TOO_OLD = `The local database has an older schema, from before ${FIRST_KEPT}, and is not updated in place. Nothing was changed.
Its shop moves by a file. In the version that has made the database (git switch --detach COMMIT && npm ci), with \`npm start\`
running:
  export STOREFRONT_OWNER_KEY=$(npm run --silent owner -- keys create --site SITE_ID --name move | head -1)
  npm run --silent owner -- export shop --orders --customers > shop.jsonl
Then in this version, which serves it from a folder of its own:
  npm start -- shop.jsonl
If nothing in the database is needed, \`npm run reset\` deletes it; the next \`npm start\` makes a new one.`;
const TOO_NEW = `A newer version has migrated the local database, and this one may not understand it. Nothing was changed.
Go forward to that version again`;

/** The table in which wrangler records migrations that were applied. */
const RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`;

/**
 * Applies what a local database lacks of the project's migrations. Throws, without changing anything, if a migration that
 * it was made with was removed or rewritten. Returns the migrations with their hashes, as JSON.
 *
 * @param begins is called before there is something to do
 */
export async function migrateLocal(
  stateDir: string,
  begins = () => {},
  folder = findProject().migrations,
): Promise<string> {
  refuseOldDatabase(stateDir, folder);
  const migrations = JSON.stringify(readMigrations(folder), null, 2);
  const done = join(stateDir, 'applied');
  if (existsSync(done) && readFileSync(done, 'utf8') === migrations) return migrations;
  begins();
  const isNew = !existsSync(join(stateDir, 'v3', 'd1'));
  mkdirSync(stateDir, { recursive: true });
  // Recorded before the migrations are applied, so that a start that was interrupted halfway does not make the database
  // look outdated.
  writeFileSync(migratedFile(stateDir), migrations);
  const local = ['--local', '--persist-to', stateDir];
  const schema = join(stateDir, 'schema.sql');
  if (isNew) {
    writeFileSync(schema, schemaOf(folder));
    await runWrangler(['d1', 'execute', 'DB', ...local, '--yes', '--file', schema]);
    rmSync(schema);
  } else await runWrangler(['d1', 'migrations', 'apply', 'DB', ...local]);
  writeFileSync(done, migrations);
  return migrations;
}

/**
 * Returns all migrations as one text, with the record that wrangler keeps of them. A new database gets them in one
 * transaction: one after the other takes wrangler a start of its own for each.
 */
function schemaOf(folder: string): string {
  const names = Object.keys(readMigrations(folder));
  const files = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const applied = names.map((name) => `INSERT INTO d1_migrations (name) VALUES (${quoted(name)});`);
  return [RECORD, ...files, ...applied].join('\n');
}

/** Throws if the folder's database was made with a migration that this version does not have, or has with another text. */
export function refuseOldDatabase(stateDir: string, folder = findProject().migrations): void {
  if (!existsSync(join(stateDir, 'v3', 'd1'))) return;
  const file = migratedFile(stateDir);
  if (!existsSync(file)) throw new Error(tooOld(stateDir));
  const current = readMigrations(folder);
  const applied: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const unknown = Object.entries(applied).filter(([name, hash]) => current[name] !== hash);
  if (unknown.length === 0) return;
  const newest = Object.keys(current).at(-1) ?? '';
  throw new Error(
    unknown.every(([name]) => Number.parseInt(name, 10) > Number.parseInt(newest, 10)) ? tooNew() : tooOld(stateDir),
  );
}

function tooNew(): string {
  const { isClone, command } = findProject();
  return isClone
    ? `${TOO_NEW}, by git.`
    : `${TOO_NEW} by \`${command} upgrade\`, or all the way back by \`${command} restore\`.`;
}

/** Only clones have databases from before the first release. */
function tooOld(stateDir: string): string {
  if (findProject().isClone) return TOO_OLD;
  return `The local database was made with other migrations than this version has. Nothing was changed. If nothing in it is needed, delete ${stateDir}.`;
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
