import type { ImportFile } from '#runtime/contracts/imports.ts';
import { isRecord, ShopFileHeader, ShopFileLine } from '#runtime/contracts/shop-file.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FileFormat } from '../http/file-format.ts';
import { FileReport } from '../http/file-report.ts';

/** A file with a whole shop, as an export writes it: JSON in lines. */
export const shop: FileFormat = {
  names: ['shop'],
  detect: (text) => /^\s*\{\s*"type"\s*:\s*"shop"/.test(text),
  read(text, { texts }) {
    const records: ImportFile['records'] = [];
    const found = new FileReport();
    const report = (line: number, problem: string) => found.report(line, '', problem);
    let announced: number | undefined;
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      const number = index + 1;
      const read = ShopFileLine.safeParse(parsed(line));
      if (!read.success) report(number, isHeader(line) ? texts.otherVersion : texts.noRecord);
      else if (read.data.type === 'end') announced = Number(read.data.content.records);
      else if (isRecord(read.data)) records.push({ firstLine: number, lastLine: number, record: read.data });
      else if (records.length > 0) report(number, texts.noRecord);
    }
    const isWhole = announced === records.length;
    if (!isWhole) report(0, announced === undefined ? texts.brokenOff : fill(texts.otherCount, { count: announced }));
    return { format: 'shop', records, ...found.result() };
  },
};

function isHeader(line: string): boolean {
  return ShopFileHeader.shape.type.safeParse((parsed(line) as { type?: unknown } | undefined)?.type).success;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
