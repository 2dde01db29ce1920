import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The secret by which texts in the old database are sealed. */
export const SESSION_SECRET = 'a fixed secret for tests only, 32+ bytes';
/** The release whose database is kept: the first that was public. */
export const OLD_VERSION = '0.3.0';

const FOLDER = join(import.meta.dirname, `schema-${OLD_VERSION}`);
/** Where wrangler keeps the database whose id the configuration has. */
const IN_STATE =
  'v3/d1/miniflare-D1DatabaseObject/9ba2b04bf514d9facfd57ed57d849e77241a7adc99d1c1545d06688b43d84248.sqlite';

/** Returns the hashes of the chapters of the old schema, by their names. */
export function frozenChapters(): Record<string, string> {
  return JSON.parse(readFileSync(join(FOLDER, 'chapters.json'), 'utf8'));
}

/** Writes the old database, with rows in every table, to a file. */
export function writeOldDatabase(file: string): void {
  writeFileSync(file, brotliDecompressSync(readFileSync(join(FOLDER, 'database.sqlite.br'))));
}

/** Lays the old database into a folder of states, as the old release has left it. Returns the path of its file. */
export function layOldState(stateDir: string): string {
  const file = join(stateDir, IN_STATE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeOldDatabase(file);
  writeFileSync(join(stateDir, 'migrated.json'), JSON.stringify(frozenChapters(), null, 2));
  writeFileSync(join(stateDir, 'session-secret'), SESSION_SECRET);
  return file;
}
