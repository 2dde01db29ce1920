import { beforeEach, expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
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

test('a key needs the right to read everything in an export, and an invalid cursor is refused', async () => {
  const narrow = await OwnerProgram.of({ scopes: ['stock:write'] });
  expect((await narrow.fetch(RECORDS)).status).toBe(403);
  const owner = await OwnerProgram.of();
  expect((await owner.fetch(`${RECORDS}?cursor=bm90IG91cnM`)).status).toBe(400);
  expect((await owner.fetch(`${RECORDS}?orders=maybe`)).status).toBe(400);
});

test.each([
  ['orders:read', 'orders=true', 'orders=false'],
  ['orders:read', 'customers=true', 'customers=false'],
  ['submissions:read', 'customers=true', 'orders=true'],
])('a key without %s gets no export with %s, and one with %s', async (missing, refused, allowed) => {
  const owner = await OwnerProgram.of({ scopes: OWNER_SCOPES.filter((scope) => scope !== missing) });
  // The last part is asked for alone, as no part before it may be a way round.
  for (const cursor of ['', `&cursor=${Buffer.from('["order",""]').toString('base64url')}`]) {
    expect((await owner.fetch(`${RECORDS}?${refused}${cursor}`)).status).toBe(403);
  }
  expect((await owner.fetch(`${RECORDS}?${allowed}`)).status).toBe(200);
});
