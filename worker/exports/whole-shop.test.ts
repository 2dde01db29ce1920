import { beforeEach, expect, test } from 'vitest';
import { ImportAnswer, type ImportOutcome, MAX_IMPORT_RECORDS, type ShopRecord } from '#runtime/contracts/imports.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { read } from '../../test/worker/buyer.ts';
import { openDemo } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';

const SHOPS = [
  { site: 'second-steep', host: 'localhost' },
  { site: 'lampenwerk', host: 'de.localhost' },
];

beforeEach(() => openDemo());

async function exported(owner: OwnerProgram): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `?cursor=${cursor}`;
    const page: ExportPage = await read(await owner.fetch(`/api/owner/exports/records${query}`), ExportPage);
    records.push(...page.records);
    cursor = page.nextPageCursor;
  }
  return records;
}

async function imported(owner: OwnerProgram, records: readonly ShopRecord[], path = ''): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < records.length; from += MAX_IMPORT_RECORDS) {
    const body = { records: records.slice(from, from + MAX_IMPORT_RECORDS) };
    const answer = await owner.fetch(`/api/owner/imports${path}`, { method: 'POST', body });
    outcomes.push(...(await read(answer, ImportAnswer)).outcomes);
  }
  return outcomes;
}

const told = (outcomes: readonly ImportOutcome[]) =>
  outcomes.map(({ type, id, result, fields, error, errors }) => ({ type, id, result, fields, error, errors }));

test.each(SHOPS)('$site has all that its own export says, so importing it changes nothing', async ({ site, host }) => {
  const owner = await OwnerProgram.of({ site }, host);
  const records = await exported(owner);
  const outcomes = await imported(owner, records);
  expect(told(outcomes).filter(({ result }) => result !== 'left')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(30);
});
