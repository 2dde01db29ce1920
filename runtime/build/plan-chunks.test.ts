import { expect, test } from 'vitest';
import { planChunks } from './plan-chunks.mjs';

type Modules = Record<string, { bytes: number; imports?: string[]; late?: string[] }>;

/** The part of esbuild's metafile that the plan is based on. */
function metafile(modules: Modules) {
  const named = (paths: readonly string[], kind: string) => paths.map((path) => ({ path, kind, external: false }));
  const inputs = Object.entries(modules).map(([path, { imports = [], late = [] }]) => [
    path,
    { imports: [...named(imports, 'import-statement'), ...named(late, 'dynamic-import')] },
  ]);
  const sizes = Object.entries(modules).map(([path, { bytes }]) => [path, { bytesInOutput: bytes }]);
  return { inputs: Object.fromEntries(inputs), outputs: { 'all.js': { inputs: Object.fromEntries(sizes) } } };
}

const plan = (modules: Modules, weights: Record<string, number>) => planChunks(metafile(modules), weights);

test('modules that the same entries need share a chunk, and entries stay alone', () => {
  const { chunks, needs } = plan(
    {
      'cart.ts': { bytes: 100, imports: ['money.ts', 'store.ts'] },
      'pill.ts': { bytes: 100, imports: ['money.ts', 'store.ts'] },
      'money.ts': { bytes: 9_000 },
      'store.ts': { bytes: 9_000 },
    },
    { 'cart.ts': 1, 'pill.ts': 1 },
  );
  expect(chunks.map(({ modules }) => modules)).toEqual([['money.ts', 'store.ts']]);
  expect([needs.get('cart.ts'), needs.get('pill.ts')]).toEqual([chunks, chunks]);
});

test('a small chunk joins another one, because a request costs more than its bytes', () => {
  const { chunks } = plan(
    {
      'a.ts': { bytes: 100, imports: ['all.ts', 'few.ts'] },
      'b.ts': { bytes: 100, imports: ['all.ts', 'few.ts'] },
      'c.ts': { bytes: 100, imports: ['all.ts'] },
      'all.ts': { bytes: 5_000 },
      'few.ts': { bytes: 200 },
    },
    { 'a.ts': 1, 'b.ts': 1, 'c.ts': 1 },
  );
  expect(chunks.map(({ modules }) => modules)).toEqual([['all.ts', 'few.ts']]);
});

test('a module that an often-fetched entry does not need stays out of its chunks', () => {
  const { chunks } = plan(
    {
      'a.ts': { bytes: 100, imports: ['all.ts', 'few.ts'] },
      'b.ts': { bytes: 100, imports: ['all.ts', 'few.ts'] },
      'page.ts': { bytes: 100, imports: ['all.ts'] },
      'all.ts': { bytes: 5_000 },
      'few.ts': { bytes: 200 },
    },
    { 'a.ts': 1, 'b.ts': 1, 'page.ts': 60 },
  );
  expect(chunks.map(({ modules }) => modules)).toEqual([['all.ts'], ['few.ts']]);
});

test('a module that is imported late is an entry, and its chunks are planned too', () => {
  const { chunks, needs } = plan(
    {
      'a.ts': { bytes: 100, imports: ['shared.ts'], late: ['late.ts'] },
      'late.ts': { bytes: 100, imports: ['shared.ts'] },
      'shared.ts': { bytes: 5_000 },
    },
    { 'a.ts': 1 },
  );
  expect(chunks.map(({ modules }) => modules)).toEqual([['shared.ts']]);
  expect(needs.get('late.ts')).toEqual(chunks);
});

test('a chunk names the chunks that its modules import', () => {
  const { chunks } = plan(
    {
      'a.ts': { bytes: 100, imports: ['high.ts'] },
      'b.ts': { bytes: 100, imports: ['high.ts'] },
      'c.ts': { bytes: 100, imports: ['low.ts'] },
      'high.ts': { bytes: 9_000, imports: ['low.ts'] },
      'low.ts': { bytes: 9_000 },
    },
    { 'a.ts': 1, 'b.ts': 1, 'c.ts': 1 },
  );
  const [low, high] = ['low.ts', 'high.ts'].map((module) => chunks.find(({ modules }) => modules.includes(module)));
  expect([high?.imports, low?.imports]).toEqual([[low], []]);
});
