import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WranglerFailure } from '#worker/cli/deploy/wrangler-account.ts';
import { backupName, backupsOf, copyProject } from '#worker/cli/upgrade/backup.ts';
import { disk } from '#worker/cli/upgrade/disk.ts';
import type { Outside } from '#worker/cli/upgrade/outside.ts';
import { restore } from '#worker/cli/upgrade/restore.ts';
import { restoreBackup, restoreDeployed } from '#worker/cli/upgrade/restore-backup.ts';
import { Model, NEXT, OLD } from '../upgrade/model.ts';

const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683';

let model: Model;
let name: string;

beforeEach(() => {
  model = new Model();
  name = backupName(OLD, model.now);
  copyProject(disk, model.project(), name);
  model.now += 60_000;
});
afterEach(() => model.remove());

const database = () => join(model.root, '.storefront/state/v3/d1/database');
const later = () => join(model.root, '.storefront/state/shop.json');
const back = (given = name, { isAgreed = true, outside = model.outside(false) } = {}) =>
  restoreBackup(model.project(), outside, { given, isAgreed });
const without = (change: Partial<Outside>) => ({ ...model.outside(false), ...change });

describe('a backup', () => {
  test('comes back once it is agreed to, and so does what was there before', async () => {
    const before = model.state();
    writeFileSync(database(), 'of now');
    writeFileSync(later(), '{}');
    expect(await back(name, { isAgreed: false })).toContain('Nothing was changed');
    expect(readFileSync(database(), 'utf8')).toBe('of now');
    const npm = () => Promise.reject(new Error('No package is missing.'));
    const answer = await back(name, { outside: without({ npm }) });
    expect([model.state(), existsSync(later())]).toEqual([before, false]);
    const [, kept = ''] = /What was there before is in (\S+)\.$/.exec(answer) ?? [];
    await back(kept);
    expect([readFileSync(database(), 'utf8'), existsSync(later())]).toEqual(['of now', true]);
  });

  test('of an older version brings that one back, wherever the folder is', async () => {
    const before = model.state();
    await model.run('upgrade', { isRemote: false });
    const elsewhere = join(model.root, name);
    renameSync(join(backupsOf(model.project()), name), elsewhere);
    await back(elsewhere);
    expect(model.said.join('\n')).toContain(`The upgrade to ${NEXT} can then no more be undone by itself.`);
    expect(model.state()).toEqual(before);
  });

  test('whose way back was cut off comes back by `restore`', async () => {
    const before = model.state();
    await model.run('upgrade', { isRemote: false });
    const npm = () => Promise.reject(new Error('no network'));
    await expect(back(name, { outside: without({ npm }) })).rejects.toThrow('`npx shop-package restore` goes on');
    await expect(back()).rejects.toThrow('was cut off');
    await restore(model.project(), model.outside(false), { isAgreed: true, keepsData: false });
    expect(model.state()).toEqual(before);
  });

  test('is found or named', async () => {
    await expect(back('nothing')).rejects.toThrow(`nothing is no backup: \`npx shop-package backup\` makes them in`);
  });

  test('with other packages is refused where npm does not install them', async () => {
    writeFileSync(join(model.root, '.node-version'), '25.0.0');
    renameSync(join(model.root, 'package-lock.json'), join(model.root, 'pnpm-lock.yaml'));
    await expect(back()).rejects.toThrow('pnpm-lock.yaml says that npm does not install');
  });
});

describe('the deployed database', () => {
  const deployed = (given: string, isAgreed = true) =>
    restoreDeployed(model.project(), model.outside(true), { given, isAgreed });

  test('goes back to a bookmark once it is agreed to, and the way forward is said first', async () => {
    expect(await deployed(BOOKMARK, false)).toContain('Nothing was changed');
    expect(model.said.join('\n')).toContain('`npx shop-package restore b1 --remote` brings it back');
    expect(model.points.join('\n')).not.toContain('time-travel restore');
    expect(await deployed(BOOKMARK)).toContain(`is at ${BOOKMARK}`);
    expect(model.points).toContain('after: time-travel restore');
  });

  test('goes back to nothing else', async () => {
    await expect(deployed('yesterday')).rejects.toThrow('yesterday is no bookmark');
  });

  test('is left alone where nobody is logged in', async () => {
    const wrangler = () => Promise.reject(new WranglerFailure('{"loggedIn":false}'));
    const wish = { given: BOOKMARK, isAgreed: true };
    await expect(restoreDeployed(model.project(), without({ wrangler }), wish)).rejects.toThrow(/^Nobody is logged in/);
  });
});
