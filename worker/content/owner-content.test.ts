import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { FoundContent, OwnerCollection, OwnerCollections, OwnerItem, OwnerItems } from '#runtime/contracts/content.ts';
import {
  MAX_BLOCKS,
  MAX_GALLERIES,
  MAX_GALLERY_IMAGES,
  MAX_ORDERED_ITEMS,
  PAGE_HTML_MAX_LENGTH,
} from '#runtime/contracts/content-limits.ts';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import {
  addItems,
  addTemplates,
  COLLECTIONS,
  createCollection,
  createItem,
  ITEMS,
  put,
} from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, count, OTHER, openShops } from '../../test/worker/shops.ts';

const IMAGE = { assetUrl: '/assets/a.svg', width: 800, height: 600, altText: 'A' };
const EVENT = {
  id: 'tasting',
  recordType: 'event',
  title: 'Six cups, one table',
  excerpt: '<p>June pours.</p>',
  body: '<h2>What there is</h2><p>Tea.</p>',
  author: 'June',
  categories: ['Evenings'],
  tags: ['tea', 'bread'],
  starred: true,
  commentsOpen: true,
  status: 'draft',
  publishedAt: 1_000,
  externalLink: 'https://tickets.example/1',
  sourceUrl: 'https://old.example/1',
  promotedBlockType: 'map',
  startsAt: 5_000,
  endsAt: 6_000,
  location: {
    addressLine1: '14 Duane Street',
    addressLine2: 'Astoria',
    addressCountry: 'US',
    mapLat: 46.2,
    mapLng: -123.8,
  },
  options: { gallery: { design: 'slider' }, videoUrl: 'https://vimeo.com/1', passthrough: true },
  seoTitle: 'Tasting',
  seoDescription: 'Tea.',
  images: [IMAGE],
  likeCount: 3,
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates();
  owner = await OwnerProgram.of();
});

const remove = (path: string, version: number, by = owner) =>
  by.fetch(path, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
const order = (id: string, version: number, body: object) =>
  owner.fetch(`${COLLECTIONS}/${id}/order`, { method: 'POST', body, headers: { 'If-Match': `"${version}"` } });
const idsOf = async (id: string) => {
  const { items } = await read(await owner.fetch(`${COLLECTIONS}/${id}/items`), OwnerItems);
  return items.map((item) => item.id).join(' ');
};

describe('collections', () => {
  test('a collection is created, read, changed and deleted with its items, and each change is in the audit log', async () => {
    const created = await createCollection(owner, { formIds: [], mainContent: '<p onclick="x">Hello</p>' });
    expect(created).toMatchObject({
      urlId: 'journal',
      navigationTitle: 'Journal',
      mainContent: '<p>Hello</p>',
      version: 1,
    });
    expect(created.options).toMatchObject({ order: 'owner', gallery: null });
    const path = `${COLLECTIONS}/${created.id}`;
    const again = await createCollection(owner);
    expect(again.urlId).toBe('journal-1');
    expect(again.position).toBe(created.position + 1);
    const changed = await read(await put(owner, path, created, { title: 'Notes', enabled: false }), OwnerCollection);
    expect(changed).toEqual({ ...created, title: 'Notes', enabled: false, version: 2, updatedAt: expect.any(Number) });
    expect(await read(await owner.fetch(path), OwnerCollection)).toEqual(changed);

    const stale = await put(owner, path, created, { title: 'Lost' });
    expect(stale.headers.get('ETag')).toBe('"2"');
    expect(await refusal(stale)).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    await createItem(owner, created.id);
    expect(await refusal(await remove(`${path}?confirm=Journal`, 2))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    expect((await remove(`${path}?confirm=Notes`, 2)).status).toBe(204);
    expect(await count('items', `collection_id = '${created.id}'`)).toBe(0);
    const { entries } = await read(await owner.fetch('/api/owner/audit'), AuditLog);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['collection.created', 'collection.changed', 'item.created', 'collection.deleted']),
    );
  });

  test('a creation that is repeated with its key is done once, and an id is taken once', async () => {
    const body = { id: 'notes', type: 'page', title: 'Notes', template: 'plain' };
    const post = (key: string, title = 'Notes') =>
      owner.fetch(COLLECTIONS, { method: 'POST', body: { ...body, title }, headers: { 'Idempotency-Key': key } });
    const key = newKey();
    const first = OwnerCollection.parse(await (await post(key)).json());
    expect(await (await post(key)).json()).toEqual(first);
    expect(await refusal(await post(key, 'Other'))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await refusal(await post(newKey()))).toMatchObject({ status: 409, code: 'CONTENT_ID_TAKEN' });
  });

  const REFUSED_COLLECTIONS: [string, object, object][] = [
    ['an address with a slash', { urlId: 'a/b' }, { urlId: 'a/b is not a valid page URL' }],
    ['an address with a blank', { urlId: 'a b' }, { urlId: 'a b is not a valid page URL' }],
    ['an address of the shop itself', { urlId: 'Cart' }, { urlId: 'The shop itself needs the address /Cart' }],
    ['the address of a template’s notes', { urlId: 'readme' }, { urlId: 'The shop itself needs the address /readme' }],
    ['an address of another page', { urlId: 'shop' }, { urlId: '/shop is the address of another page' }],
    ['a template that does not exist', { template: 'none' }, { template: 'none is not one of the expected options' }],
    [
      'another order for products',
      { type: 'products', template: 'blog', options: { order: 'newest' } },
      { 'options.order': expect.any(String) },
    ],
    [
      'too many blocks',
      { mainContent: '<figure></figure>'.repeat(MAX_BLOCKS + 1) },
      { mainContent: 'A page has at most 60 blocks, and this one has 61' },
    ],
    ['too much text', { mainContent: `&${'x'.repeat(PAGE_HTML_MAX_LENGTH - 1)}` }, { mainContent: expect.any(String) }],
    ['no title', { title: ' ' }, { title: expect.any(String) }],
    [
      'an option out of range',
      { options: { gallery: { padding: 51 } } },
      { 'options.gallery.padding': expect.any(String) },
    ],
  ];
  test('a collection with a wrong field is refused, with a text for it', async () => {
    for (const [what, part, errors] of REFUSED_COLLECTIONS) {
      const body = { type: 'generic', title: 'A', template: 'blog', ...part };
      const response = await owner.fetch(COLLECTIONS, { method: 'POST', body });
      expect(response.status, what).toBe(400);
      expect(await response.json(), what).toMatchObject({ code: 'INVALID_REQUEST', errors });
    }
  });

  test('an unknown form is refused, and so are another type and an unknown field', async () => {
    const collection = await createCollection(owner, { mainContent: '<sq-cart></sq-cart>'.repeat(MAX_BLOCKS) });
    const path = `${COLLECTIONS}/${collection.id}`;
    expect(await refusal(await put(owner, path, collection, { formIds: ['none'] }))).toMatchObject({
      code: 'FORM_NOT_FOUND',
    });
    expect(await refusal(await put(owner, path, collection, { type: 'page' }))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await refusal(await put(owner, path, collection, { colour: 'red' }))).toMatchObject({
      code: 'UNKNOWN_FIELD',
    });
  });

  test('a list has pages, in the order of the collections', async () => {
    for (const title of ['A', 'B', 'C']) await createCollection(owner, { title });
    const first = await read(await owner.fetch(`${COLLECTIONS}?limit=3`), OwnerCollections);
    expect(first.collections.map(({ title }) => title)).toEqual(['Shop', 'A', 'B']);
    const rest = await read(await owner.fetch(`${COLLECTIONS}?cursor=${first.nextPageCursor}`), OwnerCollections);
    expect(rest.collections.map(({ title }) => title)).toEqual(['C']);
    expect(rest.nextPageCursor).toBeNull();
  });
});

test('content is found by its title, in any of its languages, whatever its case and accents', async () => {
  const { id } = await createCollection(owner, { title: 'Soirées' });
  await createItem(owner, id, EVENT);
  await createItem(owner, id, { ...EVENT, id: 'tea', title: 'Tea for two', body: '<p>Six cups.</p>' });
  await env.DB.prepare(
    `INSERT INTO translations (site_id, kind, id, language, texts, version, updated_at)
     SELECT site_id, 'item', id, 'de', '{"title":"Sechs Tassen"}', 1, 0 FROM items WHERE id = 'tasting'`,
  ).run();
  const found = async (q: string) =>
    (await read(await owner.fetch(`/api/owner/content?q=${encodeURIComponent(q)}`), FoundContent)).found;
  expect(await found('six CUP')).toEqual([{ kind: 'item', id: 'tasting', title: 'Six cups, one table' }]);
  expect(await found('sechs')).toMatchObject([{ id: 'tasting' }]);
  expect(await found('irees')).toEqual([{ kind: 'collection', id, title: 'Soirées' }]);
  expect(await found('" NEAR *')).toEqual([]);
  expect(await found('mug')).toEqual([]);
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await read(await other.fetch('/api/owner/content?q=six'), FoundContent)).found).toEqual([]);
});

describe('items', () => {
  test('an item comes back as it was sent, also after a change, and keeps its likes', async () => {
    const { id: collectionId } = await createCollection(owner);
    const created = await createItem(owner, collectionId, EVENT);
    expect(created).toMatchObject({
      ...EVENT,
      urlSlug: 'six-cups-one-table',
      options: { ...EVENT.options, gallery: { design: 'slider', padding: 20 } },
    });
    const path = `${ITEMS}/${EVENT.id}`;
    const changed = await read(await put(owner, path, created), OwnerItem);
    expect(changed).toEqual({ ...created, version: 2, updatedAt: expect.any(Number) });
    expect(await refusal(await put(owner, path, created))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect(await refusal(await remove(path, 1))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect((await remove(path, 2)).status).toBe(204);
    expect(await refusal(await owner.fetch(path))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' });
    expect(await count('images', `item_id = '${EVENT.id}'`)).toBe(0);

    const { id: copy, ...definition } = changed;
    const { version: _, updatedAt: __, collectionId: ___, ...whole } = definition;
    expect(await createItem(owner, collectionId, { id: copy, ...whole })).toEqual({
      ...created,
      updatedAt: expect.any(Number),
    });
  });

  const REFUSED_ITEMS: [string, object, object][] = [
    ['a tag of 51 letters', { tags: ['ok', 'x'.repeat(51)] }, { 'tags.1': expect.stringContaining('At most 50') }],
    [
      'a category of 26 letters',
      { categories: ['x'.repeat(26)] },
      { 'categories.0': expect.stringContaining('At most 25') },
    ],
    ['an address that is none', { urlSlug: '..' }, { urlSlug: '.. is not a valid page URL' }],
    ['an end before its start', { startsAt: 2, endsAt: 1 }, { endsAt: expect.any(String) }],
    ['no start of an event', { recordType: 'event' }, { startsAt: expect.any(String) }],
    ['a link to a script', { externalLink: 'javascript:alert(1)' }, { externalLink: expect.any(String) }],
    ['an address that no browser opens', { externalLink: 'https://[' }, { externalLink: expect.any(String) }],
    [
      'a video from elsewhere',
      { options: { videoUrl: 'https://evil.example/1' } },
      { 'options.videoUrl': expect.any(String) },
    ],
    [
      '51 pictures in a gallery',
      { recordType: 'gallery', images: Array(MAX_GALLERY_IMAGES + 1).fill(IMAGE) },
      { images: expect.any(String) },
    ],
    ['too many blocks', { body: '<sq-cart></sq-cart>'.repeat(MAX_BLOCKS + 1) }, { body: expect.any(String) }],
    ['the type of a product', { recordType: 'storeItem' }, { recordType: expect.any(String) }],
  ];
  test('an item with a wrong field is refused, with a text for it', async () => {
    const { id } = await createCollection(owner);
    for (const [what, part, errors] of REFUSED_ITEMS) {
      const body = { recordType: 'text', title: 'A', ...part };
      const response = await owner.fetch(`${COLLECTIONS}/${id}/items`, { method: 'POST', body });
      expect(response.status, what).toBe(400);
      expect(await response.json(), what).toMatchObject({ code: 'INVALID_REQUEST', errors });
    }
  });

  test('an item just within the limits is stored', async () => {
    const { id } = await createCollection(owner);
    await createItem(owner, id, { tags: ['x'.repeat(50)], categories: ['x'.repeat(25)], startsAt: 2, endsAt: 2 });
    await createItem(owner, id, { recordType: 'gallery', images: Array(MAX_GALLERY_IMAGES).fill(IMAGE) });
    await addItems(id, MAX_GALLERIES - 2, 14);
    await createItem(owner, id, { recordType: 'gallery', id: 'last' });
    const post = (body: object) => owner.fetch(`${COLLECTIONS}/${id}/items`, { method: 'POST', body });
    const gallery = await post({ recordType: 'gallery', title: 'One more' });
    expect(await refusal(gallery)).toMatchObject({ status: 409, code: 'GALLERIES_FULL' });

    await env.DB.prepare('DELETE FROM items WHERE collection_id = ?1').bind(id).run();
    await addItems(id, MAX_ORDERED_ITEMS - 1);
    await createItem(owner, id);
    expect(await refusal(await post({ recordType: 'text', title: 'One more' }))).toMatchObject({
      code: 'COLLECTION_FULL',
    });
    const byDate = await createCollection(owner, { options: { order: 'newest' } });
    await addItems(byDate.id, MAX_ORDERED_ITEMS + 1);
    await createItem(owner, byDate.id);
    const asOwner = await put(owner, `${COLLECTIONS}/${byDate.id}`, byDate, { options: { order: 'owner' } });
    expect(await refusal(asOwner)).toMatchObject({ code: 'COLLECTION_FULL' });
  });

  test('two items of the same title get two addresses, and an address that is taken is refused', async () => {
    const { id } = await createCollection(owner);
    const [first, second] = [await createItem(owner, id), await createItem(owner, id)];
    expect([first.urlSlug, second.urlSlug]).toEqual(['a-note', 'a-note-1']);
    const taken = await put(owner, `${ITEMS}/${second.id}`, second, { urlSlug: 'a-note' });
    expect(await refusal(taken)).toMatchObject({ status: 409, code: 'URL_TAKEN' });
    const products = await owner.fetch(`${COLLECTIONS}/shop/items`, {
      method: 'POST',
      body: { recordType: 'text', title: 'A' },
    });
    expect(await refusal(products)).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await owner.fetch(`${ITEMS}/a-mug`)).status).toBe(404);
  });
});

describe('the order of items', () => {
  test('items are moved in front of another one, to the end, or exchange their places', async () => {
    const { id } = await createCollection(owner);
    for (const item of ['a', 'b', 'c', 'd']) await createItem(owner, id, { id: item });
    const moves: [object, string][] = [
      [{ itemIds: ['d', 'b'], before: 'a' }, 'd b a c'],
      [{ itemIds: ['d'], before: null }, 'b a c d'],
      [{ itemIds: ['d', 'c', 'a', 'b'] }, 'd c a b'],
      [{ itemIds: ['b', 'd'] }, 'b c a d'],
      [{ itemIds: ['c', 'b'], before: 'c' }, 'c b a d'],
    ];
    for (const [index, [move, expected]] of moves.entries()) {
      expect((await order(id, index + 1, move)).status).toBe(200);
      expect(await idsOf(id)).toBe(expected);
    }
    expect(await refusal(await order(id, 1, { itemIds: ['a'] }))).toMatchObject({ code: 'VERSION_STALE' });
    expect(await refusal(await order(id, 6, { itemIds: ['a', 'a-mug'] }))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('while one person moves items and others add and change some, nothing is lost', async () => {
    const { id } = await createCollection(owner);
    const [a] = [await createItem(owner, id, { id: 'a' }), await createItem(owner, id, { id: 'b' })];
    await Promise.all([
      order(id, 1, { itemIds: ['b', 'a'] }),
      createItem(owner, id, { id: 'c' }),
      put(owner, `${ITEMS}/a`, a, { title: 'Changed' }),
      createItem(owner, id, { id: 'd' }),
    ]);
    expect((await idsOf(id)).split(' ').slice(0, 2)).toEqual(['b', 'a']);
    expect((await idsOf(id)).length).toBe('b a c d'.length);
    expect(await read(await owner.fetch(`${ITEMS}/a`), OwnerItem)).toMatchObject({ title: 'Changed' });
  });

  test('a collection by date needs no order: the newest comes first, and events stand by their end', async () => {
    const collection = await createCollection(owner, { options: { order: 'newest' } });
    const { id } = collection;
    await createItem(owner, id, { id: 'old', publishedAt: 1_000_000, startsAt: 9_000_000 });
    await createItem(owner, id, { id: 'new', publishedAt: 3_000_000, startsAt: 7_000_000, endsAt: 8_000_000 });
    expect(await idsOf(id)).toBe('new old');
    expect(await refusal(await order(id, 1, { itemIds: ['old', 'new'] }))).toMatchObject({ code: 'INVALID_REQUEST' });
    const path = `${COLLECTIONS}/${id}`;
    const events = await read(await put(owner, path, collection, { options: { order: 'date' } }), OwnerCollection);
    expect(await idsOf(id)).toBe('new old');
    const old = await read(await owner.fetch(`${ITEMS}/old`), OwnerItem);
    await put(owner, `${ITEMS}/old`, old, { startsAt: 1_000 });
    expect(await idsOf(id)).toBe('old new');
    await put(owner, path, events, { options: { order: 'owner' } });
    expect((await read(await owner.fetch(`${ITEMS}/new`), OwnerItem)).position).toBe(1);
  });
});

describe('who may write', () => {
  test('a key needs the scope, and products need that of the catalogue', async () => {
    const { id } = await createCollection(owner);
    const reader = await OwnerProgram.of({ scopes: ['content:read'] });
    expect((await reader.fetch(`${COLLECTIONS}/${id}`)).status).toBe(200);
    const body = { type: 'page', title: 'A', template: 'plain' };
    expect(await refusal(await reader.fetch(COLLECTIONS, { method: 'POST', body }))).toMatchObject({
      code: 'SCOPE_MISSING',
    });
    const writer = await OwnerProgram.of({ scopes: ['content:write'] });
    expect(await refusal(await remove(`${COLLECTIONS}/shop?confirm=Shop`, 1, writer))).toMatchObject({
      code: 'SCOPE_MISSING',
    });
    expect(await count('items', "id = 'a-mug'")).toBe(1);
  });

  test('a store manager puts products in order, and no other items', async () => {
    const manager = await OwnerProgram.of({ scopes: [...ROLE_SCOPES.storeManager] });
    const { id } = await createCollection(owner);
    const order = (collection: string, version: number) =>
      manager.fetch(`${COLLECTIONS}/${collection}/order`, {
        method: 'POST',
        body: { itemIds: ['a-mug'], before: null },
        headers: { 'If-Match': `"${version}"` },
      });
    const answers = [await order('shop', 1), await order(id, 1)];
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });

  test('another site’s collections and items are not found', async () => {
    const { id } = await createCollection(owner, { id: 'mine' });
    const item = await createItem(owner, id, { id: 'mine' });
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const paths = [`${COLLECTIONS}/mine`, `${COLLECTIONS}/mine/items`, `${ITEMS}/mine`];
    for (const path of paths) expect((await other.fetch(path)).status).toBe(404);
    expect((await put(other, `${ITEMS}/mine`, item)).status).toBe(404);
    expect((await remove(`${ITEMS}/mine`, 1, other)).status).toBe(404);
    expect((await remove(`${COLLECTIONS}/mine?confirm=Journal`, 1, other)).status).toBe(404);
    const into = { method: 'POST', body: { recordType: 'text', title: 'A' } };
    expect((await other.fetch(`${COLLECTIONS}/mine/items`, into)).status).toBe(404);
    await addTemplates({}, OTHER.id);
    expect((await createCollection(other, { id: 'mine' })).id).toBe('mine');
  });

  test('a collection that is off has no page and no items, and its products are not sold', async () => {
    const shop = await read(await owner.fetch(`${COLLECTIONS}/shop`), OwnerCollection);
    await addJsonTemplates();
    const buyer = await new Buyer().arrive();
    expect((await put(owner, `${COLLECTIONS}/shop`, shop, { enabled: false })).status).toBe(200);
    for (const path of ['/shop', '/shop/p/mug', '/api/commerce/products/a-mug']) {
      expect((await buyer.fetch(path)).status, path).toBe(404);
    }
    expect(await (await buyer.fetch('/search?q=mug')).text()).not.toContain('"a-mug"');
    expect((await buyer.add('a-mug')).status).toBe(404);
  });
});
