/**
 * `npm run deploy -- --url https://shop.example` builds the scripts, adds those of older builds that pages of the live
 * shop may still ask for, and deploys the Worker. Other arguments go to `wrangler deploy`. Where the Worker has no shop
 * yet, it prints a link that creates one.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { firstShopLink } from '#worker/cli/first-shop-link.ts';
import { runWrangler, spawnWrangler } from '#worker/cli/wrangler.ts';
import { build } from '../../build.mjs';
import { fetchLiveFiles, readLiveList } from './live-files.mjs';

/** The bucket's name in `worker/wrangler.jsonc`. */
const BUCKET = 'storefront-files';

/** Stands for the address of a Worker where wrangler does not say it. */
const UNKNOWN_ADDRESS = 'https://your-shop.example';

const USAGE = `Usage: npm run deploy -- --url SHOP [arguments of \`wrangler deploy\`]

  --url SHOP   the live shop's address, such as https://shop.example: its scripts of the last 30 days stay available
  --first      instead of --url, where no shop is live yet`;

/**
 * Fetches into `outdir` what pages of the live shop may still ask for.
 *
 * @param {{ url: string | undefined, outdir: string, now?: number }} options no `url` for a shop that is not live yet
 * @returns {Promise<{ previous: import('./kept-files.mjs').FileList, fetched: number }>} the live shop's list, and how many
 * files were fetched
 */
export async function fetchForDeploy({ url, outdir, now = Date.now() }) {
  if (!url) return { previous: {}, fetched: 0 };
  const previous = await readLiveList(url);
  return { previous, fetched: await fetchLiveFiles({ url, list: previous, outdir, now }) };
}

/**
 * Reads the command's own arguments; the rest are wrangler's.
 *
 * @param {string[]} given
 */
export function readArguments(given) {
  const options = /** @type {const} */ ({ url: { type: 'string' }, first: { type: 'boolean' } });
  const { values, tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  const own = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in options)) continue;
    own.add(token.index);
    if (token.value !== undefined && !token.inlineValue) own.add(token.index + 1);
  }
  const { url, first } = values;
  if (Boolean(url) === Boolean(first)) throw new Error(USAGE);
  if (first) return { url: undefined, rest: given.filter((_, i) => !own.has(i)) };
  if (!URL.canParse(String(url)) || !/^https?:/.test(String(url))) {
    throw new Error(`${url} is not an address such as https://shop.example.`);
  }
  return { url: String(url), rest: given.filter((_, i) => !own.has(i)) };
}

/**
 * Makes the bucket for files where the account has none of its name yet.
 *
 * @param {(args: string[]) => Promise<string>} run runs a wrangler command; rejects with its output if it fails
 */
export async function makeBucket(run) {
  await run(['r2', 'bucket', 'create', BUCKET]).catch((error) => {
    if (!/already exists/i.test(error.message)) throw error;
  });
}

/**
 * Returns where a deployed Worker is reached, by what wrangler has recorded of its deploy: a domain of the shop's own
 * before the address that Cloudflare gives; undefined where it says none.
 *
 * @param {string} record lines of JSON
 */
export function deployedAddress(record) {
  const entries = record
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const targets = entries.findLast(({ type }) => type === 'deploy')?.targets ?? [];
  const ownDomain = targets.map((target) => /^([a-z0-9.-]+\.[a-z]+) \(custom domain/.exec(target)?.[1]).find(Boolean);
  return ownDomain ? `https://${ownDomain}` : targets.find((target) => target.startsWith('https://'));
}

/**
 * Says how the first shop is created, by the link for that; nothing where there is a shop.
 *
 * @param {string | undefined} link
 */
export function firstShopText(link) {
  return link === undefined
    ? ''
    : `\nThis Worker has no shop yet. Create it here:\n\n  ${link}\n\nThe link works once, for 24 hours; \`npm run owner -- recover --remote --url ${new URL(link).origin}\` prints a new one.`;
}

async function deploy() {
  const { url, rest } = readArguments(process.argv.slice(2));
  console.log('Building the browser scripts …');
  const outdir = fileURLToPath(new URL('../../dist', import.meta.url));
  const { previous, fetched } = await fetchForDeploy({ url, outdir });
  const { kept } = await build({ outdir, previous });
  if (url) console.log(`${kept} files of older builds stay available; ${fetched} files were fetched from ${url}.`);
  await makeBucket((args) => runWrangler(args, { isRemote: true }));
  const record = join(mkdtempSync(join(tmpdir(), 'storefront-deploy-')), 'deploy.json');
  process.env.WRANGLER_OUTPUT_FILE_PATH = record;
  const child = spawnWrangler(['deploy', ...rest], { isRemote: true, isInteractive: true });
  process.exitCode = await new Promise((ended) => child.once('close', (code) => ended(code ?? 1)));
  delete process.env.WRANGLER_OUTPUT_FILE_PATH;
  const address = url ?? (existsSync(record) ? deployedAddress(readFileSync(record, 'utf8')) : undefined);
  rmSync(join(record, '..'), { recursive: true, force: true });
  if (process.exitCode !== 0 || rest.includes('--dry-run')) return;
  const text = await firstShopLink({ url: address ?? UNKNOWN_ADDRESS, stateDir: undefined }).then(
    firstShopText,
    (error) => `The Worker is deployed. Whether it has a shop could not be read: ${error.message}`,
  );
  if (text) console.log(text);
}

if (process.argv[1] && join(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await deploy().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
