import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { readFolder } from '#worker/cli/template-folder.ts';
import { SITE_ID, SITES } from '../../demo/seed.ts';
import { emptyDatabase } from '../schema.ts';
import { median } from './statistics.ts';
import type { Row } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WARM_UPS = 50;
const RUNS = 300;

/** The scripts' list, which the tags of a page are read from; here they are not built. */
const NO_SCRIPTS = { fetch: async () => new Response('', { status: 404 }) };

/** Measures rendering alone: each page's content is read once from SQLite in this process, then rendered many times. */
export async function measureEngine(runs = RUNS): Promise<Row[]> {
  const { renderPage, views, cartView, readSite, demo } = await bundlePages();
  const db = await demoDatabase(demo);
  const site = await readSite(db, SITE_ID);
  const rows: Row[] = [];
  for (const [kind, view] of [
    ['home', await views.collectionView(db, site, '')],
    ['list', await views.collectionView(db, site, 'shop')],
    ['product', await views.itemView(db, site, { urlId: 'shop', slug: 'linen-towel' })],
    ['post', await views.itemView(db, site, { urlId: 'journal', slug: 'the-second-pot' })],
    ['form', await views.collectionView(db, site, 'contact')],
    ['cart', await cartView(db, site)],
  ] as const) {
    const times: number[] = [];
    let html = '';
    for (let run = 0; run < WARM_UPS + runs; run += 1) {
      const start = performance.now();
      ({ html } = await renderPage(
        { DB: db, ENVIRONMENT: 'production', ASSETS: NO_SCRIPTS },
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
        export { cartView } from './worker/pages/cart-view.ts';
        export { readSite } from './worker/site/repository.ts';
        import { importSite } from './demo/import/import-site.ts';
        import { recordsOf } from './demo/import/records.ts';
        import { d1Of } from './demo/import/sqlite-d1.ts';
        export const demo = { importSite, recordsOf, d1Of };`,
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // No picture is drawn here.
    loader: { '.css': 'text', '.wasm': 'empty', '.ttf': 'empty' },
    // Some packages require Node's own modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');" },
    outfile: 'pages.mjs',
    write: false,
    absWorkingDir: root,
    logLevel: 'warning',
    minify: true,
  });
  const [{ contents }] = outputFiles as [esbuild.OutputFile];
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** What the bundle has of the demo's import. */
interface Demo {
  importSite(site: object, records: unknown, place: object): Promise<void>;
  recordsOf(site: object, sources: object): unknown;
  d1Of(database: DatabaseSync): unknown;
}

/** Creates a database in memory with the demo's first shop. */
async function demoDatabase({ importSite, recordsOf, d1Of }: Demo) {
  const db = d1Of(emptyDatabase());
  const [site = { templates: '' }] = SITES;
  const sources = { templates: readFolder(join(root, 'demo/templates', site.templates)), file: () => undefined };
  await importSite(site, recordsOf(site, sources), { env: { DB: db }, origins: [], now: Date.now() });
  return db;
}
