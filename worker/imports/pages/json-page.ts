import type * as z from 'zod/mini';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportFile, ShopRecord } from '#runtime/contracts/imports.ts';
import type { FileFormat } from '../../http/file-format.ts';
import { FileReport } from '../../http/file-report.ts';
import { collectionFor } from './page-collection.ts';
import { given, JsonPage, PageProduct } from './page-contract.ts';
import { readProduct } from './page-product.ts';

/** A page of a Squarespace site as `?format=json` gives it: a store with its products, or one product. */
export const jsonPage: FileFormat = {
  names: ['squarespace-page'],
  detect: (text) => /^\s*\{/.test(text) && /"collection"\s*:\s*\{/.test(text) && /"items?"\s*:/.test(text),
  read(text, context) {
    const { texts } = context;
    const report = new FileReport();
    const answer = (records: ImportFile['records']): ImportFile => {
      return { format: 'squarespace-page', records, ...report.result() };
    };
    const page = parsed(text);
    if (!page) {
      report.report(0, '', texts.notJson);
      return answer([]);
    }
    const lastLine = text.trimEnd().split('\n').length;
    const { collectionId, record } = collectionFor(page.collection ?? {}, context);
    const records: ShopRecord[] = [];
    const items = page.item ? [page.item] : (page.items ?? []);
    if (items.length === 0) report.report(0, '', texts.noProductOnPage);
    for (const item of items) {
      if (item.recordType !== undefined && item.recordType !== RECORD_TYPE.storeItem) {
        report.report(0, '', texts.notProduct);
        continue;
      }
      // Fields of the item itself come before those of its content.
      const product = PageProduct.parse({
        ...item.structuredContent,
        ...given(item),
        images: item.items ?? item.images,
      });
      records.push(
        ...readProduct(product, { collectionId, settings: page.websiteSettings, lastLine }, context, report),
      );
    }
    if (page.pagination?.nextPage) report.report(0, '', texts.nextPage);
    const all = record && records.length > 0 ? [record, ...records] : records;
    return answer(all.map((entry) => ({ firstLine: 1, lastLine, record: entry })));
  },
};

function parsed(text: string): z.infer<typeof JsonPage> | undefined {
  try {
    return JsonPage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
