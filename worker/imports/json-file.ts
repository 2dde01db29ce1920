import { type ImportFile, ShopRecord } from '#runtime/contracts/imports.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FileFormat } from '../http/file-format.ts';

/** What an answer has of a product beside its content. */
const COMPUTED = ['version', 'updatedAt', 'isScheduled'];

/** JSON: a product as `products get` prints it, a record, or a list of such. */
export const json: FileFormat = {
  names: ['json'],
  detect: (text) => /^\s*[[{]/.test(text),
  read(text, { texts }) {
    const file: ImportFile = { format: 'json', records: [], problems: [] };
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const [, line] = /line (\d+)/.exec(String(error)) ?? [];
      return { ...file, problems: [{ line: Number(line ?? 0), field: '', text: texts.notJson }] };
    }
    const lastLine = text.trimEnd().split('\n').length;
    for (const [index, object] of listOf(value).entries()) {
      const record = recordOf(object);
      if (record) file.records.push({ firstLine: 1, lastLine, record });
      else file.problems.push({ line: 0, field: `${index}`, text: fill(texts.noProduct, { number: index + 1 }) });
    }
    return file;
  },
};

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { products } = value as { products?: unknown };
  return Array.isArray(products) ? products : [value];
}

function recordOf(object: unknown): ShopRecord | undefined {
  const record = ShopRecord.safeParse(object);
  if (record.success) return record.data;
  if (typeof object !== 'object' || object === null) return undefined;
  const { id, collectionId, variants } = object as Record<string, unknown>;
  if (typeof id !== 'string' || typeof collectionId !== 'string' || !Array.isArray(variants)) return undefined;
  const content = Object.fromEntries(Object.entries(object).filter(([name]) => !COMPUTED.includes(name)));
  return { type: 'product', content };
}
