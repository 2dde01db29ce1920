import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ChangeSets } from '#runtime/contracts/change-sets.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { changeMany, changeSetsOf, importAll, takeBackAll } from '../../test/worker/change-sets.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { deleteOldChangeSets } from './service.ts';

const { mug } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const product = (content: object) => ({ type: 'product', content });

test('of people a set keeps neither contents nor names, and their records stay', async () => {
  const customer = { email: 'ann@people.example', name: 'Ann', createdAt: 1, note: 'Likes tea', tags: [] };
  const { results, changeSet } = await importAll(owner, [{ type: 'customer', content: customer }]);
  expect(results).toEqual(['created']);
  const stored = await env.DB.prepare('SELECT * FROM change_set_entries').all();
  expect(JSON.stringify(stored.results)).not.toMatch(/ann|tea/i);
  expect((await takeBackAll(owner, changeSet)).entries).toMatchObject([
    { target: '', state: 'stayed', reason: 'people', kept: [] },
  ]);
  expect(await count('customers')).toBe(1);
});

test('a saved menu and header are sets of their own, and one that changes nothing is none', async () => {
  const path = '/api/owner/navigations/mainNav';
  const save = async (items: object[]) => {
    const etag = (await owner.fetch(path)).headers.get('ETag') ?? '';
    return owner.fetch(path, { method: 'PUT', headers: { 'If-Match': etag }, body: { items } });
  };
  const link = { externalLink: 'https://x.example/', title: 'Elsewhere' };
  const before = await (await owner.fetch(path)).json<{ items: object[] }>();
  expect([(await save([link])).status, (await save([link])).status]).toEqual([200, 200]);
  const [set] = await changeSetsOf(owner);
  expect([set?.kind, set?.title, await count('change_sets')]).toEqual(['menu', 'mainNav', 1]);
  await takeBackAll(owner, set?.id ?? '');
  expect((await (await owner.fetch(path)).json<{ items: object[] }>()).items).toEqual(before.items);
  const frame = await (await owner.fetch('/api/site-header-footer')).json<{ footer: object }>();
  const changed = { ...frame, footer: { ...frame.footer, note: '<p>New</p>' } };
  expect((await owner.fetch('/api/site-header-footer', { method: 'PUT', body: changed })).status).toBe(200);
  const [header] = await changeSetsOf(owner);
  expect(header).toMatchObject({ kind: 'headerFooter', changed: 1 });
  await takeBackAll(owner, header?.id ?? '');
  expect(await (await owner.fetch('/api/site-header-footer')).json()).toEqual(frame);
});

test('two people who take a set back at once, and a killed call that is repeated, do each thing once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => ({
    collectionId: 'shop',
    id: `p${index}`,
    title: `P${index}`,
    variants: [{ sku: `P${index}`, priceCents: 100 }],
  }));
  const file = { id: 'thirty-things', title: '' };
  await importAll(owner, ids.slice(0, 25).map(product), { file });
  const { changeSet } = await importAll(owner, ids.slice(25).map(product), { file });
  const stop = new Error('killed');
  let batches = 0;
  const DB = new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== 'batch') return db[name].bind(db);
      return (statements: D1PreparedStatement[]) => {
        batches += 1;
        if (batches > 8) throw stop;
        return db.batch(statements);
      };
    },
  });
  const path = `/api/owner/change-sets/${changeSet}/take-back`;
  await owner.fetch(path, { method: 'POST', env: { DB } });
  const left = await count('change_set_entries', "state = 'open'");
  expect([left, await count('items', "id LIKE 'p%'")]).toEqual([left, left]);
  expect((await changeSetsOf(owner))[0]?.open).toBe(left);
  const other = await OwnerProgram.of();
  const answers = await Promise.all([takeBackAll(owner, changeSet), takeBackAll(other, changeSet)]);
  expect(answers.map((answer) => answer.entries.every(({ state }) => state === 'takenBack'))).toEqual([true, true]);
  expect(await count('audit_log', "action = 'product.deleted'")).toBe(30);
  expect((await changeSetsOf(owner))[0]).toMatchObject({ open: 0, stayed: 0 });
});

test('who may not change a kind takes nothing back, and another shop knows nothing of the set', async () => {
  const id = await changeMany(owner, { ids: [mug.id], price: { setCents: 1 }, stock: { set: 1 } });
  const path = `/api/owner/change-sets/${id}`;
  const reader = await OwnerProgram.of({ scopes: ['content:read'] });
  expect([await changeSetsOf(reader), (await reader.fetch(path)).status]).toEqual([[], 404]);
  const writer = await OwnerProgram.of({ scopes: ['content:read', 'catalogue:read', 'catalogue:write'] });
  expect(await refusal(await writer.fetch(`${path}/take-back`, { method: 'POST' }))).toMatchObject({ status: 403 });
  expect(await count('change_sets', 'taken_back_at IS NULL')).toBe(1);
  const stranger = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect([await changeSetsOf(stranger), (await stranger.fetch(path)).status]).toEqual([[], 404]);
});

test('an entry for which a person lacks a further right stays open for others', async () => {
  const { changeSet } = await importAll(owner, [{ type: 'memberArea', content: { id: 'club', title: 'Club' } }]);
  const writer = await OwnerProgram.of({ scopes: ['content:read', 'content:write'] });
  const answer = await writer.fetch(`/api/owner/change-sets/${changeSet}/take-back`, { method: 'POST' });
  expect(await refusal(answer)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  expect([await count('change_set_entries', "state = 'open'"), await count('member_areas')]).toEqual([1, 1]);
  expect((await takeBackAll(owner, changeSet)).entries).toMatchObject([{ target: 'club', state: 'takenBack' }]);
  expect(await count('member_areas')).toBe(0);
});

test('sets are listed page by page by an index, end after 30 days, and go with their site', async () => {
  const day = Date.now();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
     INSERT INTO change_sets (site_id, id, act, kind, title, made_by, made_at, ends_at, types, moves_stock, created,
       changed, open)
     SELECT ?1, 'set' || (1000 + i), 'a' || i, 'import', '', 'k', 0, ?2 + i, '["product"]', 0, 0, 1, 1 FROM n`,
  )
    .bind(SHOP.id, day + DAY_MS)
    .run();
  await env.DB.prepare(
    `INSERT INTO change_set_entries (site_id, change_set_id, id, type, step, target, title, is_created, fields, ends_at)
     SELECT site_id, id, 'e', 'product', 2, 'x', 'X', 1, '[]', ends_at FROM change_sets`,
  ).run();
  const counted = new CountingDatabase();
  const paged = { env: { DB: counted.DB } };
  const first = await read(await owner.fetch('/api/owner/change-sets?limit=50', paged), ChangeSets);
  const second = await read(
    await owner.fetch(`/api/owner/change-sets?limit=50&cursor=${first.nextPageCursor}`),
    ChangeSets,
  );
  expect([first.changeSets[0]?.id, second.changeSets[0]?.id]).toEqual(['set1120', 'set1070']);
  await owner.fetch('/api/owner/change-sets/set1001/entries', paged);
  await owner.fetch('/api/owner/change-sets/set1001/take-back', { method: 'POST', ...paged });
  expect(await wideSteps(counted.statements.keys(), ['change_set_entries'])).toEqual({});
  expect(await deleteOldChangeSets(env.DB, day + DAY_MS + 100)).toEqual({ entries: 99, sets: 99 });
  expect([await count('change_sets'), await count('change_set_entries')]).toEqual([21, 21]);
  await env.DB.prepare('DELETE FROM sites WHERE site_id = ?1').bind(SHOP.id).run();
  expect([await count('change_sets'), await count('change_set_entries')]).toEqual([0, 0]);
});
