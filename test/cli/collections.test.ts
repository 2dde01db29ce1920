import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const path = join(folder, 'content.json');
afterAll(() => rmSync(folder, { recursive: true }));

const collection = { id: 'journal', type: 'generic', title: 'Journal', version: 3, updatedAt: 1 };
const item = {
  id: 'a',
  collectionId: 'journal',
  title: 'A',
  position: 0,
  likeCount: 1,
  publicCommentCount: 0,
  version: 2,
};
const done = () => new Response(null, { status: 204 });

test('a collection is listed, changed from a file, and deleted at the version that it has', async () => {
  const { printed } = await owner('collections list --limit 5', [{ collections: [collection] }]);
  expect(printed).toContain('journal');
  writeFileSync(path, (await owner('collections get journal', [collection], FILE)).printed);
  const { made } = await owner(`collections update journal ${path}`, [collection]);
  expect(made[0]).toMatchObject({
    call: 'PUT /api/owner/collections/journal',
    body: { type: 'generic', title: 'Journal' },
  });
  expect(made[0]?.headers.get('If-Match')).toBe('"3"');
  const { calls } = await owner('collections delete journal --confirm Journal', [collection, done()]);
  expect(calls[1]).toBe('DELETE /api/owner/collections/journal?confirm=Journal');
});

test('items of a collection are moved at the version that it has', async () => {
  const { made } = await owner('collections order journal --items b,a --before c', [collection, collection]);
  expect(made[1]).toMatchObject({
    call: 'POST /api/owner/collections/journal/order',
    body: { itemIds: ['b', 'a'], before: 'c' },
  });
  expect(made[1]?.headers.get('If-Match')).toBe('"3"');
});

test('an item is created in its collection, and changed from a file without what only the API sets', async () => {
  writeFileSync(path, JSON.stringify({ recordType: 'text', title: 'A' }));
  expect((await owner(`items create journal ${path}`, [item])).calls).toEqual([
    'POST /api/owner/collections/journal/items',
  ]);
  writeFileSync(path, (await owner('items get a', [item], FILE)).printed);
  const { made } = await owner(`items update a ${path}`, [item]);
  expect(made[0]).toMatchObject({ call: 'PUT /api/owner/items/a', body: { title: 'A' } });
  expect(made[0]?.body).not.toHaveProperty('position');
  expect((await owner('items list journal', [{ items: [] }])).printed).toBe('None.');
  expect((await owner('items delete a', [item, done()])).calls[1]).toBe('DELETE /api/owner/items/a');
});

test('the gallery of a collection or item is set option by option, and what is not named stays', async () => {
  const gallery = { design: 'slideshow', padding: 8 };
  const saved = { ...collection, options: { order: 'newest', gallery } };
  const change = '--autoplay on --aspect-ratio standard --lightbox-theme light --thumbnails-per-row 3';
  const { made } = await owner(`collections gallery journal ${change}`, [saved, saved]);
  expect(made[1]).toMatchObject({ call: 'PUT /api/owner/collections/journal' });
  expect(made[1]?.headers.get('If-Match')).toBe('"3"');
  expect(made[1]?.body).toEqual({
    type: 'generic',
    title: 'Journal',
    options: {
      order: 'newest',
      gallery: {
        ...gallery,
        ...{ autoplay: true, 'aspect-ratio': 'standard', lightboxTheme: 'light', 'thumbnails-per-row': 3 },
      },
    },
  });
  const shown = { ...item, options: { gallery: null } };
  const ofItem = await owner('items gallery a --autoplay off', [shown, { ...shown, options: { gallery } }]);
  expect(ofItem.made[1]?.body).toEqual({ title: 'A', options: { gallery: { autoplay: false } } });
  expect(ofItem.printed).toContain('slideshow');
  const removed = await owner('collections gallery journal --none', [saved, { ...saved, options: { gallery: null } }]);
  expect(removed.made[1]?.body).toMatchObject({ options: { order: 'newest', gallery: null } });
});
