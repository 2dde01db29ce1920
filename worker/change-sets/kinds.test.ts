import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { importAll, takeBackAll } from '../../test/worker/change-sets.ts';
import { exported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const CATEGORY = { pageRendering: 'LIST_VIEW', displayIndex: 1 };

const CREATED: readonly (readonly [ShopRecord['type'], object])[] = [
  ['mailingList', { id: 'news-list', name: 'News' }],
  ['form', { id: 'ask', name: 'Ask', fields: [{ type: 'name', title: 'Name' }] }],
  ['memberArea', { id: 'club', title: 'Club' }],
  ['collection', { id: 'news', title: 'News', type: 'generic', template: 'plain' }],
  [
    'category',
    {
      id: 'tea',
      collectionId: 'shop',
      type: 'CATEGORY',
      displayName: 'Tea',
      urlId: 'tea',
      parentCategoryId: '',
      ...CATEGORY,
    },
  ],
  ['item', { id: 'first', collectionId: 'news', title: 'First', recordType: 'text' }],
  [
    'popup',
    {
      ...{ id: 'hello', title: 'Hello', content: { kind: 'button', text: 'Go', url: '/' } },
      ...{ position: 'center', sign: { kind: 'scroll', percent: 60 } },
    },
  ],
  ['translation', { language: 'fr', kind: 'item', id: PRODUCTS.mug.id, slug: null, texts: { title: 'Tasse' } }],
  ['redirect', { path: '/old', target: '/shop' }],
  ['coupon', { code: 'TEA', name: 'Tea', discount: { kind: 'percent', rate: 100_000 } }],
];

/** What a second import makes of a thing; each other kind gets another title. */
const CHANGES: { readonly [Type in ShopRecord['type']]?: object } = {
  mailingList: { name: 'Other' },
  form: { name: 'Other', fields: [{ type: 'name', title: 'Surname' }] },
  category: { displayName: 'Other' },
  coupon: { name: 'Other' },
  redirect: { target: '/shop/p/mug' },
  translation: { texts: { title: 'Autre' } },
};
const CHANGED = ['site', ...CREATED.map(([type]) => type)];
/** Things of these kinds cannot be deleted through the API. */
const STAYING = ['mailingList'];

test('things of every kind that an import has changed or created go back as far as the API can', async () => {
  await openShops();
  const owner = await OwnerProgram.of();
  for (const name of ['plain.page', 'plain.list', 'plain.item']) {
    await env.DB.prepare("INSERT OR IGNORE INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, '', 0)")
      .bind(SHOP.id, name)
      .run();
  }
  await env.DB.prepare('UPDATE sites SET languages = \'["fr"]\' WHERE site_id = ?1').bind(SHOP.id).run();
  const first = await exported(owner);
  const created = await importAll(
    owner,
    CREATED.map(([type, content]) => ({ type, content })),
  );
  expect(created.results).toEqual(CREATED.map(() => 'created'));
  const second = await exported(owner);
  const own = second.filter(({ type, content }) => type === 'site' || CREATED.some(isSameThing(type, content)));
  const changed = await importAll(
    owner,
    own.map(({ type, content }) => ({ type, content: { ...content, ...(CHANGES[type] ?? { title: 'Other' }) } })),
  );
  expect([own.map(({ type }) => type).sort(), new Set(changed.results)]).toEqual([
    CHANGED.toSorted(),
    new Set(['changed']),
  ]);
  const changeBack = await takeBackAll(owner, changed.changeSet);
  expect(changeBack.entries.filter(({ state }) => state !== 'takenBack')).toEqual([]);
  expect(await exported(owner)).toEqual(second);
  const creationBack = await takeBackAll(owner, created.changeSet);
  const stayed = creationBack.entries.filter(({ state }) => state !== 'takenBack');
  expect(stayed.map(({ type, reason }) => [type, reason])).toEqual(STAYING.map((type) => [type, 'kind']));
  const left = (await exported(owner)).filter(({ type, content }) => {
    // The root of the first category stays, and so does an empty translation, as behind a deletion by hand.
    const isEmpty =
      content.type === 'ROOT' || (type === 'translation' && Object.keys(Object(content.texts)).length === 0);
    return !STAYING.includes(type) && !isEmpty;
  });
  expect(left).toEqual(first.filter(({ type }) => !STAYING.includes(type)));
});

function isSameThing(type: string, content: Record<string, unknown>) {
  return ([kind, created]: (typeof CREATED)[number]) => {
    const { id, code, path }: { id?: unknown; code?: unknown; path?: unknown } = created;
    return kind === type && id === content.id && code === content.code && path === content.path;
  };
}
