import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDatabase } from '#worker/cli/deploy/database.ts';
import { firstShopText, makeFirstLink } from '#worker/cli/deploy/first-link.ts';
import { WranglerFailure } from '#worker/cli/deploy/wrangler-account.ts';
import { findProject } from '#worker/cli/project.ts';
import { runSql } from './provider/run-sql.ts';

const project = findProject();
const migrations = readdirSync(project.migrations).filter((name) => name.endsWith('.sql'));
let sqlite: DatabaseSync;

/** A deploy whose database is the one here. */
const deployment = {
  project,
  wrangler: {
    async run(args: readonly string[]) {
      try {
        return JSON.stringify(runSql(sqlite, { sql: args.at(-1) ?? '' }));
      } catch (error) {
        throw new WranglerFailure(`{ "error": { "text": "${(error as Error).message}" } }`);
      }
    },
    start: () => {
      throw new Error('Nobody is there.');
    },
    choose: () => {},
  },
  person: undefined,
  env: {},
  say: () => {},
};

beforeAll(() => {
  sqlite = new DatabaseSync(':memory:');
});
afterAll(() => sqlite.close());

/** The steps of a database's life, each of which goes on from the one before. */
test('a database without tables has no migration and no shop', async () => {
  expect(await readDatabase(deployment)).toEqual({ applied: [], hasShop: false, hosts: [], lacksIndex: false });
});

test('one that was migrated halfway says how far', async () => {
  sqlite.exec(
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO d1_migrations (name) VALUES ('0001_a.sql')",
  );
  expect(await readDatabase(deployment)).toEqual({
    applied: ['0001_a.sql'],
    hasShop: false,
    hosts: [],
    lacksIndex: false,
  });
  sqlite.exec('DELETE FROM d1_migrations');
});

test('one with all migrations can have a first link, which creates a shop', async () => {
  for (const name of migrations) {
    sqlite.exec(readFileSync(join(project.migrations, name), 'utf8'));
    sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
  }
  expect(await readDatabase(deployment)).toEqual({ applied: migrations, hasShop: false, hosts: [], lacksIndex: false });
  const link = await makeFirstLink(deployment, 'https://tea.example');
  expect(link).toMatch(/^https:\/\/tea\.example\/set-up\?token=/);
  expect(firstShopText(link ?? '', project.command)).toContain(
    '`npm run owner -- recover --remote --url https://tea.example`',
  );
});

test('one with a shop names its hosts, the main one first, and can have no first link', async () => {
  const columns = sqlite.prepare('PRAGMA table_info(sites)').all() as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: unknown;
  }[];
  const needed = columns.filter(({ notnull, dflt_value }) => notnull && dflt_value === null);
  const values = needed.map(({ name, type }) => (name === 'site_id' ? 'tea' : type === 'INTEGER' ? 1 : '{}'));
  sqlite.exec('PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on');
  sqlite
    .prepare(`INSERT INTO sites (${needed.map(({ name }) => name)}) VALUES (${needed.map(() => '?')})`)
    .run(...values);
  sqlite.exec(`INSERT INTO site_domains (site_id, hostname, language, is_primary) VALUES
    ('tea', 'localhost', NULL, 0), ('tea', 'a.example', 'de', 0), ('tea', 'www.tea.example', NULL, 1), ('tea', 'tea.example', NULL, 0)`);
  expect(await readDatabase(deployment)).toMatchObject({
    hasShop: true,
    hosts: ['www.tea.example', 'tea.example', 'a.example'],
  });
  expect(await makeFirstLink(deployment, 'https://tea.example')).toBeUndefined();
});
