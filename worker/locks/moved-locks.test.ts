import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, COLLECTIONS, createCollection, createItem, put } from '../../test/worker/content.ts';
import { lock, lockItem, PASSWORD, type, unlock } from '../../test/worker/locks.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const IMPORTS = '/api/owner/imports';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  const page = { 'blog.list': '{collection.title}', 'site.region': '{squarespace.main-content}' };
  await addTemplates(page);
  await addTemplates(page, OTHER.id);
  owner = await OwnerProgram.of();
});

async function exported(kinds: readonly string[]): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await owner.fetch(`/api/owner/exports/records?${cursor && `cursor=${cursor}`}`);
    const page = ExportPage.parse(await answer.json());
    records.push(...page.records);
    cursor = page.nextPageCursor;
  }
  return records.filter((record) => kinds.includes(record.type));
}

async function importInto(program: OwnerProgram, records: readonly ShopRecord[]) {
  const answer = await program.fetch(IMPORTS, { method: 'POST', body: { records } });
  expect(answer.status).toBe(200);
  return answer.json<{ outcomes: { result: string }[] }>();
}

test('an export marks a locked page without its password, and its import closes the page of another shop', async () => {
  const { id } = await createCollection(owner, { title: 'Letters' });
  await lock(owner, id);
  const records = (await exported(['collection'])).filter(({ content }) => content.id === id);
  expect(records).toMatchObject([{ content: { isLocked: true } }]);
  const { lock_key } = (await env.DB.prepare('SELECT lock_key FROM locks').first<{ lock_key: string }>()) ?? {};
  const text = JSON.stringify(await exported(['collection', 'site', 'item', 'navigation']));
  for (const secret of [lock_key ?? PASSWORD, PASSWORD, 'scrypt', 'sealed', 's1.']) expect(text).not.toContain(secret);

  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await importInto(theirs, records)).toMatchObject({ outcomes: [{ result: 'created' }] });
  const visitor = await new Buyer(OTHER.host).arrive();
  expect((await visitor.fetch('/letters')).status).toBe(403);
  for (const password of [PASSWORD, '']) expect((await type(visitor, '/letters', password)).status).toBe(422);
  await lock(theirs, id, 'a kettle of their own');
  await unlock(visitor, '/letters', 'a kettle of their own');
  // The same file once more leaves the password that was set meanwhile.
  expect(await importInto(theirs, records)).toMatchObject({ outcomes: [{ result: 'left' }] });
  expect((await visitor.fetch('/letters')).status).toBe(200);
});

test('a locked item is closed to everybody after an import', async () => {
  const { id } = await createCollection(owner, { title: 'Letters' });
  const item = await createItem(owner, id, { title: 'One' });
  await lockItem(owner, item.id);
  const records = (await exported(['collection', 'item'])).filter(({ content }) =>
    [id, item.id].includes(String(content.id)),
  );
  expect(records).toMatchObject([{ content: { isLocked: false } }, { content: { isLocked: true } }]);
  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  await importInto(theirs, records);
  expect((await new Buyer(OTHER.host).fetch('/letters/one')).status).toBe(403);
  expect(await importInto(theirs, records)).toMatchObject({ outcomes: [{ result: 'left' }, { result: 'left' }] });
  const [, record] = records;
  const { isLocked: _, ...open } = record?.content ?? {};
  await importInto(owner, [{ type: 'item', content: { ...open, title: 'Open?' } }]);
  expect((await new Buyer().fetch('/letters/one')).status).toBe(403);
});

test('the settings of a locked site close another one, and settings without that field open none', async () => {
  await lock(owner);
  const records = await exported(['site']);
  expect(records).toMatchObject([{ content: { isLocked: true } }]);
  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const own = await theirs.fetch('/api/owner/exports/records');
  const [mine] = ExportPage.parse(await own.json()).records.filter(({ type: kind }) => kind === 'site');
  const closing = [{ type: 'site' as const, content: { ...mine?.content, isLocked: true } }];
  expect(await importInto(theirs, closing)).toMatchObject({ outcomes: [{ result: 'changed' }] });
  expect(await importInto(theirs, closing)).toMatchObject({ outcomes: [{ result: 'left' }] });
  const visitor = await new Buyer(OTHER.host).arrive();
  expect((await visitor.fetch('/')).status).toBe(403);
  expect((await type(visitor, '/', PASSWORD)).status).toBe(422);
  for (const isLocked of [undefined, false]) {
    await importInto(
      owner,
      records.map(({ type: kind, content }) => ({
        type: kind,
        content: { ...content, title: `Shop ${isLocked}`, isLocked },
      })),
    );
    expect((await new Buyer().fetch('/')).status).toBe(403);
  }
});

test('a change or an import without the field leaves everything locked', async () => {
  const area = { id: 'club', title: 'Club', description: '' };
  expect((await owner.fetch('/api/owner/member-areas', { method: 'POST', body: area })).status).toBe(201);
  const collection = await createCollection(owner, { title: 'Letters', memberAreaId: 'club' });
  await lock(owner, collection.id);
  const path = `${COLLECTIONS}/${collection.id}`;
  const read = async () =>
    (await owner.fetch(path)).json<{
      title: string;
      version: number;
      memberAreaId: string | null;
      isLocked: boolean;
    }>();
  for (const changes of [{ memberAreaId: undefined, isLocked: undefined }, { isLocked: false }]) {
    expect((await put(owner, path, await read(), changes)).status).toBe(200);
    expect(await read()).toMatchObject({ memberAreaId: 'club', isLocked: true });
  }
  const [record] = (await exported(['collection'])).filter(({ content }) => content.id === collection.id);
  const { memberAreaId: _, isLocked: __, ...open } = record?.content ?? {};
  const nowhere = { ...open, memberAreaId: 'elsewhere' };
  for (const content of [
    { ...open, title: 'Open?' },
    { ...nowhere, title: 'Elsewhere?' },
  ]) {
    await importInto(owner, [{ type: 'collection', content }]);
    expect(await read()).toMatchObject({ memberAreaId: 'club', isLocked: true });
  }
  expect((await new Buyer().fetch('/letters')).status).toBe(403);

  // A new shop that does not have the area does not get the page at all.
  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const outcome = await importInto(theirs, [{ type: 'collection', content: nowhere }]);
  expect(outcome).toMatchObject({ outcomes: [{ result: 'refused' }] });
  expect((await new Buyer(OTHER.host).fetch('/letters')).status).toBe(404);

  // Named, the area is left.
  expect((await put(owner, path, await read(), { memberAreaId: null })).status).toBe(200);
  expect(await read()).toMatchObject({ memberAreaId: null, isLocked: true });
  const { results } = await env.DB.prepare('SELECT id FROM locks WHERE site_id = ?1').bind(SHOP.id).all();
  expect(results).toEqual([{ id: collection.id }]);
  const { title, version } = await read();
  const deleted = await owner.fetch(`${path}?confirm=${encodeURIComponent(title)}`, {
    method: 'DELETE',
    headers: { 'If-Match': `"${version}"` },
  });
  expect(deleted.status, await deleted.text()).toBe(204);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM locks').first('n')).toBe(0);
});
