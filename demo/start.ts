/**
 * `npm start` serves the demo shop at PORT (default 8787), and a page of another site that embeds it at PORT + 1. `npm
 * start -- shop.jsonl` serves a copy of the shop in that file instead, and `npm start -- --empty` a server without a shop,
 * each in a folder of its own.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeader } from '#worker/cli/shop-file.ts';
import { build } from '../build.mjs';
import { startEmbedServer } from './embed-server.ts';
import { emptyShopText } from './empty-shop.ts';
import { startJobs } from './jobs.ts';
import { DEMO_OWNER } from './owner.ts';
import { recordRunning } from './running.ts';
import { SITE_ID } from './seed.ts';
import { refuseBusyPort, startShop } from './shop.ts';

const DEFAULT_PORT = 8787;
const port = Number(process.env.PORT ?? DEFAULT_PORT);
const state = fileURLToPath(new URL('../.state', import.meta.url));
const { isEmpty, shopFile } = given(process.argv.slice(2));
/** How often is checked whether npm is still there, in ms. */
const PARENT_CHECK_MS = 250;
const stops: (() => unknown)[] = [];
let isStopping = false;

/** Ends everything that was started. A second signal ends the program at once. */
async function stop(): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  await Promise.all(stops.map((end) => end()));
  process.exit(0);
}

process.on('SIGINT', stop).on('SIGTERM', stop);
// A signal to npm ends the shell between npm and this program, which hands it on to nobody.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stop();
  }, PARENT_CHECK_MS);
  watch.unref();
}

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT must be 1 to 65534, not ${process.env.PORT}`);
  const siteId = shopFile ? readHeader(shopFile).siteId : SITE_ID;
  await refuseBusyPort(port, 'localhost');
  if (!isEmpty) await refuseBusyPort(port + 1, '127.0.0.1');
  console.log('Building the browser scripts …');
  await build();
  await (isEmpty ? serveEmpty() : serveDemo(siteId));
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}

/** Serves a server without a shop, or the shop that was created in it. */
async function serveEmpty(): Promise<void> {
  const stateDir = join(state, 'empty');
  stops.push(recordRunning(state, `http://localhost:${port}`));
  const shop = await startShop({ port, stateDir, origins: [], isEmpty, log });
  stops.push(() => shop.stop());
  stops.push(startJobs(shop.url, log));
  console.log(await emptyShopText(stateDir, shop.url));
}

/** Serves the demo, or the shop of a file, and the page of another site. */
async function serveDemo(siteId: string): Promise<void> {
  const stateDir = shopFile ? join(state, 'copies', siteId) : state;
  const embedUrl = `http://127.0.0.1:${port + 1}`;
  const embed = await startEmbedServer({ port: port + 1, shop: `http://localhost:${port}`, siteId });
  stops.push(() => embed.stop());
  stops.push(recordRunning(state, `http://localhost:${port}`));
  const shop = await startShop({ port, stateDir, origins: [embedUrl], shopFile, log });
  stops.push(() => shop.stop());
  stops.push(startJobs(shop.url, log));
  if (shopFile) console.log(`\n  This is a copy of ${siteId}, from ${shopFile}. Its data is in ${stateDir}.`);
  console.log(`
  The shop                        ${shop.url}
  The owner's console             ${shop.url}/config/
                                  ${DEMO_OWNER.email}, password: ${DEMO_OWNER.password}
  A page of another site          ${embed.url}
  Each element by itself          ${embed.url}/widgets
  Mail that the shop has sent     ${shop.url}/dev/mailbox
  The site's key in a script tag  data-site="${siteId}"

  On localhost a shop in test mode, as the demo is, shows search engines what an open shop shows.

  Ctrl-C stops both; \`npm run reset\` then lets the next start begin with a new database.
`);
}

/** Reads what was written after `npm start --`. */
function given(words: readonly string[]): { isEmpty: boolean; shopFile: string | undefined } {
  const [shopFile] = words.filter((word) => word !== '--empty');
  const isEmpty = words.includes('--empty');
  if (isEmpty && shopFile !== undefined) {
    console.error('A shop that begins empty has no file: npm start -- --empty');
    process.exit(1);
  }
  return { isEmpty, shopFile };
}

function log(line: string): void {
  process.stdout.write(line);
}
