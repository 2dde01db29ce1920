/**
 * `npm run deploy -- --url https://shop.example` builds the scripts, adds those of older builds that pages of the live
 * shop may still ask for, and deploys the Worker. Other arguments go to `wrangler deploy`.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runWrangler, spawnWrangler } from '#worker/cli/wrangler.ts';
import { build } from '../../build.mjs';
import { fetchLiveFiles, readLiveList } from './live-files.mjs';

/** The bucket's name in `worker/wrangler.jsonc`. */
const BUCKET = 'storefront-files';

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

async function deploy() {
  const { url, rest } = readArguments(process.argv.slice(2));
  console.log('Building the browser scripts …');
  const outdir = fileURLToPath(new URL('../../dist', import.meta.url));
  const { previous, fetched } = await fetchForDeploy({ url, outdir });
  const { kept } = await build({ outdir, previous });
  if (url) console.log(`${kept} files of older builds stay available; ${fetched} files were fetched from ${url}.`);
  await makeBucket((args) => runWrangler(args, { isRemote: true }));
  const child = spawnWrangler(['deploy', ...rest], { isRemote: true, isInteractive: true });
  process.exitCode = await new Promise((ended) => child.once('close', (code) => ended(code ?? 1)));
}

if (process.argv[1] && join(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await deploy().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
