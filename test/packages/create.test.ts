import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopFile } from '#worker/cli/shop-file.ts';
import { readShopSettings } from '#worker/cli/shop-settings.ts';
import { toolsOf } from '#worker/cli/upgrade/tools.ts';
import { getShared } from '../e2e/harness/shared.ts';
import { create, link, run } from './new-project.ts';

const root = join(import.meta.dirname, '../..');
const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-create-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: string[]) => join(folder, ...path);
const read = (...path: string[]) => readFileSync(at(...path), 'utf8');

describe('a project that is created', () => {
  beforeAll(async () => {
    const { code, output } = await create(['--name', 'Ann’s Tea', '--country', 'ie', '--yes', '--no-install'], folder);
    expect([code, output]).toEqual([0, expect.stringContaining('npm install')]);
  });

  test('has the folder, the Worker and the pinned versions of its name, and what is usual in its country', async () => {
    const { name, devDependencies, scripts } = JSON.parse(read('ann-s-tea', 'package.json'));
    const { wrangler, node, typescript } = about.devDependencies;
    expect(name).toBe('ann-s-tea');
    expect(devDependencies).toEqual({ [about.name]: about.version, wrangler, node, typescript });
    const { [about.name]: built = '' } = await getShared('packages');
    // To these an upgrade raises those of a project.
    expect(toolsOf(built)).toEqual({ wrangler, node, typescript });
    expect(scripts).toMatchObject({ start: `${about.name} start`, owner: about.name });
    expect(read('ann-s-tea', '.node-version').trim()).toBe(node);
    expect(read('ann-s-tea', 'wrangler.jsonc')).toContain('"queue": "ann-s-tea-mail"');
    const settings = { title: 'Ann’s Tea', country: 'IE', language: 'en', currency: 'EUR', samples: true };
    expect(readShopSettings(at('ann-s-tea'))).toEqual(settings);
  });

  test('has a theme without the demo’s own goods, and nothing that Git keeps of what is made', () => {
    expect(read('ann-s-tea', 'shop/templates/home.page.jsont')).toContain('{collection.title|htmltag}');
    expect(read('ann-s-tea', 'shop/templates/home.page.jsont')).not.toContain('tea');
    expect(read('ann-s-tea', '.gitignore')).toContain('.storefront/');
    const left = readdirSync(at('ann-s-tea'), { recursive: true }).filter((name) => /(^|\/)dot-|{{/.test(String(name)));
    expect(left).toEqual([]);
    expect(read('ann-s-tea', 'README.md')).not.toContain('{{');
  });

  test('passes its own check', async () => {
    await link(at('ann-s-tea'));
    const checked = await run(join(root, 'node_modules/typescript/bin/tsc'), ['-p', '.'], at('ann-s-tea'));
    expect(checked).toEqual({ code: 0, output: '' });
  });
});

describe('a project with the demo', () => {
  test.each([
    ['en', 'Black tea'],
    ['de', 'Leuchten'],
    ['fr', 'Black tea'],
  ])('in %s has its records with the project’s own settings', async (language) => {
    const args = [language, '--demo', '--country', 'CH', '--language', language, '--yes', '--no-install'];
    expect((await create(args, folder)).code).toBe(0);
    const { count, entries } = openShopFile(at(language, 'shop/content.jsonl'));
    const records = [...entries].map(({ record }) => record);
    expect(records).toHaveLength(count);
    const types = records.map(({ type }) => type);
    expect(types).toContain('product');
    expect(types).not.toContain('templates');
    const site = records.find(({ type }) => type === 'site');
    expect(site?.content).toMatchObject({
      language: `${language}-CH`,
    });
    expect(JSON.stringify(records)).toContain('{"countryCode":"CH","region":""}');
    // A tax of another country would look like one that has been set up.
    expect(namespaces(records)).not.toContain('taxes');
  });

  test('keeps the taxes of the demo in its own country', async () => {
    expect((await create(['us', '--demo', '--country', 'US', '--yes', '--no-install'], folder)).code).toBe(0);
    const { entries } = openShopFile(at('us', 'shop/content.jsonl'));
    expect(namespaces([...entries].map(({ record }) => record))).toContain('taxes');
  });
});

function namespaces(records: readonly { type: string; content: object }[]): unknown[] {
  return records.flatMap(({ type, content }) =>
    type === 'preferences' && 'namespace' in content ? content.namespace : [],
  );
}

describe('what cannot be created', () => {
  test('a folder that is not empty is left as it is', async () => {
    mkdirSync(at('used'));
    writeFileSync(at('used', 'letter.txt'), 'Dear Ann');
    const { code, output } = await create(['used', '--yes', '--no-install'], folder);
    expect([code, output]).toEqual([1, expect.stringContaining('used is not an empty folder')]);
    expect(readdirSync(at('used'))).toEqual(['letter.txt']);
  });

  test.each([
    [['--country', 'QQ'], '--country must be a country in two letters of ISO 3166, such as IE or GB, not "QQ"'],
    [['--currency', 'XYZ'], '--currency must be one of '],
    [['--language', 'tlh'], '--language must be one of en, '],
    [['--name', ' '], '--name must be a name of 1 to 200 characters'],
    [['--demo', '--empty'], 'one of --demo and --empty'],
    [['--colour', 'red'], '--colour'],
  ])('a wrong flag is named with what it may be: %j', async (flags, message) => {
    const { code, output } = await create(['wrong', ...flags, '--yes', '--no-install'], folder);
    expect([code, output]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(at('wrong'))).toBe(false);
  });

  test('options that npm has kept for itself are named, and nothing is written', async () => {
    const { code, output } = await create(['kept', '--yes', '--no-install'], folder, { npm_config_demo: 'true' });
    expect([code, output]).toEqual([2, expect.stringContaining('Write -- before the options')]);
    expect(existsSync(at('kept'))).toBe(false);
  });

  test('an empty folder is used, and where packages cannot be installed, it is said how to go on', async () => {
    mkdirSync(at('empty'));
    writeFileSync(at('npm-cli.js'), 'process.exit(7);');
    const { code, output } = await create(['--empty', '--yes', '.'], at('empty'), { npm_execpath: at('npm-cli.js') });
    expect([code, output]).toEqual([1, expect.stringMatching(/project is complete[\s\S]*npm install[\s\S]*npm start/)]);
    expect(readShopSettings(at('empty')).samples).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});
