import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { className } from '../../runtime/build/elements-manifest.ts';
import { findEntries } from '../../runtime/build/entries.mjs';
import { BYTE_BUDGETS } from '../byte-budgets.ts';
import { getShared } from '../e2e/harness/shared.ts';

const root = join(import.meta.dirname, '../..');
const NAME = 'storefront-widgets';
/** Files of the documents and types that editors and compilers read. */
const DOCUMENTS = ['custom-elements.json', 'html-custom-data.json', 'types.d.ts', 'types.js', 'web-types.json'];
/** What of a package each module system resolves; this one is made of ES modules alone. */
const OF_COMMON_JS = ['CJSResolvesToESM', 'NoResolution'];

const packages = await getShared('packages');
const dist = await getShared('scripts');
const folder = packages[NAME] ?? '';
const elements = findEntries(root).elements.map((path) => path.split('/')[1] ?? '');
const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
const packed: { size: number; files: { path: string; size: number }[] }[] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
);
const files = packed[0]?.files ?? [];
const paths = files.map(({ path }) => path);

describe('the packed files', () => {
  test('each element has its module, its types and its components, and the documents are there', () => {
    console.info(`${NAME}: ${files.length} files, ${packed[0]?.size} bytes packed`);
    const names = [...elements, 'all'].flatMap((name) => [`elements/${name}.d.ts`, `elements/${name}.js`]);
    expect(paths.filter((path) => path.startsWith('elements/')).sort()).toEqual(names.sort());
    const components = elements.map((name) => `svelte/${className(`sq-${name}`)}.svelte`);
    const ofSvelte = [...components, 'svelte/index.d.ts', 'svelte/index.js'];
    expect(paths.filter((path) => path.startsWith('svelte/')).sort()).toEqual(ofSvelte.sort());
    const scripts = ['index', 'react', 'vue'].flatMap((name) => [`${name}.d.ts`, `${name}.js`]);
    for (const path of [...DOCUMENTS, ...scripts, 'storefront.js', 'LICENSE', 'package.json'])
      expect(paths).toContain(path);
  });

  test('there are only built scripts: no sources, maps or compatibility shims', () => {
    expect(paths.filter((path) => /\.(tsx?|map)$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
    for (const path of paths.filter((path) => path.startsWith('chunks/'))) {
      expect(path).toMatch(/^chunks\/[a-z\d-]+\.js$/);
      expect(textOf(path), path).not.toMatch(/preact|sourceMappingURL|\beval\(|new Function\(/);
    }
  });

  test('every chunk is reached from a module that the package exports', () => {
    const reached = new Set<string>();
    for (const name of ['index.js', 'elements/all.js', ...elements.map((element) => `elements/${element}.js`)])
      collect(name, reached, /(?:from|import\(?)"(\.[^"]+)"/g);
    expect(paths.filter((path) => path.startsWith('chunks/') && !reached.has(path))).toEqual([]);
  });
});

test.each(Object.entries(packages))('%s has a README, and its papers name only papers that it has', (name, path) => {
  const papers = globSync('**/*.md', { cwd: path }).filter((paper) => paper !== 'CHANGELOG.md');
  expect(papers).toContain('README.md');
  expect(readFileSync(join(path, 'README.md'), 'utf8')).toMatch(new RegExp(`^# ${name}\n\n\\S`));
  const leadsNowhere = papers.flatMap((paper) => {
    const text = readFileSync(join(path, paper), 'utf8');
    const named = [...text.matchAll(/`((?:[\w-]+\/)*[\w-]+\.md)`|\]\((?!https?:|#)([^)]*)\)/g)];
    return named.flatMap(([, file, link]) => file ?? link ?? []).filter((file) => !existsSync(join(path, file)));
  });
  expect(leadsNowhere).toEqual([]);
});

test('publint has nothing against any package', async () => {
  for (const pkgDir of Object.values(packages)) {
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  }
});

test('the types of each export are those of its script, for projects with ES modules', async () => {
  const ofModules = paths.filter((path) => !/^(dist|migrations)\//.test(path));
  const contents = Object.fromEntries(ofModules.map((path) => [`/node_modules/${NAME}/${path}`, textOf(path)]));
  const analysis = await checkPackage(new Package(contents, NAME, about.version), {
    entrypoints: Object.keys(about.exports).filter((path) => !/\.\w+$/.test(path.slice(1))),
  });
  const problems = analysis.types ? analysis.problems : [{ kind: 'NoTypes' }];
  expect(problems.filter(({ kind }) => !OF_COMMON_JS.includes(kind))).toEqual([]);
});

describe('in Node', () => {
  let project = '';

  beforeAll(() => {
    // It stands where it finds the frameworks.
    mkdirSync(join(root, 'test/results'), { recursive: true });
    project = mkdtempSync(join(root, 'test/results/published-'));
    cpSync(folder, join(project, 'node_modules', NAME), { recursive: true });
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const modules = () =>
    Object.entries<Record<string, string>>(about.exports).filter(([, { default: script = '' }]) =>
      /\.js$/.test(script),
    );

  test('every module can be imported, which touches nothing', async () => {
    const ofBrowser = modules().filter(([, { default: script }]) =>
      /^\.\/(elements\/|index|react|vue|types)/.test(script ?? ''),
    );
    expect(ofBrowser).toHaveLength(elements.length + 5);
    const names = () => Object.keys(globalThis).filter((name) => !name.startsWith('__VUE_'));
    const before = names();
    for (const [, { default: script = '' }] of ofBrowser)
      await import(pathToFileURL(join(project, 'node_modules', NAME, script)).href);
    expect(names()).toEqual(before);
  });

  test('neither call of the package’s own module does anything', async () => {
    const { configure, loadStorefront } = await import(
      pathToFileURL(join(project, 'node_modules', NAME, 'index.js')).href
    );
    expect(configure({ shop: 'https://shop.example', site: 'x' })).toBeUndefined();
    expect(await loadStorefront({ shop: 'https://shop.example', site: 'x' })).toBeUndefined();
  });
});

describe('the bytes that a page fetches', () => {
  const STATIC = /(?:from|import)"(\.[^"]+)"/g;
  /** Sizes of files that most elements share. */
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
    sizes.set(path, size);
    return size;
  };
  const sum = (base: string, all: Iterable<string>) =>
    [...all].reduce((total, path) => total + sizeOf(join(base, path)), 0);

  test('the package’s own module is small', () => {
    expect(sum(folder, collect('index.js', new Set(), STATIC))).toBeLessThanOrEqual(BYTE_BUDGETS.packageIndex.bytes);
  });

  test.each(elements)('<sq-%s> is no larger than by the script tag', (name) => {
    const served = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'));
    const texts = (served.texts.of[`sq-${name}`] ?? []).map((text: string) => served.texts.files[text]);
    const byTag = sum(dist, ['storefront.js', ...served.modules[`sq-${name}`], ...texts]);
    const fetched = collect(`elements/${name}.js`, new Set(), STATIC);
    const [, late = ''] = /import\("\.\.\/(chunks\/[^"]+)"\)/.exec(textOf(`elements/${name}.js`)) ?? [];
    expect(late).toBe(`chunks/sq-${name}.js`);
    expect(sum(folder, collect(late, fetched, STATIC))).toBeLessThanOrEqual(byTag);
  });
});

/** Collects a file of the package and all that it imports in a way. */
function collect(path: string, reached: Set<string>, way: RegExp): Set<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const [, next = ''] of textOf(path).matchAll(way)) collect(join(path, '..', next), reached, way);
  return reached;
}
