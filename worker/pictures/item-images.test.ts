import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { refusalOf } from '../db/guards.ts';
import { type ItemImageRow, imageStatements, toItemImage } from './service.ts';

const MUG = PRODUCTS.mug.id;
const COLOURS = {
  topLeftAverage: 'ffffff',
  topRightAverage: '000000',
  bottomLeftAverage: 'c85028',
  bottomRightAverage: '0a0b0c',
  centerAverage: '808080',
};

beforeEach(async () => {
  await openShops();
  await addAsset(SHOP.id, 'a1');
  await addAsset(OTHER.id, 'b1');
});

function addAsset(siteId: string, id: string) {
  return env.DB.prepare(
    `INSERT INTO assets (site_id, id, filename, url, content_type, bytes, sha256, width, height, alt_text, focal_x,
       colors, created_at, updated_at)
     VALUES (?1, ?2, 'Pot.jpg', '/images/' || ?2 || '/pot.jpg', 'image/jpeg', 9, ?2, 1200, 900, 'A pot', 0.25, ?3, 0, 0)`,
  )
    .bind(siteId, id, JSON.stringify(COLOURS))
    .run();
}

async function write(images: ItemImage[], itemId: string = MUG): Promise<unknown> {
  try {
    await env.DB.batch(imageStatements(env.DB, SHOP.id, itemId, images, Date.now()));
    return undefined;
  } catch (error) {
    return (refusalOf(error) as { code?: string }).code;
  }
}

async function stored(itemId: string = MUG) {
  const rows = await env.DB.prepare('SELECT * FROM images WHERE site_id = ?1 AND item_id = ?2 ORDER BY position')
    .bind(SHOP.id, itemId)
    .all<ItemImageRow>();
  return rows.results.map(toItemImage);
}

test('an item’s pictures are replaced in order, and an answer can be sent back', async () => {
  const elsewhere = { assetUrl: 'https://cdn.example/a.png', width: 10, height: 20, colors: COLOURS };
  expect(await write([{ id: 'i1', assetId: 'a1' }, elsewhere])).toBeUndefined();
  const first = await stored();
  expect(first).toMatchObject([
    { id: 'i1', assetId: 'a1', assetUrl: '/images/a1/pot.jpg', width: 1200, height: 900, altText: 'A pot' },
    { ...elsewhere, assetId: null, altText: '', filename: '', focalX: 0.5 },
  ]);
  expect(first[0]).toMatchObject({ filename: 'Pot.jpg', focalX: 0.25, focalY: 0.5, colors: COLOURS });
  expect(await write(first)).toBeUndefined();
  expect(await stored()).toEqual(first);

  const own = { id: 'i1', assetId: 'a1', altText: '', title: 'T', focalX: 1, width: 1, height: 1, assetUrl: '/x.png' };
  expect(await write([{ ...own, body: '<p>Hot</p><script>alert(1)</script>' }])).toBeUndefined();
  expect(await stored()).toMatchObject([
    { ...own, body: '<p>Hot</p>', width: 1200, height: 900, focalX: 1, assetUrl: first[0]?.assetUrl },
  ]);
  expect(await write([])).toBeUndefined();
  expect(await stored()).toEqual([]);
});

test('a list that cannot be stored changes nothing', async () => {
  const before = await stored();
  expect(await write([{ assetId: 'b1' }])).toBe('PICTURE_NOT_FOUND');
  expect(await write([{ assetId: 'none' }])).toBe('PICTURE_NOT_FOUND');
  expect(await write([{ id: `${PRODUCTS.shirt.id}-image`, assetId: 'a1' }])).toBe('IMAGE_ID_TAKEN');
  expect(
    await write([
      { id: 'x', assetId: 'a1' },
      { id: 'x', assetId: 'a1' },
    ]),
  ).toBe('IMAGE_ID_TAKEN');
  expect(await stored()).toEqual(before);
});
