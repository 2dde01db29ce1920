import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILE_LIST, type FileList, filesToKeep } from '../local/kept-files.ts';

const TIMEOUT_MS = 30_000;
/** How many files are fetched at the same time. */
const AT_ONCE = 6;

/** A shop that is live. */
export interface LiveShop {
  /** The address at which it has answered. */
  url: string;
  list: FileList;
}

/**
 * Reads the file list of a shop that is live, at the first of its addresses that has one. Throws with a sentence for the
 * person who deploys, where none has: a deploy without it would take away the scripts of all pages that are open.
 */
export async function readLiveList(urls: readonly string[]): Promise<LiveShop> {
  const reasons: string[] = [];
  for (const url of urls) {
    const address = new URL(`/${FILE_LIST}`, url).href;
    try {
      const list: unknown = await (await get(address)).json();
      if (isFileList(list)) return { url, list };
      reasons.push(`${address} is not a list of files`);
    } catch (error) {
      reasons.push(`${address}: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `The list of the live shop's files cannot be read (${reasons.join('; ')}). Nothing was deployed, because open pages ` +
      'would lose their scripts. Name the address at which the shop answers by --url, or deploy with --fresh if it is down.',
  );
}

/**
 * Fetches the files of a live build, and those that it keeps of older ones, into the folder of the next build. Files
 * that are there already are not fetched. Throws where one cannot be fetched, or is not what the list says.
 *
 * @returns how many files were fetched
 */
export async function fetchLiveFiles({ url, list }: LiveShop, outdir: string, now: number): Promise<number> {
  const missing = Object.entries(filesToKeep(list, {}, now)).filter(([name, { integrity }]) => {
    const path = join(outdir, name);
    return !existsSync(path) || digest(readFileSync(path)) !== integrity;
  });
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    await Promise.all(
      missing.slice(from, from + AT_ONCE).map(async ([name, { integrity }]) => {
        const contents = await fetchFile(new URL(`/${name}`, url).href, integrity);
        mkdirSync(dirname(join(outdir, name)), { recursive: true });
        writeFileSync(join(outdir, name), contents);
      }),
    );
  }
  return missing.length;
}

async function fetchFile(address: string, integrity: string): Promise<Buffer> {
  const contents = await get(address)
    .then(async (response) => Buffer.from(await response.arrayBuffer()))
    .catch((error: Error) => {
      throw new Error(`${address} cannot be fetched: ${error.message}. Nothing was deployed.`);
    });
  if (digest(contents) !== integrity) {
    throw new Error(`${address} is not the file that the shop's list names. Nothing was deployed.`);
  }
  return contents;
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

function isFileList(value: unknown): value is FileList {
  return typeof value === 'object' && value !== null && 'files' in value && typeof value.files === 'object';
}

function digest(contents: Buffer): string {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
