import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChunks } from './plan-chunks.mjs';

type Modules = Record<string, { bytes: number; imports?: string[]; late?: string[]; usesReact?: boolean }>;

/** The part of esbuild's metafile that the plan is based on. */
function metafile(modules: Modules) {
  const named = (paths: readonly string[], kind: string) => paths.map((path) => ({ path, kind, external: false }));
  const react = { path: './react.js', kind: 'import-statement', external: true };
  const inputs = Object.entries(modules).map(([path, { imports = [], late = [], usesReact }]) => [
    path,
    {
      imports: [...named(imports, 'import-statement'), ...named(late, 'dynamic-import'), ...(usesReact ? [react] : [])],
    },
  ]);
  const sizes = Object.entries(modules).map(([path, { bytes }]) => [path, { bytesInOutput: bytes }]);
  return { inputs: Object.fromEntries(inputs), outputs: { 'all.js': { inputs: Object.fromEntries(sizes) } } };
}

const plan = (modules: Modules, weights: Record<string, number>, lateWeights: Record<string, number> = {}) =>
  planChunks(metafile(modules), weights, lateWeights);

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

test('a small chunk that uses React is not merged into a chunk that pages without React fetch', () => {
  const { chunks } = plan(
    {
      'a.ts': { bytes: 100, imports: ['all.ts', 'view.ts'] },
      'b.ts': { bytes: 100, imports: ['all.ts', 'view.ts'] },
      'c.ts': { bytes: 100, imports: ['all.ts'] },
      'all.ts': { bytes: 5_000 },
      'view.ts': { bytes: 50, usesReact: true },
    },
    { 'a.ts': 1, 'b.ts': 1, 'c.ts': 1 },
  );
  expect(chunks.map(({ modules }) => modules).toSorted()).toEqual([['all.ts'], ['view.ts']]);
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

test('a late module fetches little that it does not need where most visitors get it', () => {
  const modules = {
    'a.ts': { bytes: 100, imports: ['all.ts', 'few.ts'], late: ['late.ts'] },
    'b.ts': { bytes: 100, imports: ['all.ts', 'few.ts'] },
    'late.ts': { bytes: 100, imports: ['all.ts'] },
    'all.ts': { bytes: 5_000 },
    'few.ts': { bytes: 2_000 },
  };
  const chunksBy = (lateWeights?: Record<string, number>) =>
    plan(modules, { 'a.ts': 1, 'b.ts': 1 }, lateWeights).chunks.map((chunk) => chunk.modules);
  expect(chunksBy()).toEqual([['all.ts', 'few.ts']]);
  expect(chunksBy({ 'late.ts': 6 })).toEqual([['all.ts'], ['few.ts']]);
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

const WEIGHTS = { 'a.ts': 50, 'b.ts': 8, 'c.ts': 8, 'd.ts': 1, 'e.ts': 1, 'f.ts': 1 };

/** Six entries, and twelve modules of which each may import modules with a higher number. */
const NUMBERS = [...Array(12).keys()];
const graphs = fc
  .record({
    bytes: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 12, maxLength: 12 }),
    imports: fc.array(fc.subarray(NUMBERS, { maxLength: 4 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ bytes, imports }) => {
    const names = (list: readonly number[] = []) => list.map((number) => `${number}.ts`);
    return Object.fromEntries([
      ...Object.keys(WEIGHTS).map((name, index) => [name, { bytes: 100, imports: names(imports[12 + index]) }]),
      ...bytes.map((size, number) => [
        `${number}.ts`,
        { bytes: size, imports: names(imports[number]?.filter((other) => other > number)) },
      ]),
    ]) as Modules;
  });

test('no union of two chunks would save anything', () => {
  fc.assert(
    fc.property(graphs, (modules) => {
      const { chunks, needs } = plan(modules, WEIGHTS);
      const before = costOf(needs, modules);
      for (const [index, chunk] of chunks.entries()) {
        for (const other of chunks.slice(index + 1)) {
          expect(costOf(needs, modules, [chunk, other])).toBeGreaterThanOrEqual(before);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

type Plan = ReturnType<typeof planChunks>;
const REQUEST_COST_BYTES = 1_500;

/** The cost of all entries, as if the chunks in `united` were one. */
function costOf(needs: Plan['needs'], modules: Modules, united: Plan['chunks'] = []): number {
  const bytesOf = (chunk: Plan['chunks'][number]) =>
    chunk.modules.reduce((sum, module) => sum + (modules[module]?.bytes ?? 0), 0);
  let cost = 0;
  for (const [entry, weight] of Object.entries(WEIGHTS)) {
    const fetched = new Set<Plan['chunks'][number]>();
    const fetch = (chunk: Plan['chunks'][number]) => {
      if (fetched.has(chunk)) return;
      fetched.add(chunk);
      for (const next of [...chunk.imports, ...(united.includes(chunk) ? united : [])]) fetch(next);
    };
    for (const chunk of needs.get(entry) ?? []) fetch(chunk);
    const files = fetched.size - (united[0] && fetched.has(united[0]) ? 1 : 0);
    cost += weight * ([...fetched].reduce((sum, chunk) => sum + bytesOf(chunk), 0) + files * REQUEST_COST_BYTES);
  }
  return cost;
}

test('entries that pages fetch together share one chunk, even if one entry needs only a part of it', () => {
  const modules: Modules = {
    'page.ts': { bytes: 100, imports: ['cart.ts', 'enhance.ts'] },
    'pill.ts': { bytes: 100, imports: ['cart.ts', 'enhance.ts'] },
    'foreign.ts': { bytes: 100, imports: ['enhance.ts'] },
    'cart.ts': { bytes: 90_000 },
    'enhance.ts': { bytes: 4_000 },
  };
  const weights = { 'page.ts': 1, 'pill.ts': 1, 'foreign.ts': 1 };
  const chunksFor = (pages: readonly { entries: string[]; weight: number }[]) =>
    planChunks(metafile(modules), weights, {}, pages).chunks.length;
  expect(chunksFor([])).toBe(2);
  expect(chunksFor([{ entries: ['page.ts', 'foreign.ts'], weight: 60 }])).toBe(1);
});
