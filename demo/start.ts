/**
 * `npm start` serves the demo shop at PORT (default 8787), and a page of another site that embeds it at PORT + 1. `npm
 * start -- shop.jsonl` serves a copy of the shop in that file instead, and `npm start -- --empty` a server without a shop,
 * each in a folder of its own.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startJobs } from '#worker/cli/local/jobs.ts';
import { type Held, takeState } from '#worker/cli/local/running.ts';
import { refuseBusyPort } from '#worker/cli/local/serve.ts';
import { endsOnSignal, endWithServer, type ServedLine, servedPort, servedText } from '#worker/cli/local/serving.ts';
import { readHeader } from '#worker/cli/shop-file.ts';
import { build } from '../build.mjs';
import { startEmbedServer } from './embed-server.ts';
import { emptyShopText } from './empty-shop.ts';
import { DEMO_OWNER } from './owner.ts';
import { SITE_ID } from './seed.ts';
import { startShop } from './shop.ts';

const state = fileURLToPath(new URL('../.state', import.meta.url));
const { isEmpty, shopFile } = given(process.argv.slice(2));
const onEnd = endsOnSignal();

try {
  const port = servedPort();
  const siteId = shopFile ? readHeader(shopFile).siteId : SITE_ID;
  // Several demos may run, each with a port of its own.
  const start = { command: 'start', url: `http://localhost:${port}`, beside: 'start' };
  const { recordServer } = await takeState(state, start);
  await refuseBusyPort(port, 'localhost');
  if (!isEmpty) await refuseBusyPort(port + 1, '127.0.0.1');
  console.log('Building the browser scripts …');
  await build();
  await (isEmpty ? serveEmpty(port, recordServer) : serveDemo(port, siteId, recordServer));
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}

/** Serves a server without a shop, or the shop that was created in it. */
async function serveEmpty(port: number, recordServer: Held['recordServer']): Promise<void> {
  const stateDir = join(state, 'empty');
  const shop = await startShop({ port, stateDir, origins: [], isEmpty, log, recordServer });
  onEnd(() => shop.stop());
  endWithServer(shop);
  onEnd(startJobs(shop.url, log));
  console.log(await emptyShopText(stateDir, shop.url));
}

/** Serves the demo, or the shop of a file, and the page of another site. */
async function serveDemo(port: number, siteId: string, recordServer: Held['recordServer']): Promise<void> {
  const stateDir = shopFile ? join(state, 'copies', siteId) : state;
  const embedUrl = `http://127.0.0.1:${port + 1}`;
  const embed = await startEmbedServer({ port: port + 1, shop: `http://localhost:${port}`, siteId });
  onEnd(() => embed.stop());
  const shop = await startShop({ port, stateDir, origins: [embedUrl], shopFile, log, recordServer });
  onEnd(() => shop.stop());
  endWithServer(shop);
  onEnd(startJobs(shop.url, log));
  if (shopFile) console.log(`\n  This is a copy of ${siteId}, from ${shopFile}. Its data is in ${stateDir}.`);
  const lines: ServedLine[] = [
    ['The shop', shop.url],
    ["The owner's console", `${shop.url}/config/`, `${DEMO_OWNER.email}, password: ${DEMO_OWNER.password}`],
    ['A page of another site', embed.url],
    ['Each element by itself', `${embed.url}/widgets`],
    ['Mail that the shop has sent', `${shop.url}/dev/mailbox`],
    ["The site's key in a script tag", `data-site="${siteId}"`],
  ];
  const sentences = [
    'On localhost a shop in test mode, as the demo is, shows search engines what an open shop shows.',
    'Ctrl-C stops both; `npm run reset` then lets the next start begin with a new database.',
  ];
  console.log(servedText(lines, sentences));
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
