import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '#worker/cli/local/migrations.ts';
import { findProject } from '#worker/cli/project.ts';
import { findItems } from '#worker/pages/search.ts';
import { d1Of } from '../../demo/import/sqlite-d1.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { chapters } from '../schema.ts';
import { emptyTables } from '../upgrade/fill-tables.ts';
import { mayTakeAway, refusedIn } from '../upgrade/migration-rules.ts';
import { frozenChapters, OLD_VERSION, writeOldDatabase } from '../upgrade/old-database.ts';

const NEXT_MIGRATION = readFileSync(join(import.meta.dirname, '../upgrade/next-migration.sql'), 'utf8');
const frozen = frozenChapters();
const later = [...chapters()].filter(([name]) => !(name in frozen));

describe(`a chapter that ${OLD_VERSION} has released`, () => {
  test.each(Object.entries(frozen))('%s is as it was: add a new migration instead', (name, hash) => {
    expect(readMigrations(findProject().migrations)[name], `${name} must stay: add a new migration`).toBe(hash);
  });

  test('comes before all later ones', () => {
    const last = Object.keys(frozen).sort().at(-1) ?? '';
    expect(later.map(([name]) => name).filter((name) => name < last)).toEqual([]);
  });
});

describe('a later migration', () => {
  test.each(later)('%s takes nothing away that the release before it reads', (_, sql) => {
    expect(refusedIn(sql)).toEqual([]);
  });

  test('is refused where it drops, renames or narrows', () => {
    expect(refusedIn('ALTER TABLE orders DROP COLUMN note;')).toEqual(['ALTER TABLE orders DROP COLUMN']);
    expect(refusedIn('alter table orders rename column note to remark;')).toEqual(['alter table orders rename column']);
    expect(refusedIn('DROP TABLE likes;')).toEqual(['DROP TABLE likes']);
    expect(refusedIn('ALTER TABLE orders ADD COLUMN hue TEXT NOT NULL;')).toEqual([
      'ALTER TABLE orders ADD COLUMN hue TEXT NOT NULL without a default',
    ]);
    expect(refusedIn('PRAGMA foreign_keys = OFF;')).toEqual(['PRAGMA foreign_keys']);
  });

  test('may add, and rebuild a table under its own name', () => {
    expect(refusedIn(NEXT_MIGRATION)).toEqual([]);
    expect(refusedIn("ALTER TABLE orders ADD COLUMN hue TEXT NOT NULL DEFAULT '';")).toEqual([]);
  });

  test('may take away what it says that no release reads any more', () => {
    const sql = '-- contracts: likes, unread since 0.4.0\nDROP TABLE likes;';
    expect(refusedIn(sql)).toEqual([]);
  });
});

describe(`the database of ${OLD_VERSION}, with rows in every table`, () => {
  let folder: string;
  let database: DatabaseSync;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-schema-'));
    const file = join(folder, 'old.sqlite');
    writeOldDatabase(file);
    database = new DatabaseSync(file);
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const applied = () =>
    (database.prepare('SELECT name FROM d1_migrations ORDER BY id').all() as { name: string }[]).map(
      ({ name }) => name,
    );
  const schema = () =>
    JSON.stringify(database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY 1, 2').all());

  test('was made by the released chapters, and no table of it is empty', () => {
    expect(applied()).toEqual(Object.keys(frozen).sort());
    expect([...emptyTables(database).keys()]).toEqual([]);
  });

  test('takes all later migrations, and one that adds a column and rebuilds a table', async () => {
    for (const sql of [...later.map(([, text]) => text), NEXT_MIGRATION]) {
      const [columns, counts] = [columnsOf(database), rowsOfTables(database)];
      inOneBatch(database, sql);
      // What the release before reads is still there.
      if (!mayTakeAway(sql)) expect(columnsOf(database)).toEqual(expect.arrayContaining(columns));
      expect(rowsOfTables(database)).toMatchObject(counts);
    }
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    // The rebuilt table keeps its triggers, its references and its new column.
    expect(database.prepare('SELECT DISTINCT hue FROM reviews').all()).toEqual([{ hue: '' }]);
    expect(
      database.prepare(`SELECT count(*) AS n FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'reviews'`).get(),
    ).toEqual({
      n: triggersOf('reviews'),
    });
  });

  test('is searched afterwards, and its index follows changes', async () => {
    const found = async (word: string) =>
      (await findItems(d1Of(database), SITE_ID, { words: [word], language: '' })).ids;
    const [first = ''] = await found('tea');
    expect(first).not.toBe('');
    database.exec(`UPDATE items SET title = 'Quetzal feather' WHERE site_id = '${SITE_ID}' AND id = '${first}'`);
    expect(await found('quetzal')).toEqual([first]);
    database.exec(`INSERT INTO search_words (search_words) VALUES ('integrity-check')`);
  });

  test('is left alone by a migration that fails', () => {
    const before = schema();
    expect(() => inOneBatch(database, 'CREATE TABLE novel (id TEXT); INSERT INTO nowhere VALUES (1);')).toThrow(
      'nowhere',
    );
    expect(schema()).toBe(before);
  });
});

/** Applies a migration as D1 does: in a transaction, with foreign keys on. */
function inOneBatch(database: DatabaseSync, sql: string): void {
  database.exec('PRAGMA foreign_keys = ON; BEGIN');
  try {
    database.exec(sql);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** All columns, as 'orders.note'. */
function columnsOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `SELECT s.name || '.' || c.name AS name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table'`,
    )
    .all();
  return rows.map(({ name }) => String(name));
}

/** The number of rows of each table. */
function rowsOfTables(database: DatabaseSync): Record<string, unknown> {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'`)
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), database.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n]),
  );
}

/** The number of triggers that the chapters give a table. */
function triggersOf(table: string): number {
  const all = [...chapters().values()].join('\n');
  return [...all.matchAll(new RegExp(`^CREATE TRIGGER \\w+\\s+[^;]*?\\bON ${table}\\b`, 'gm'))].length;
}
