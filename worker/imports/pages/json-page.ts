import type * as z from 'zod/mini';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportFile, ImportProblem, ShopRecord } from '#runtime/contracts/imports.ts';
import type { FileFormat } from '../../http/file-format.ts';
import { collectionFor } from './page-collection.ts';
import { given, JsonPage, PageProduct } from './page-contract.ts';
import { readProduct } from './page-product.ts';

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
      // Fields of the item itself come before those of its content.
      const product = PageProduct.parse({
        ...item.structuredContent,
        ...given(item),
        images: item.items ?? item.images,
      });
      const read = readProduct(product, { collectionId, settings: page.websiteSettings }, context);
      if ('record' in read) records.push(read.record);
      problems.push(...read.problems);
    }
    if (page.pagination?.nextPage) problems.push({ line: 0, field: '', text: context.texts.nextPage });
    const all = record && records.length > 0 ? [record, ...records] : records;
    return { ...file, problems, records: all.map((entry) => ({ firstLine: 1, lastLine, record: entry })) };
  },
};

function parsed(text: string): z.infer<typeof JsonPage> | undefined {
  try {
    return JsonPage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
