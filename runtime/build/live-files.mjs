import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILE_LIST, filesToKeep } from './kept-files.mjs';

const TIMEOUT_MS = 30_000;
/** How many files are fetched at the same time. */
const AT_ONCE = 6;

/**
 * Reads the file list of a shop that is live. Throws with a sentence for the person who deploys, where there is none:
 * a deploy without it would take away the scripts of all pages that are open.
 *
 * @param {string} url the shop's address
 * @returns {Promise<import('./kept-files.mjs').FileList>}
 */
export async function readLiveList(url) {
  const address = new URL(`/${FILE_LIST}`, url).href;
  const list = await get(address)
    .then((response) => response.json())
    .catch((error) => {
      throw new Error(
        `The list of the live shop's files cannot be read at ${address}: ${error.message}. ` +
          'Nothing was deployed, because open pages would lose their scripts. ' +
          'If no shop is live there yet, add --first.',
      );
    });
  if (typeof list?.files !== 'object') throw new Error(`${address} is not a list of files. Nothing was deployed.`);
  return list;
}

/**
 * Fetches the files of a live build, and those that it keeps of older ones, into the folder of the next build. Files
 * that are there already are not fetched. Throws where one cannot be fetched, or is not what the list says.
 *
 * @param {{ url: string, list: import('./kept-files.mjs').FileList, outdir: string, now: number }} options
 * @returns {Promise<number>} how many files were fetched
 */
export async function fetchLiveFiles({ url, list, outdir, now }) {
  const missing = Object.entries(filesToKeep(list, {}, now)).filter(([name, { integrity }]) => {
    const path = join(outdir, name);
    return !existsSync(path) || digest(readFileSync(path)) !== integrity;
  });
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    await Promise.all(
      missing.slice(from, from + AT_ONCE).map(async ([name, { integrity }]) => {
        const address = new URL(`/${name}`, url).href;
        const contents = await get(address)
          .then(async (response) => Buffer.from(await response.arrayBuffer()))
          .catch((error) => {
            throw new Error(`${address} cannot be fetched: ${error.message}. Nothing was deployed.`);
          });
        if (digest(contents) !== integrity) {
          throw new Error(`${address} is not the file that the shop's list names. Nothing was deployed.`);
        }
        mkdirSync(dirname(join(outdir, name)), { recursive: true });
        writeFileSync(join(outdir, name), contents);
      }),
    );
  }
  return missing.length;
}

async function get(address) {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

function digest(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
