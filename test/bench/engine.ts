import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { buildSeed, SITE_ID } from '../../demo/seed.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WARM_UPS = 50;
const RUNS = 300;

/** Measures rendering alone: each page's content is read once from SQLite in this process, then rendered many times. */
export async function measureEngine(runs = RUNS): Promise<Row[]> {
  const { renderPage, views, readSite } = await bundlePages();
  const db = demoDatabase();
  const site = await readSite(db, SITE_ID);
  const rows: Row[] = [];
  for (const [kind, view] of [
    ['home', await views.collectionView(db, site, '')],
    ['list', await views.collectionView(db, site, 'shop')],
    ['product', await views.itemView(db, site, { urlId: 'shop', slug: 'linen-towel' })],
    ['post', await views.itemView(db, site, { urlId: 'journal', slug: 'the-second-pot' })],
    ['form', await views.collectionView(db, site, 'contact')],
    ['cart', await views.cartView(db, site)],
  ] as const) {
    const times: number[] = [];
    let html = '';
    for (let run = 0; run < WARM_UPS + runs; run += 1) {
      const start = performance.now();
      ({ html } = await renderPage(
        { DB: db, ENVIRONMENT: 'production' },
        site,
        view,
        { origin: 'http://localhost', hasCart: false },
        Date.now(),
      ));
      if (run >= WARM_UPS) times.push(performance.now() - start);
    }
    rows.push({
      what: `engine render, ${kind} page`,
      value: `${median(times).toFixed(2)} ms`,
      note: `${html.length} characters`,
    });
  }
  return rows;
}

/** Bundles the Worker's own page modules for this process. */
async function bundlePages() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `export { renderPage } from './worker/pages/render-page.ts';
        export * as views from './worker/pages/view.ts';
        export { readSite } from './worker/site/repository.ts';`,
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: 'pages.mjs',
    write: false,
    absWorkingDir: root,
    logLevel: 'warning',
    minify: true,
  });
  const [{ contents }] = outputFiles as [esbuild.OutputFile];
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** Creates a database in memory with as much of D1's interface as the pages use. */
function demoDatabase() {
  const database = new DatabaseSync(':memory:');
  const migrations = join(root, 'worker/migrations');
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(join(migrations, file), 'utf8'));
  database.exec(buildSeed({ origins: [] }));
  const statement = (sql: string, values: (string | number | null)[] = []) => ({
    bind: (...bound: (string | number | null)[]) => statement(sql, bound),
    first: async () => database.prepare(sql).get(...values) ?? null,
    all: async () => ({ results: database.prepare(sql).all(...values) }),
  });
  return {
    prepare: (sql: string) => statement(sql),
    batch: (statements: ReturnType<typeof statement>[]) => Promise.all(statements.map((one) => one.all())),
  };
}
