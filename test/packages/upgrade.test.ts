import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '#worker/cli/wrangler-config/create-config.ts';
import { getShared } from '../e2e/harness/shared.ts';
import { layOldState, OLD_VERSION } from '../upgrade/old-database.ts';
import { commandOf, run } from './new-project.ts';

const NEXT_VERSION = '99.0.0';
const root = join(import.meta.dirname, '../..');
const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

let folder = '';
let project = '';
let file = '';

/** Packs the built package under another number, with one more migration if one is given. Returns the path of the file. */
function pack(source: string, version: string, migration?: string): string {
  const copy = join(folder, `package-${version}`);
  // What an upgrade does not run stays away, because packing it takes time.
  cpSync(source, copy, { recursive: true, filter: (path) => !/\/(dist|worker|theme)$/.test(path) });
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version, private: false }));
  writeFileSync(
    join(copy, 'CHANGELOG.md'),
    `# Changelog\n\n## ${NEXT_VERSION}\n\n### Breaking\n\n- Reviews have a hue.\n`,
  );
  if (migration !== undefined) writeFileSync(join(copy, 'migrations/9000_made_up.sql'), migration);
  execFileSync('npm', ['pack', copy, '--pack-destination', folder, '--ignore-scripts'], { stdio: 'ignore' });
  return join(folder, `${about.name}-${version}.tgz`);
}

beforeAll(async () => {
  const { [about.name]: built = '' } = await getShared('packages');
  folder = mkdtempSync(join(tmpdir(), 'storefront-upgrade-'));
  project = join(folder, 'shops/tea');
  mkdirSync(project, { recursive: true });
  // wrangler is found above the project, so that npm does not install it.
  symlinkSync(join(root, 'node_modules'), join(folder, 'shops/node_modules'));
  const old = pack(built, OLD_VERSION);
  const base = readFileSync(join(built, 'wrangler.jsonc'), 'utf8');
  writeFileSync(join(project, 'wrangler.jsonc'), createConfig({ base, name: 'tea', packageName: about.name }));
  writeFileSync(join(project, 'package.json'), '{ "name": "tea", "private": true }');
  execFileSync('npm', ['install', '-D', '--offline', '--no-audit', '--no-fund', old], {
    cwd: project,
    stdio: 'ignore',
  });
  file = layOldState(join(project, '.storefront/state'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(project, name), 'utf8');
const state = () => ({
  package: read('package.json'),
  lock: read('package-lock.json'),
  config: read('wrangler.jsonc'),
});
const installed = () => JSON.parse(read(`node_modules/${about.name}/package.json`)).version;
const rows = (sql: string) => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};
const COUNTS = 'SELECT (SELECT count(*) FROM reviews) AS reviews, (SELECT count(*) FROM orders) AS orders';

test('npm and wrangler bring a project with the database of the first release forward, and back', async () => {
  const { [about.name]: built = '' } = await getShared('packages');
  const next = pack(built, NEXT_VERSION, readFileSync(join(root, 'test/upgrade/next-migration.sql'), 'utf8'));
  const [before, counts] = [state(), rows(COUNTS)];

  const plan = await run(commandOf(project), ['upgrade', '--from', next], project);
  expect(plan).toMatchObject({ code: 0, output: expect.stringContaining('Breaking:\n  - Reviews have a hue.') });
  expect(plan.output).toContain('9000_made_up.sql');
  expect(state()).toEqual(before);

  const forward = await run(commandOf(project), ['upgrade', '--from', next, '--yes', '--major'], project);
  expect(forward).toMatchObject({ code: 0, output: expect.stringContaining(`${NEXT_VERSION} is there`) });
  expect(installed()).toBe(NEXT_VERSION);
  expect(rows(COUNTS)).toEqual(counts);
  expect(rows('SELECT DISTINCT hue FROM reviews')).toEqual([{ hue: '' }]);
  expect(rows('PRAGMA foreign_key_check')).toEqual([]);
  expect(rows(`SELECT count(*) AS n FROM d1_migrations WHERE name = '9000_made_up.sql'`)).toEqual([{ n: 1 }]);

  const back = await run(commandOf(project), ['restore', '--yes'], project);
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining(`${OLD_VERSION} is there again`) });
  expect(installed()).toBe(OLD_VERSION);
  expect(state()).toEqual(before);
  expect(rows(COUNTS)).toEqual(counts);
  expect(rows(`SELECT count(*) AS n FROM d1_migrations WHERE name = '9000_made_up.sql'`)).toEqual([{ n: 0 }]);
});
