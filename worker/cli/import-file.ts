import { createReadStream, openAsBlob, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { IMPORT_FILE_MAX_BYTES, type ImportFile } from '#runtime/contracts/imports.ts';
import { isRecord, ShopFileLine } from '#runtime/contracts/shop-file.ts';
import type { Api } from './api.ts';
import type { Entry } from './import-records.ts';

const READ = '/api/owner/imports/read';
const BYTES_PER_MB = 1024 * 1024;

/** What is known of a file before its records are imported. */
export interface OpenedFile {
  format: string;
  /** Number of records. */
  count: number;
  problems: ImportFile['problems'];
  /** Reads the records, from the start each time. */
  entries(): AsyncIterable<Entry> | Iterable<Entry>;
}

/** Opens a file of any format. One with a whole shop is read line by line, however large it is. */
export async function openFile(
  api: Api,
  path: string,
  query: { collection: string | undefined; url: string | undefined; units: string | undefined },
): Promise<OpenedFile> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error(`There is no file ${path}.`);
  if (await isShopFile(path)) return openShopFile(path);
  if (stat.size > IMPORT_FILE_MAX_BYTES) {
    throw new Error(`${path} is larger than ${IMPORT_FILE_MAX_BYTES / BYTES_PER_MB} MB: divide it into several files.`);
  }
  const file = await openAsBlob(path);
  const contentType = 'application/octet-stream';
  const answer = await api.call(READ, { method: 'POST', query, file, contentType });
  const { format, records, problems } = (await answer.json()) as ImportFile;
  return { format, count: records.length, problems, entries: () => records };
}

async function isShopFile(path: string): Promise<boolean> {
  for await (const line of linesOf(path)) return /^\s*\{\s*"type":\s*"shop"/.test(line);
  return false;
}

/** Checks every line before the first record is sent. */
async function openShopFile(path: string): Promise<OpenedFile> {
  let count = 0;
  let end: number | undefined;
  let number = 0;
  for await (const line of linesOf(path)) {
    number++;
    if (line.trim() === '') continue;
    const read = lineOf(path, line, number);
    if (isRecord(read)) count++;
    else if (read.type === 'end') end = read.content.records;
  }
  if (end !== count) throw new Error(`${path} was broken off: it does not end with the number of its records.`);
  return { format: 'shop', count, problems: [], entries: () => recordsIn(path) };
}

async function* recordsIn(path: string): AsyncGenerator<Entry> {
  let number = 0;
  for await (const line of linesOf(path)) {
    number++;
    if (line.trim() === '') continue;
    const record = lineOf(path, line, number);
    if (isRecord(record)) yield { firstLine: number, lastLine: number, record };
  }
}

function lineOf(path: string, line: string, number: number): ShopFileLine {
  try {
    return z.parse(ShopFileLine, JSON.parse(line));
  } catch {
    throw new Error(`${path}, line ${number}: this is no record of a shop.`);
  }
}

function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}
