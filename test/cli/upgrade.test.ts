import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WranglerFailure } from '#worker/cli/deploy/wrangler-account.ts';
import { migrateLocal } from '#worker/cli/local/migrations.ts';
import { changesBetween } from '#worker/cli/upgrade/change-log.ts';
import { restore } from '#worker/cli/upgrade/restore.ts';
import { olderTools } from '#worker/cli/upgrade/tools.ts';
import { type UpgradeOptions, upgrade } from '#worker/cli/upgrade/upgrade.ts';
import { isNewer, mayBreak } from '#worker/cli/upgrade/versions.ts';
import { Model, NAME, NEXT, OLD } from '../upgrade/model.ts';

let model: Model;

beforeEach(() => {
  model = new Model();
});
afterEach(() => model.remove());

const OPTIONS: UpgradeOptions = {
  version: undefined,
  path: undefined,
  isRemote: false,
  isAgreed: true,
  isMajorAgreed: false,
};
const run = (options: Partial<UpgradeOptions> = {}, outside = model.outside(false)) =>
  upgrade(model.project(), outside, { ...OPTIONS, ...options });

test.each([
  ['0.3.1', '0.3.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '1.0.0-rc.1', true],
  ['1.0.0-rc.1', '1.0.0', false],
  ['0.3.0', '0.3.0', false],
  ['0.2.9', '0.3.0', false],
])('%s comes after %s: %s', (version, than, expected) => expect(isNewer(version, than)).toBe(expected));

test.each([
  ['0.3.0', '0.3.9', false],
  ['0.3.0', '0.4.0', true],
  ['1.3.0', '1.4.0', false],
  ['1.3.0', '2.0.0', true],
])('from %s to %s may break something: %s', (from, to, expected) => expect(mayBreak(from, to)).toBe(expected));

test.each([
  ['4.9.0', { wrangler: '4.10.0' }],
  ['4.10.0', {}],
  ['4.11.0', {}],
  ['5.0.0-beta.1', {}],
  ['^4.9.0', {}],
  ['latest', {}],
  ['workspace:*', {}],
  [undefined, {}],
])('a project with wrangler %s gets of 4.10.0: %j', (own, expected) => {
  const devDependencies: Record<string, string> = own === undefined ? {} : { wrangler: own };
  expect(olderTools({ devDependencies }, { wrangler: '4.10.0' })).toEqual(expected);
});

test('the changes between two versions are read from their chapters, with what may break apart', () => {
  const log = `# Changelog\n\n## Unreleased\n\n- Later.\n\n## [1.2.0] - 2027-01-01\n\n- **Breaking.** Tins\n  are gone.\n- Cups.\n\n## 1.1.0\n\n### Breaking\n\n- Teapots.\n\n## 1.0.0\n\n- Old.\n`;
  const { breaking, chapters } = changesBetween(log, '1.0.0', '1.2.0');
  expect(breaking).toEqual(['**Breaking.** Tins are gone.', 'Teapots.']);
  expect(chapters).toMatch(/^## \[1\.2\.0\][\s\S]*Cups[\s\S]*## 1\.1\.0/);
  expect(chapters).not.toMatch(/Later|Old/);
});

describe('an upgrade', () => {
  test('says what will change, with what may break first, and changes nothing without consent', async () => {
    const before = model.state();
    expect(await run({ isAgreed: false })).toContain('Nothing was changed');
    const [plan = ''] = model.said;
    expect(plan).toContain(`${NAME} ${OLD} → ${NEXT}\n\nBreaking:\n  - Teapots are round.\n\n## ${NEXT}`);
    expect(plan).toContain('Migrations of the database: 0002_b.sql');
    expect(plan).toMatch(/wrangler\.jsonc gets: .*PUSHES/);
    expect(plan).toContain('package.json gets: wrangler 4.10.0, node 24.2.0');
    expect(model.state()).toEqual(before);
  });

  test('asks the person at a terminal', async () => {
    const questions: string[] = [];
    const ask = async (question: string) => questions.push(question) > 0;
    expect(await run({ isAgreed: false }, { ...model.outside(false), ask })).toBe('');
    expect(questions).toEqual([`Upgrade to ${NEXT}?`]);
    expect(model.state().package).toContain(NEXT);
  });

  test('to a version that may break something needs --major with --yes', async () => {
    model.publish(NEXT, '0.4.0');
    await expect(run()).rejects.toThrow('--major agrees');
    await run({ isMajorAgreed: true });
    expect(model.project().version).toBe('0.4.0');
  });

  test('never goes backwards, and says what does', async () => {
    model.publish(NEXT, '0.2.9');
    await expect(run()).rejects.toThrow(/older than 0\.3\.0[\s\S]*restore/);
  });

  test('is done where the version is installed and fits', async () => {
    await run();
    expect(await run()).toContain('nothing is left to do');
  });

  test.each([
    ['getaddrinfo ENOTFOUND registry', 'does not reach its registry'],
    ['code ETARGET', `no version latest of ${NAME}`],
    ['EACCES', 'EACCES'],
  ])('says why npm cannot fetch the version: %s', async (reason, expected) => {
    const before = model.state();
    const npm = () => Promise.reject(new Error(reason));
    await expect(run({}, { ...model.outside(false), npm })).rejects.toThrow(expected);
    expect(model.state()).toEqual(before);
  });

  test('of the deployed shop is refused where nobody is logged in, also if nothing is newer', async () => {
    await run();
    const wrangler = () => Promise.reject(new WranglerFailure('{"loggedIn":false}'));
    const outside = { ...model.outside(true), wrangler };
    await expect(run({ isRemote: true, isAgreed: false }, outside)).rejects.toThrow(/^Nobody is logged in/);
    expect(model.said.at(-1)).not.toContain('→');
  });

  test('is refused where npm does not install the packages', async () => {
    renameSync(join(model.root, 'package-lock.json'), join(model.root, 'pnpm-lock.yaml'));
    await expect(run()).rejects.toThrow('pnpm-lock.yaml says that npm does not install');
  });

  test('leaves the five newest backups of upgrades, and those that the owner has made', async () => {
    const folder = join(model.root, '.storefront/state/backups');
    const names = [1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00-00-00-000Z-0.2.${day}-upgrade`);
    const own = '2025-01-01T00-00-00-000Z-0.2.0';
    for (const name of [own, '2026-01-07T00-00-00-000Z-0.2.7-upgrade.new', ...names])
      mkdirSync(join(folder, name, 'files'), { recursive: true });
    await run();
    const left = readdirSync(folder);
    expect(left.slice(0, -1)).toEqual([own, ...names.slice(2)]);
    expect(left.at(-1)).toMatch(/-0\.3\.0-upgrade$/);
  });

  test('whose clock went back keeps its own backup, by which restore undoes it', async () => {
    const folder = join(model.root, '.storefront/state/backups');
    for (const day of [1, 2, 3, 4, 5])
      mkdirSync(join(folder, `2099-01-0${day}T00-00-00-000Z-0.2.9-upgrade`), { recursive: true });
    const before = model.state();
    await model.run('upgrade');
    await model.run('restore');
    expect(model.state()).toEqual(before);
  });

  test('that fails says what has failed, and the two ways from there; the first goes on', async () => {
    const outside = { ...model.outside(false), migrate: () => Promise.reject(new Error('disk full')) };
    const failing = { ...outside, command: async () => void (await upgrade(model.project(), outside, OPTIONS)) };
    await expect(run({}, failing)).rejects.toThrow(
      /Migrating the local database: this failed\. disk full[\s\S]*Nothing is lost[\s\S]*upgrade` goes on[\s\S]*restore` goes back/,
    );
    expect(await run()).toContain(`${NEXT} is there`);
    expect(JSON.parse(model.state().database).migrations).toEqual(['0001_a.sql', '0002_b.sql']);
  });
});

describe('the way back', () => {
  const back = (options = {}) =>
    restore(model.project(), model.outside(true), { isAgreed: true, keepsData: false, ...options });

  test('says how many minutes of data are lost, and asks', async () => {
    await model.run('upgrade');
    model.now += 11.5 * 60_000;
    model.account.orders = 9;
    expect(await back({ isAgreed: false })).toContain('Nothing was changed');
    expect(model.said.join('\n')).toMatch(
      /Lost is what the last 12 minutes have written to the local[\s\S]*deployed database: orders/,
    );
    await back();
    expect(model.account.orders).toBe(7);
  });

  test('keeps the deployed data where it is told to, because the older Worker runs on them too', async () => {
    await model.run('upgrade');
    model.account.orders = 9;
    await back({ keepsData: true });
    expect(model.account).toMatchObject({
      orders: 9,
      worker: `worker-of-${OLD}`,
      migrations: ['0001_a.sql', '0002_b.sql'],
    });
  });

  test('leaves data alone that the upgrade has not reached', async () => {
    await model.run('upgrade', { isRemote: false });
    model.account.orders = 9;
    await back();
    expect(model.account.orders).toBe(9);
  });

  const change = (replace: (text: string) => string) => {
    const { config } = model.project();
    writeFileSync(config, replace(readFileSync(config, 'utf8')));
  };

  test('of a backup from before .node-version was kept leaves that file alone', async () => {
    await model.run('upgrade', { isRemote: false });
    const folder = join(model.root, '.storefront/state/backups');
    for (const name of readdirSync(folder)) rmSync(join(folder, name, 'files/.node-version'));
    await back();
    expect(model.state().node).toBe('24.2.0\n');
  });

  test('keeps the files that it replaces, as their owner has changed them since', async () => {
    await model.run('upgrade', { isRemote: false });
    change((text) => `// My own route\n${text}`);
    await back();
    expect(model.state().config).not.toContain('My own route');
    const folder = /those of now are kept in (.*)\.$/m.exec(model.said.join('\n'))?.[1] ?? '';
    expect(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')).toContain('// My own route');
  });

  test('leaves another database alone than the one that was upgraded', async () => {
    const named = (id: string) => (text: string) => text.replace('"binding": "DB",', `$& "database_id": "${id}",`);
    change(named('11111111-2222-4333-8444-555555555555'));
    await model.run('upgrade');
    const before = model.state();
    change((text) => text.replace('11111111', '99999999'));
    await expect(back()).rejects.toThrow(/another database.*"11111111-2222.*--keep-data/);
    expect(model.account).toEqual(before.account);
    await back({ keepsData: true });
    expect(model.account.worker).toBe(`worker-of-${OLD}`);
  });

  test('is told to be there already, or that nothing was upgraded', async () => {
    await expect(back()).rejects.toThrow('Nothing was upgraded');
    await model.run('upgrade');
    await back();
    expect(await back()).toContain('is there already');
  });
});

test('a database that a newer version has migrated is left alone', async () => {
  const state = join(model.root, 'state');
  mkdirSync(join(state, 'v3/d1'), { recursive: true });
  const folder = join(model.root, 'registry', OLD, 'migrations');
  const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  writeFileSync(join(state, 'migrated.json'), JSON.stringify({ '0001_a.sql': hash, '0002_b.sql': hash }));
  await expect(migrateLocal(state, () => {}, folder)).rejects.toThrow('A newer version has migrated');
  writeFileSync(join(state, 'migrated.json'), JSON.stringify({ '0001_other.sql': hash }));
  await expect(migrateLocal(state, () => {}, folder)).rejects.toThrow(/export shop[\s\S]*npm start -- shop\.jsonl/);
  expect(readFileSync(join(state, 'migrated.json'), 'utf8')).toContain('0001_other.sql');
});
