import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportFile, ImportProblem, ShopRecord } from '#runtime/contracts/imports.ts';
import type { FileFormat } from '../../http/file-format.ts';
import { collectionFor, type PageCollection } from './page-collection.ts';
import { type PageProduct, readProduct } from './page-product.ts';

interface PageItem extends PageProduct {
  recordType?: number;
  structuredContent?: PageProduct;
  /** Its pictures. */
  items?: PageProduct['images'];
}

interface JsonPage {
  collection?: PageCollection;
  item?: PageItem;
  items?: PageItem[];
  pagination?: { nextPage?: boolean };
}

/** A page of a Squarespace site as `?format=json` gives it: a store with its products, or one product. */
export const jsonPage: FileFormat = {
  names: ['squarespace-page'],
  detect: (text) => /^\s*\{/.test(text) && /"collection"\s*:\s*\{/.test(text) && /"items?"\s*:/.test(text),
  read(text, context) {
    const file: ImportFile = { format: 'squarespace-page', records: [], problems: [] };
    const page = parsed(text);
    if (!page) return { ...file, problems: [{ line: 0, field: '', text: context.texts.notJson }] };
    const lastLine = text.trimEnd().split('\n').length;
    const { collectionId, record } = collectionFor(page.collection ?? {}, context);
    const records: ShopRecord[] = [];
    const problems: ImportProblem[] = [];
    for (const item of page.item ? [page.item] : (page.items ?? [])) {
      if (item.recordType !== undefined && item.recordType !== RECORD_TYPE.storeItem) {
        problems.push({ line: 0, field: item.title ?? '', text: context.texts.notProduct });
        continue;
      }
      const product = { ...item.structuredContent, ...withoutEmpty(item), images: item.items ?? item.images ?? [] };
      const read = readProduct(product, collectionId, context);
      if ('record' in read) records.push(read.record);
      problems.push(...read.problems);
    }
    if (page.pagination?.nextPage) problems.push({ line: 0, field: '', text: context.texts.nextPage });
    const all = record && records.length > 0 ? [record, ...records] : records;
    return { ...file, problems, records: all.map((one) => ({ firstLine: 1, lastLine, record: one })) };
  },
};

function parsed(text: string): JsonPage | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands in the item itself counts before its content, but for what is missing there. */
function withoutEmpty(item: PageItem): PageProduct {
  const entries = Object.entries(item).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries);
}
