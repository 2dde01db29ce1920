import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ImportAnswer, type ImportOutcome, type ShopRecord } from '#runtime/contracts/imports.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { uploaded } from '../../test/worker/owner-pictures.ts';
import { pictureBytes } from '../../test/worker/pictures.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const READ_ALL = '/api/owner/exports/records';

async function picturesOf(owner: OwnerProgram): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `?cursor=${cursor}`;
    const page = await read(await owner.fetch(READ_ALL + query), ExportPage);
    records.push(...page.records.filter(({ type }) => type === 'picture'));
    cursor = page.nextPageCursor;
  }
  return records;
}

async function importing(owner: OwnerProgram, records: readonly object[]): Promise<ImportOutcome[]> {
  const answer = await owner.fetch('/api/owner/imports', { method: 'POST', body: { records } });
  return (await read(answer, ImportAnswer)).outcomes;
}

test('a picture is imported under its own id where the shop has the same one, also without its bytes', async () => {
  await openShops();
  const owner = await OwnerProgram.of();
  const own = await uploaded(owner, pictureBytes('png'), { filename: 'own.png', altText: 'Ours' });
  const [record] = (await picturesOf(owner)) as [ShopRecord];
  const moved = (id: string, changes: object = {}) => ({
    type: 'picture',
    content: { ...record.content, id, filename: 'pot.png', altText: 'A pot', ...changes },
  });
  const records = [
    moved('moved'),
    moved('large', { data: null }),
    moved('gone', { data: null, sha256: '0'.repeat(64) }),
  ];
  const results = async () => (await importing(owner, records)).map(({ id, result }) => `${id} ${result}`);
  expect((await importing(owner, records.slice(2)))[0]?.error).toMatch(/^It is too large .* add it by itself/);
  expect(await results()).toEqual(['moved created', 'large created', 'gone refused']);
  expect(await results()).toEqual(['moved left', 'large left', 'gone refused']);
  const stored = (await picturesOf(owner)).map(({ content }) => content);
  expect(stored.map(({ id, altText, data }) => [id, altText, data === record.content.data])).toEqual([
    [own.id, 'Ours', true],
    ['large', 'A pot', true],
    ['moved', 'A pot', true],
  ]);
  expect((await uploaded(owner, pictureBytes('png'))).id).toBe(own.id);
  expect([await count('assets'), await count('unused_objects')]).toEqual([3, 0]);
});

test('two imports of the same picture at once store it once, and neither is refused', async () => {
  await openShops();
  const owner = await OwnerProgram.of();
  await uploaded(owner, pictureBytes('png'));
  const [record] = (await picturesOf(owner)) as [ShopRecord];
  const records = [{ type: 'picture', content: { ...record.content, id: 'moved' } }];
  const both = await Promise.all([importing(owner, records), importing(owner, records)]);
  expect(both.flat().map(({ result }) => result)).not.toContain('refused');
  expect(await count('assets')).toBe(2);
  expect(await env.FILES.head('site-a/assets/moved')).not.toBeNull();
});
