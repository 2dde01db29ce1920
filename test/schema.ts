import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const root = join(import.meta.dirname, '..');

/** Returns the chapters of the schema by the names of their files, in the order in which they are applied. */
export function chapters(): Map<string, string> {
  const files = globSync('worker/migrations/*.sql', { cwd: root }).sort();
  return new Map(files.map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]));
}

/** Returns a new database in memory that has the whole schema and no rows. */
export function emptyDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const chapter of chapters().values()) database.exec(chapter);
  return database;
}
