import { beforeEach, expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS } from '../../test/worker/shops.ts';

const RECORDS = '/api/owner/exports/records';

beforeEach(() => openShops());

async function everything(owner: OwnerProgram): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `?cursor=${cursor}`;
    const page = await read(await owner.fetch(RECORDS + query), ExportPage);
    records.push(...page.records);
    cursor = page.nextPageCursor;
  }
  return records;
}

test('an export has each product of the shop once, and none of another shop', async () => {
  const records = await everything(await OwnerProgram.of());
  const ids = records.filter(({ type }) => type === 'product').map(({ content }) => content.id);
  const sold = Object.values(PRODUCTS).filter(({ type }) => type !== null);
  expect(ids).toEqual(sold.map(({ id }) => id).sort());
});

test('a key needs the right to read all that an export has, and a cursor is one of ours', async () => {
  const narrow = await OwnerProgram.of({ scopes: ['stock:write'] });
  expect((await narrow.fetch(RECORDS)).status).toBe(403);
  const owner = await OwnerProgram.of();
  expect((await owner.fetch(`${RECORDS}?cursor=bm90IG91cnM`)).status).toBe(400);
  expect((await owner.fetch(`${RECORDS}?orders=maybe`)).status).toBe(400);
});
