import { closeSync, openSync, readSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { isRecord, SHOP_FILE_FORMAT, ShopFileHeader, ShopFileLine } from '#runtime/contracts/shop-file.ts';
import type { Entry } from './import-records.ts';

const CHUNK_BYTES = 1024 * 1024;
/** The fields of a header of any version. */
const AnyHeader = z.object({ type: z.literal('shop'), content: z.object({ format: z.int() }) });

/** A file with a whole shop. */
export interface ShopFile {
  header: ShopFileHeader['content'];
  /** The number of records. */
  count: number;
  /** The records are read from the file each time that they are asked for, so it may be larger than the memory. */
  entries: Iterable<Entry>;
}

/** Opens a file and checks all of its lines. Throws, with the line and the reason, for one that cannot be used. */
export function openShopFile(path: string): ShopFile {
  const header = readHeader(path);
  let count = 0;
  let end: number | undefined;
  let number = 0;
  for (const line of linesIn(path)) {
    number++;
    if (line.trim() === '') continue;
    const read = lineOf(line, path, number);
    if (end !== undefined || (read.type === 'shop' && number > 1)) {
      throw new Error(`${path}, line ${number}: only records may stand between the first line and the last.`);
    }
    if (read.type === 'end') end = read.content.records;
    else if (isRecord(read)) count++;
  }
  if (end !== count) throw new Error(`${path} was broken off: it does not end with the number of its records.`);
  return { header, count, entries: { [Symbol.iterator]: () => entriesIn(path) } };
}

/** Whether a file says of itself that it holds a whole shop, of any version. */
export function isShopFile(path: string): boolean {
  const [chunk] = chunksOf(path);
  return /^\s*\{\s*"type":\s*"shop"/.test(new TextDecoder().decode(chunk));
}

/** Reads which shop a file holds. Throws for a file that is none of a whole shop, or of another version. */
export function readHeader(path: string): ShopFileHeader['content'] {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${path}.`);
  const [line = ''] = isShopFile(path) ? linesIn(path) : [];
  const json = parsed(line);
  const header = ShopFileHeader.safeParse(json);
  if (header.success) return header.data.content;
  const other = AnyHeader.safeParse(json);
  if (other.success && other.data.content.format !== SHOP_FILE_FORMAT) {
    const { format } = other.data.content;
    throw new Error(`${path} has format ${format} of another version; this one reads format ${SHOP_FILE_FORMAT}.`);
  }
  throw new Error(`${path} is no file of a whole shop: its first line is no header.`);
}

/** Reads a file's bytes, a part at a time. */
export function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const chunk = new Uint8Array(CHUNK_BYTES);
    for (let bytes = readSync(file, chunk); bytes > 0; bytes = readSync(file, chunk)) yield chunk.subarray(0, bytes);
  } finally {
    closeSync(file);
  }
}

function* linesIn(path: string): Generator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for (const chunk of chunksOf(path)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

function* entriesIn(path: string): Generator<Entry> {
  let number = 0;
  for (const line of linesIn(path)) {
    number++;
    if (line.trim() === '') continue;
    const record = lineOf(line, path, number);
    if (isRecord(record)) yield { firstLine: number, lastLine: number, record };
  }
}

function lineOf(line: string, path: string, number: number): ShopFileLine {
  const json = parsed(line);
  if (json === undefined)
    throw new Error(`${path}, line ${number}: this is no JSON, as in a file that was broken off.`);
  const read = ShopFileLine.safeParse(json);
  if (!read.success) throw new Error(`${path}, line ${number}: this is no record of a shop.`);
  return read.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
