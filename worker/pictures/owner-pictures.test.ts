import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { OwnerPictures } from '#runtime/contracts/pictures.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OWN_PICTURES, uploaded } from '../../test/worker/owner-pictures.ts';
import { png } from '../../test/worker/png.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { imageStatements } from './service.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of({ scopes: ['pictures:read', 'pictures:write'] });
});

const list = async (query: string) => (await (await owner.fetch(`${OWN_PICTURES}${query}`)).json()) as OwnerPictures;
const names = ({ pictures }: OwnerPictures) => pictures.map(({ filename }) => filename);
const square = (red: number) => png(2, 2, () => [red, 0, 0]);

test('pictures are listed in pages, newest first, and found by a part of their name', async () => {
  for (const [index, filename] of ['Krüge.png', 'teapot.png', 'KRUG 2.png'].entries()) {
    await uploaded(owner, square(index), { filename });
  }
  const first = await list('?limit=2');
  expect([names(first), first.hasNextPage]).toEqual([['KRUG 2.png', 'teapot.png'], true]);
  const last = await list(`?limit=2&cursor=${first.nextPageCursor}`);
  expect([names(last), last.hasNextPage, last.nextPageCursor]).toEqual([['Krüge.png'], false, null]);
  expect(names(await list('?q=krug'))).toEqual(['KRUG 2.png', 'Krüge.png']);
  const found = await list('?q=krug&limit=1');
  expect(names(found)).toEqual(['KRUG 2.png']);
  expect(names(await list(`?q=krug&limit=1&cursor=${found.nextPageCursor}`))).toEqual(['Krüge.png']);
  expect(names(await list('?q=%25'))).toEqual([]);
});

test('name, text and focal point are changed by whoever has seen the last version', async () => {
  const { id, assetUrl } = await uploaded(owner, square(1));
  const change = (details: object, version = 1) => {
    const body = { filename: 'Neu.png', altText: 'Pot', focalX: 0.2, focalY: 1, ...details };
    return owner.fetch(`${OWN_PICTURES}/${id}`, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
  };
  const changed = await change({});
  expect(changed.headers.get('ETag')).toBe('"2"');
  const picture = { filename: 'Neu.png', altText: 'Pot', focalX: 0.2, focalY: 1, version: 2 };
  expect(await changed.json()).toMatchObject({ ...picture, assetUrl: `/images/${id}/Neu.png` });
  expect(await (await owner.fetch(`${OWN_PICTURES}/${id}`)).json()).toMatchObject(picture);
  const stale = await change({});
  expect(stale.headers.get('ETag')).toBe('"2"');
  expect(await refusal(stale)).toMatchObject({ code: 'VERSION_STALE' });
  expect((await owner.fetch(assetUrl)).status).toBe(200);

  for (const [details, error] of [
    [{ filename: ' ' }, 'Please enter a file name'],
    [{ filename: '\u202E' }, 'There was a problem while renaming your file.'],
    [{ filename: 'a'.repeat(201) }, 'There was a problem while renaming your file.'],
  ] as const) {
    expect(await refusal(await change(details, 2))).toMatchObject({ status: 400, error });
  }
  for (const details of [{ altText: 'a'.repeat(251) }, { focalX: 1.1 }, { focalY: -0.1 }, { altText: undefined }]) {
    expect(await refusal(await change(details, 2))).toMatchObject({ code: 'INVALID_REQUEST' });
  }
  expect(await refusal(await change({ width: 9 }, 2))).toMatchObject({ code: 'UNKNOWN_FIELD' });
  expect((await change({ altText: 'a'.repeat(250) }, 2)).status).toBe(200);
  expect(await count('audit_log', "action = 'picture.changed'")).toBe(2);
});

test('a picture is deleted once nothing uses it, with its object', async () => {
  const { id, assetUrl } = await uploaded(owner, square(1));
  const remove = (version = 1) =>
    owner.fetch(`${OWN_PICTURES}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
  const run = (sql: string) => env.DB.prepare(sql).bind(SHOP.id).run();
  await env.DB.batch(imageStatements(env.DB, SHOP.id, PRODUCTS.mug.id, [{ assetId: id }], 0));
  await env.DB.prepare('UPDATE items SET body = ?2 WHERE site_id = ?1 AND id = ?3')
    .bind(SHOP.id, `<img src="${assetUrl}">`, PRODUCTS.post.id)
    .run();
  await env.DB.prepare('UPDATE sites SET header = ?2 WHERE site_id = ?1')
    .bind(SHOP.id, JSON.stringify({ logo: assetUrl }))
    .run();
  expect(await refusal(await remove())).toMatchObject({
    status: 409,
    code: 'PICTURE_IN_USE',
    error: `This picture is still used by: A post, Mug, ${SHOP.id}.`,
  });
  for (const sql of ['DELETE FROM images', "UPDATE items SET body = ''", "UPDATE sites SET header = '{}'"]) {
    await run(`${sql} WHERE site_id = ?1`);
  }
  expect(await refusal(await remove(2))).toMatchObject({ code: 'VERSION_STALE' });
  expect((await remove()).status).toBe(204);
  expect(await refusal(await remove())).toMatchObject({ code: 'PICTURE_NOT_FOUND' });
  expect((await owner.fetch(assetUrl)).status).toBe(404);
  expect(await count('unused_objects', `key = '${SHOP.id}/assets/${id}'`)).toBe(1);
  expect((await uploaded(owner, square(1))).id).not.toBe(id);
});

test('a picture that comes into use while it is deleted stays', async () => {
  const { id } = await uploaded(owner, square(1));
  const DB = new Proxy(env.DB, {
    get: (db, name: keyof D1Database) => {
      if (name !== 'batch') return db[name].bind(db);
      return async (statements: D1PreparedStatement[]) => {
        await db.batch(imageStatements(db, SHOP.id, PRODUCTS.mug.id, [{ assetId: id }], 0));
        return db.batch(statements);
      };
    },
  });
  const headers = { 'If-Match': '"1"' };
  const refused = await owner.fetch(`${OWN_PICTURES}/${id}`, { method: 'DELETE', headers, env: { DB } });
  expect(await refusal(refused)).toMatchObject({ code: 'PICTURE_IN_USE' });
  expect(await count('assets')).toBe(1);
});

test('another shop’s picture is not found', async () => {
  const { id } = await uploaded(owner, square(1));
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const headers = { 'If-Match': '"1"' };
  const body = { filename: 'a.png', altText: '', focalX: 0, focalY: 0 };
  for (const call of [{}, { method: 'PUT', body, headers }, { method: 'DELETE', headers }]) {
    expect(await refusal(await other.fetch(`${OWN_PICTURES}/${id}`, call))).toMatchObject({
      code: 'PICTURE_NOT_FOUND',
    });
  }
  expect((await (await other.fetch(OWN_PICTURES)).json()) as OwnerPictures).toMatchObject({ pictures: [] });
  expect(await count('assets')).toBe(1);
});

test('lists and changes read no more rows beside many pictures', async () => {
  const { id } = await uploaded(owner, square(1));
  await fillAssets(5_000);
  const statements = new Set<string>();
  const calls: [string, object][] = [
    ['?limit=10', {}],
    ['?limit=10&q=p1', {}],
    [`/${id}`, {}],
  ];
  for (const [path, call] of calls) {
    const counting = new CountingDatabase();
    expect((await owner.fetch(`${OWN_PICTURES}${path}`, { ...call, env: { DB: counting.DB } })).status).toBe(200);
    expect(counting.rows, path).toBeLessThan(path.includes('q=') ? 2_100 : 30);
    await owner.fetch(`${OWN_PICTURES}${path}`, { ...call, env: { DB: recording(statements) } });
  }
  await uploaded(owner, square(2), { env: { DB: recording(statements) } });
  expect(await wideSteps(statements, ['images', 'items'])).toEqual({});
});

async function fillAssets(many: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO assets (site_id, id, filename, url, content_type, bytes, sha256, width, height, created_at, updated_at)
     SELECT ?1, printf('%09d', key), 'p' || key || '.png', '', 'image/png', 1, key, 1, 1, 0, 0 FROM json_each(?2)`,
  )
    .bind(SHOP.id, JSON.stringify(Array(many).fill(0)))
    .run();
}
