import type { ShopRecord } from '#runtime/contracts/imports.ts';
import type { SHOP_FILE_FORMAT } from '#runtime/contracts/shop-file.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { linesOf } from './lines.ts';
import type { Entry, OpenedFile } from './opened-file.ts';

/** The format of a file with a whole shop that this console reads and writes. */
export const FORMAT: typeof SHOP_FILE_FORMAT = 1;
/** So many bytes hold the beginning of a file's header. */
const HEAD_BYTES = 200;

interface Line {
  type: string;
  content: Record<string, unknown>;
}

/** Whether a file says of itself that it holds a whole shop, of any version. */
export async function isShopFile(file: File): Promise<boolean> {
  return /^\uFEFF?\s*\{\s*"type":\s*"shop"/.test(await file.slice(0, HEAD_BYTES).text());
}

/** Opens a file with a whole shop and checks all of its lines. Throws the text of what is wrong. */
export async function openShopFile(file: File, signal: AbortSignal): Promise<OpenedFile> {
  let count = 0;
  let end: unknown;
  let number = 0;
  for await (const text of linesOf(file, signal)) {
    number++;
    if (text.trim() === '') continue;
    const line = lineOf(text, number);
    if (number === 1 && line.content.format !== FORMAT) {
      throw new Error(fill(productsTexts.fileHasTheFormat, { format: FORMAT }));
    }
    if (end !== undefined || (line.type === 'shop' && number > 1)) {
      throw new Error(fill(productsTexts.lineIsMisplaced, { number }));
    }
    if (line.type === 'end') end = line.content.records;
    else if (line.type !== 'shop') count++;
  }
  if (end !== count) throw new Error(productsTexts.fileWasBrokenOff);
  return {
    ...{ name: file.name, format: 'shop', count, problems: [], refused: [], refusedCount: 0 },
    entries: () => entriesOf(file, signal),
  };
}

async function* entriesOf(file: File, signal: AbortSignal): AsyncGenerator<Entry> {
  let number = 0;
  for await (const text of linesOf(file, signal)) {
    number++;
    if (text.trim() === '') continue;
    const line = lineOf(text, number);
    if (line.type !== 'shop' && line.type !== 'end') {
      yield { firstLine: number, lastLine: number, record: line as ShopRecord };
    }
  }
}

/** The shop checks what a record holds; here it only has to be one. */
function lineOf(text: string, number: number): Line {
  const line = parsed(text) as Partial<Line> | null | undefined;
  if (typeof line?.type !== 'string' || typeof line.content !== 'object' || line.content === null) {
    throw new Error(fill(productsTexts.lineIsNoRecord, { number }));
  }
  return { type: line.type, content: line.content };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
