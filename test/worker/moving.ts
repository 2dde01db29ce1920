import { ImportAnswer, type ImportOutcome, MAX_IMPORT_RECORDS, type ShopRecord } from '#runtime/contracts/imports.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { read } from './buyer.ts';
import type { OwnerProgram } from './owner.ts';

/** Reads all records of a shop, with these further parts of it, such as `orders=true`. */
export async function exported(owner: OwnerProgram, parts = ''): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `?${parts}${cursor && `&cursor=${cursor}`}`;
    const page: ExportPage = await read(await owner.fetch(`/api/owner/exports/records${query}`), ExportPage);
    records.push(...page.records);
    cursor = page.nextPageCursor;
  }
  return records;
}

/** Imports records as the command does, or with `/preview` returns what would become of them. */
export async function imported(
  owner: OwnerProgram,
  records: readonly ShopRecord[],
  path = '',
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < records.length; from += MAX_IMPORT_RECORDS) {
    const body = { records: records.slice(from, from + MAX_IMPORT_RECORDS) };
    const answer = await owner.fetch(`/api/owner/imports${path}`, { method: 'POST', body });
    outcomes.push(...(await read(answer, ImportAnswer)).outcomes);
  }
  return outcomes;
}
