import { type ImportFile, ShopRecord } from '#runtime/contracts/imports.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FileFormat } from '../http/file-format.ts';
import { FileReport } from '../http/file-report.ts';

/** What an answer has of a product beside its content. */
const COMPUTED = ['version', 'updatedAt', 'isScheduled'];

/** JSON: a product as `products get` prints it, a record, or a list of such. */
export const json: FileFormat = {
  names: ['json'],
  detect: (text) => /^\s*[[{]/.test(text),
  read(text, { texts }) {
    const report = new FileReport();
    const records: ImportFile['records'] = [];
    const answer = (): ImportFile => ({ format: 'json', records, ...report.result() });
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const [, line] = /line (\d+)/.exec(String(error)) ?? [];
      report.report(Number(line ?? 0), '', texts.notJson);
      return answer();
    }
    const lastLine = text.trimEnd().split('\n').length;
    const objects = listOf(value);
    if (objects.length > 0 && !objects.some(recordOf)) {
      report.report(0, '', texts.otherJson);
      return answer();
    }
    for (const [index, object] of objects.entries()) {
      const record = recordOf(object);
      if (record) records.push({ firstLine: 1, lastLine, record });
      else
        report.refuse({
          ...{ firstLine: 1, lastLine, title: titleIn(object) },
          error: fill(texts.noProduct, { number: index + 1 }),
        });
    }
    return answer();
  },
};

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { products } = value as { products?: unknown };
  return Array.isArray(products) ? products : [value];
}

function titleIn(object: unknown): string {
  const { title } = (object ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : '';
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
