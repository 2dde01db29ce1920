import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRelease, keptVersions, lastRelease } from '../../runtime/build/release/kept-release.ts';
import { release, type Tools } from '../../runtime/build/release/release.ts';

const SURFACE = { 'element sq-cart': { '': '', 'part line': '' } };
const LOADER = 'storefront.0123456789.js';

const REPOSITORY = 'https://your-host.example/shop-widgets';
let root: string;
let said: string[];
let ran: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-release-'));
  said = [];
  ran = [];
  write('package.json', JSON.stringify({ name: 'shop-widgets', version: '0.3.0', repository: REPOSITORY }));
  write('CHANGELOG.md', '# Changelog\n\n## 0.3.0 – 2026-11-30\n\n### Added\n\n- Everything.\n');
  write('runtime/public.json', JSON.stringify(SURFACE));
  write('dist/integrity.json', JSON.stringify(fileList('0.3.0')));
  write(`dist/${LOADER}`, 'load()');
  write('dist/sq/page.aaaa.js', 'import("./late.bbbb.js")');
  write('dist/sq/late.bbbb.js', 'late()');
  write('dist/sq/de-page.cccc.js', 'deutsch()');
  write('dist/sq/console.dddd.js', 'console()');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function fileList(version: string) {
  const files = [LOADER, 'sq/page.aaaa.js', 'sq/late.bbbb.js', 'sq/de-page.cccc.js', 'sq/console.dddd.js'];
  return {
    version,
    modules: { page: ['sq/page.aaaa.js'], console: ['sq/console.dddd.js'] },
    texts: { files: { 'de-page': 'sq/de-page.cccc.js' } },
    files: Object.fromEntries(files.map((name) => [name, 'sha384-…'])),
  };
}

interface Given {
  isDry?: boolean;
  hasProvenance?: boolean;
  isConfirmed?: boolean;
  status?: string;
  tags?: string;
}

function run({
  isDry = true,
  hasProvenance = true,
  isConfirmed = true,
  status = '',
  tags = '',
}: Given = {}): Promise<void> {
  const tools: Tools = {
    run(program, given, folder) {
      ran.push([program, ...given].join(' '));
      if (given[0] === 'status') return status;
      if (given[1] === '--list') return tags;
      if (given[0] !== 'pack') return '';
      const filename = 'shop-widgets-0.3.0.tgz';
      writeFileSync(join(given.at(-1) ?? folder, filename), 'packed');
      return JSON.stringify([{ filename }]);
    },
    build: async () => {},
    buildPackages: async (outdir) => ({ 'shop-widgets': outdir }),
    writeTemplate: async () => {},
    confirm: async () => isConfirmed,
    say: (line) => said.push(line),
    now: Date.parse('2026-11-30'),
  };
  return release({ root, folder: join(root, 'dist-release'), isDry, hasProvenance, tools });
}

const published = () => ran.filter((line) => /^npm publish|^git tag --annotate/.test(line));

test('a release needs a public repository, and a dry run says that there is none', async () => {
  write('package.json', JSON.stringify({ name: 'shop-widgets', version: '0.3.0' }));
  await run();
  expect(said.join()).toContain('package.json names no "repository"');
  await expect(run({ isDry: false })).rejects.toThrow(/names no "repository"/);
  expect(published()).toEqual([]);
});

test('a dry run says what would be published, with sizes and digests, and publishes nothing', async () => {
  await run();
  expect(said.join('\n')).toMatch(/shop-widgets@0\.3\.0 {2}.*shop-widgets-0\.3\.0\.tgz {2}6 B {2}sha512-[\w+/]+==/);
  expect(said.at(-1)).toBe('Nothing was published.');
  expect(published()).toEqual([]);
});

test('a release publishes each package with its provenance, and the tag comes last', async () => {
  await run({ isDry: false });
  expect(published()).toEqual([
    expect.stringMatching(/^npm publish .*shop-widgets-0\.3\.0\.tgz --provenance --access public$/),
    'git tag --annotate v0.3.0 --message 0.3.0 of 2026-11-30',
  ]);
});

test.each<[string, Given, RegExp | undefined]>([
  ['where nobody confirms', { isConfirmed: false }, undefined],
  ['outside of the workflow', { hasProvenance: false }, /start the workflow "Release"/],
  ['with files that are not committed', { status: ' M README.md\n' }, /Commit these first[\s\S]*README\.md/],
  ['of a number that has a tag', { tags: 'v0.3.0\n' }, /raise the number/],
])('nothing is published %s', async (_, given, message) => {
  const released = run({ isDry: false, ...given });
  await (message ? expect(released).rejects.toThrow(message) : released);
  expect(published()).toEqual([]);
});

test.each([
  ['## Unreleased', /must begin with a dated chapter: ## 0\.3\.0 – YYYY-MM-DD/],
  ['## 0.3.0', /must begin with a dated chapter/],
  ['## 0.2.0 – 2026-11-30', /begins with 0\.2\.0, and package\.json has 0\.3\.0/],
])('a changelog that begins with "%s" stops it', async (head, message) => {
  write('CHANGELOG.md', `# Changelog\n\n${head}\n`);
  await expect(run()).rejects.toThrow(message);
});

test('scripts of another version stop it', async () => {
  write('dist/integrity.json', JSON.stringify(fileList('0.2.0')));
  await expect(run()).rejects.toThrow(/holds 0\.2\.0, not 0\.3\.0: run npm run build/);
});

test('a break that the changelog does not name stops it', async () => {
  keepRelease(root, join(root, 'dist'), { version: '0.2.0', date: '2026-10-01' });
  write('runtime/public.json', '{}');
  await expect(run()).rejects.toThrow(/^element sq-cart: it is gone\. Name it under "### Breaking"/);
});

test('a kept release has the loader, the modules of its pages with what they import late, and what was public', () => {
  keepRelease(root, join(root, 'dist'), { version: '0.3.0', date: '2026-11-30' });
  const { loader, files, surface } = lastRelease(root);
  expect(loader).toBe(LOADER);
  expect(Object.keys(files)).toEqual(['sq/late.bbbb.js', 'sq/page.aaaa.js', LOADER]);
  expect(surface).toEqual(SURFACE);
});

test('a kept release takes the place of older patches, and of those that are over', () => {
  const dist = join(root, 'dist');
  const kept = (version: string, date: string) => keepRelease(root, dist, { version, date });
  kept('0.2.0', '2025-11-29');
  kept('0.3.0', '2025-12-01');
  kept('0.9.0', '2026-01-01');
  kept('0.10.0', '2026-06-01');
  kept('0.10.1', '2026-11-30');
  expect(keptVersions(root)).toEqual(['0.10.1', '0.9.0', '0.3.0']);
});

test('where no release is kept, the error has the command', () => {
  expect(() => lastRelease(root)).toThrow('npm run build && npm run release -- --keep');
});
