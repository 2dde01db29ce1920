import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { isRecord, type ShopFileHeader, ShopFileLine } from '#runtime/contracts/shop-file.ts';

/** Reads a file with a whole shop. Throws, with the line and the reason, for one that cannot be used. */
export function readShopFile(path: string): { header: ShopFileHeader['content']; records: ShopRecord[] } {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, index) => lineOf(line, path, index + 1));
  const [header] = lines;
  const last = lines.at(-1);
  if (header?.type !== 'shop') throw new Error(`${path} is no file of a whole shop: its first line is no header.`);
  const records = lines.filter(isRecord);
  if (last?.type !== 'end' || last.content.records !== records.length) {
    throw new Error(`${path} was broken off: it does not end with the number of its records.`);
  }
  return { header: header.content, records };
}

function lineOf(line: string, path: string, number: number): ShopFileLine {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new Error(`${path}, line ${number}: this is no JSON.`);
  }
  const read = z.safeParse(ShopFileLine, json);
  if (!read.success) throw new Error(`${path}, line ${number}: this is no record of a shop.`);
  return read.data;
}
