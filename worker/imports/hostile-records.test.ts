import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ImportAnswer } from '#runtime/contracts/imports.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { type PictureName, pictureBytes } from '../../test/worker/pictures.ts';
import { count, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { reviewPictureKey } from '../storage/service.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

async function importing(type: string, ...contents: object[]) {
  const body = { records: contents.map((content) => ({ type, content })) };
  return (await read(await owner.fetch('/api/owner/imports', { method: 'POST', body }), ImportAnswer)).outcomes;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function review(id: string, picture: PictureName, createdAt = 1) {
  const { id: itemId } = PRODUCTS.mug;
  const pictures = [{ id: 'p1', width: 8, height: 6, data: base64(pictureBytes(picture)) }];
  const fields = { rating: 5, title: '', body: 'Good', authorName: 'Ann', state: 'approved', orderId: null };
  return { id, itemId, ...fields, createdAt, pictures };
}

test('a review takes no picture of another one, and has a date', async () => {
  expect(await importing('review', review('r1', 'png'))).toMatchObject([{ result: 'created' }]);
  const stored = async () => base64(await new Response((await env.FILES.get(KEY))?.body).bytes());
  const KEY = reviewPictureKey(SHOP.id, 'p1', 8);
  const before = await stored();
  const outcomes = await importing('review', review('r2', 'gif'), review('r3', 'png', 9_000_000_000_000_000));
  expect(outcomes).toMatchObject([
    { result: 'refused', errors: { pictures: expect.any(String) } },
    { result: 'refused', errors: { createdAt: expect.any(String) } },
  ]);
  expect(await stored()).toBe(before);
  expect([await count('reviews'), await count('unused_objects')]).toEqual([1, 0]);
});

test('a file has a name that is safe for its buyers', async () => {
  const file = (id: string, name: string) => ({
    id,
    itemId: PRODUCTS.ebook.id,
    name,
    bytes: 2,
    data: base64(Buffer.from('ab')),
  });
  const outcomes = await importing('file', file('f1', '../\u202Efdp.exe'), file('f2', '\u0000'));
  expect(outcomes.map(({ result, title }) => [result, title])).toEqual([
    ['created', '_fdp.exe'],
    ['refused', '\u0000'],
  ]);
  expect(await count('item_files', "name = '_fdp.exe'")).toBe(1);
  expect(await importing('file', file('f1', '../\u202Efdp.exe'))).toMatchObject([{ result: 'left' }]);
});
