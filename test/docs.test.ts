import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateDocs, markdownFiles } from '../runtime/build/docs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const README_BUDGET = 8_000;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** Returns paths in backticks. A word in capitals stands for any name: `widgets/NAME/index.ts`. */
function paths(text: string): string[] {
  return [...text.matchAll(/`((?:runtime|widgets|worker|demo|test|\.ci)\/[^\s`]*|[\w.-]+\.(?:md|mjs|json|jsonc))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('dist/'));
}

function exists(path: string): boolean {
  const pattern = path.replace(/\b[A-Z]{2,}\b(?!\.md)/g, '*');
  return existsSync(`${root}/${path}`) || globSync(pattern, { cwd: root }).length > 0;
}

test('the README is short enough to be read', () => {
  expect(read('README.md').length).toBeLessThanOrEqual(README_BUDGET);
});

test('CONTRIBUTING lists every room', () => {
  const text = read('CONTRIBUTING.md');
  const folders = ['runtime', 'worker', 'demo'].flatMap((top) =>
    readdirSync(`${root}/${top}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${top}/${name}/`),
  );
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

let generated: Map<string, string>;
beforeAll(async () => {
  generated = await generateDocs(root);
});

test.each(['runtime/contracts/calls.ts', 'worker/cli/operations.ts'])(
  'the source %s is as npm run docs writes it',
  (path) => {
    expect(read(path)).toBe(generated.get(path));
  },
);

describe.each(markdownFiles(root))('the paper %s', (path) => {
  const text = read(path);

  test(`the generated parts of ${path} are as npm run docs writes them`, () => {
    expect(text).toBe(generated.get(path));
  });

  test(`${path} names only files that exist`, () => {
    expect(paths(text).filter((mentioned) => !exists(mentioned))).toEqual([]);
  });

  test(`${path} names only commands that exist`, () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
