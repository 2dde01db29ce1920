import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMigrations, refuseOldDatabase } from '#worker/cli/local/migrations.ts';
import { findProject } from '#worker/cli/project.ts';
import { prepareDatabase } from './database.ts';

const MIGRATIONS = findProject().migrations;

let stateDir: string;

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'storefront-state-'));
});
afterEach(() => rmSync(stateDir, { recursive: true }));

/** A state folder with a database, and with the record of the migrations that it was made with, if one is given. */
function keepDatabase(migrated?: Record<string, string>): void {
  mkdirSync(join(stateDir, 'v3', 'd1'), { recursive: true });
  if (migrated) writeFileSync(join(stateDir, 'migrated.json'), JSON.stringify(migrated));
}

const refusal = () => refuseOldDatabase(stateDir);

test('a folder without a database, or with one of the present migrations, is accepted', () => {
  expect(refusal).not.toThrow();
  keepDatabase(readMigrations(MIGRATIONS));
  expect(refusal).not.toThrow();
});

test('a database that lacks the newest migration is accepted, because wrangler adds it', () => {
  keepDatabase({});
  expect(refusal).not.toThrow();
});

test.each<[string, Record<string, string> | undefined]>([
  ['from before migrations were recorded', undefined],
  ['made with a migration that is gone', { ...readMigrations(MIGRATIONS), '0002_create_content.sql': 'hash' }],
  ['made with a migration that was rewritten', { '0001_sites.sql': 'another hash' }],
])('a database %s is refused with the command that helps, and is left alone', async (_, migrated) => {
  keepDatabase(migrated);
  const before = readdirSync(stateDir);
  await expect(prepareDatabase({ stateDir, origins: [] })).rejects.toThrow(/older schema[\s\S]*npm run reset/);
  expect(readdirSync(stateDir)).toEqual(before);
  expect(existsSync(join(stateDir, 'v3', 'd1'))).toBe(true);
});
