/**
 * `npm run bench` prints all figures in one table. It takes a few minutes, and nothing leaves the machine. With words
 * after it (`npm run bench -- cart calls`), it measures only the parts whose headings contain them.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { measureAccounts } from './accounts.ts';
import { measureBytes } from './bytes.ts';
import { measureCalls } from './calls.ts';
import { measureCartPage } from './cart-page.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCheckouts } from './checkout.ts';
import { measureChoice } from './choice.ts';
import { measureChunks } from './chunks.ts';
import { measureConsole } from './console.ts';
import { measureEngine } from './engine.ts';
import { measureFeeds } from './feeds.ts';
import { measureForms, measureSubmissions } from './forms.ts';
import { measureButtons, measureCarts } from './growth.ts';
import { measureImports } from './imports.ts';
import { measureKills } from './kills.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { measurePhotoBytes } from './photo-bytes.ts';
import { measurePictures } from './pictures.ts';
import { measurePill } from './pill.ts';
import { measureProductViews } from './product.ts';
import { measureRenewals } from './renewals.ts';
import { measureRestock } from './restock.ts';
import { type BenchShop, startBenchShop } from './shop.ts';
import { measureSitemaps } from './sitemaps.ts';
import { formatTable, type Row } from './table.ts';
import { measureTelemetry } from './telemetry.ts';
import { runWalk } from './walks/run-walk.ts';

type Part = readonly [heading: string, measure: (shop: BenchShop, browser: Browser) => Promise<Row[]>];

const PARTS: readonly Part[] = [
  ['Bytes sent, brotli', measureBytes],
  ['Bytes of each chunk, brotli', () => measureChunks()],
  ['Slow phone (1.6 Mbit/s, 150 ms, CPU ÷4; median)', measurePill],
  ['Forms on the slow phone', measureForms],
  ['Choosing a variant, CPU ÷4', measureChoice],
  ['Products on the slow phone', measureProductViews],
  ['The cart’s page on the slow phone', measureCartPage],
  ['Telemetry on the slow phone, in pairs', measureTelemetry],
  ['The owner’s console', measureConsole],
  ['Console lists of 100,000 rows, longest tasks', measureLists],
  ['Growth: buttons on a page', measureButtons],
  ['Template engine, this process', () => measureEngine()],
  ['Cart calls, wrangler dev on this machine', measureCalls],
  ['Pages of 10,000 items, wrangler dev on this machine', measurePages],
  ['Pictures, wrangler dev on this machine', measurePictures],
  ['Imports of 10,000 variants, wrangler dev on this machine', measureImports],
  ['An owner’s catalogue of 100,000 products, wrangler dev on this machine', measureCatalogue],
  ['The sitemap of 100,000 products, wrangler dev on this machine', measureSitemaps],
  ['Product feeds of 100,000 variants, wrangler dev on this machine', measureFeeds],
  ['Form calls, wrangler dev on this machine', measureSubmissions],
  ['Checkouts, wrangler dev on this machine', measureCheckouts],
  ['Renewals, wrangler dev on this machine', measureRenewals],
  ['Restock mails, wrangler dev on this machine', measureRestock],
  ['Accounts, wrangler dev on this machine', measureAccounts],
  ['Calls while the server is killed, wrangler dev on this machine', measureKills],
  // It changes the catalogue's pictures.
  ['Bytes of pictures', measurePhotoBytes],
  // The last, because it starts shops of its own.
  ['Growth: carts in the database', (shop) => shop.stop().then(() => measureCarts(startBenchShop))],
];

/** They start shops of their own, and need none here. */
const WALKS: readonly (readonly [heading: string, walk: string])[] = [
  ['The tasks of an owner in the console: clicks + fields, px scrolled', 'tasks'],
  ['The keyboard through all screens of the console', 'keyboard'],
];

const wanted = process.argv.slice(2).join(' ');
const isWanted = (part: readonly [heading: string, ...unknown[]]) =>
  part[0].toLowerCase().includes(wanted.toLowerCase());
const chosen = PARTS.filter(isWanted);
const walks = WALKS.filter(isWanted);
if (chosen.length + walks.length === 0) {
  const headings = [...PARTS, ...WALKS].map(([heading]) => `  ${heading}`);
  console.error(`No heading contains "${wanted}". There are:\n${headings.join('\n')}`);
  process.exit(1);
}
const sections = new Map<string, readonly Row[]>();
for (const [heading, name] of walks) sections.set(heading, await runWalk(name));
if (chosen.length === 0) {
  console.log(formatTable(sections));
  process.exit();
}
const browser = await launchBrowser(['--disable-features=LocalNetworkAccessChecks']);
const shop = await startBenchShop();
try {
  for (const [heading, measure] of chosen) {
    console.log(`${heading} …`);
    sections.set(heading, await measure(shop, browser));
  }
  console.log(formatTable(sections));
} finally {
  await browser.close();
  await shop.stop();
}
process.exit();
