import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Translation, TranslationCounts, Translations } from '#runtime/contracts/translations.ts';
import { read } from '../../test/worker/buyer.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';

const ROOM = '/api/owner/translations';
const TOWEL = `${ROOM}/fr/item/ss-linen-towel`;
let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr', 'es']);
  owner = await OwnerProgram.of({ site: 'second-steep' }, 'localhost');
});

const put = (path: string, body: object, headers = {}) => owner.fetch(path, { method: 'PUT', body, headers });
const refusal = async (response: Response) => {
  const { code, errors = {} } = (await response.json()) as { code: string; errors?: object };
  return [code, ...Object.keys(errors)];
};

test('an owner reads the texts that can be translated, and writes translations that visitors read', async () => {
  const before = await read(await owner.fetch(TOWEL), Translation);
  expect(before).toMatchObject({ title: 'Linen Tea Towel', ownSlug: 'linen-towel', slug: null, texts: {}, version: 0 });
  expect(before.sources).toMatchObject({ title: 'Linen Tea Towel', 'text:Colour': 'Colour', 'text:Indigo': 'Indigo' });
  const texts = { title: ' Torchon ', body: '<p onclick="x()">Lin</p>', 'text:Colour': 'Couleur', excerpt: '' };
  const after = await read(await put(TOWEL, { slug: 'torchon', texts }), Translation);
  expect(after).toMatchObject({
    slug: 'torchon',
    texts: { title: 'Torchon', body: '<p>Lin</p>', 'text:Colour': 'Couleur' },
    version: 1,
  });
  expect((await visit('/fr/shop/p/torchon')).status).toBe(200);
  const log = env.DB.prepare("SELECT target FROM audit_log WHERE action = 'translation.changed'");
  expect(await log.first<string>('target')).toBe('fr item ss-linen-towel');
});

test('a change that was made from an older version is refused', async () => {
  await put(TOWEL, { texts: { title: 'Torchon' } });
  const stale = await put(TOWEL, { texts: {} }, { 'If-Match': '"0"' });
  expect([stale.status, stale.headers.get('ETag')]).toEqual([412, '"1"']);
});

test('the footer’s note is sanitised, whatever it was before; a title is plain text', async () => {
  await env.DB.prepare(`UPDATE sites SET footer = json_set(footer, '$.note', 'Free shipping')`).run();
  const texts = { 'html:Free shipping': 'Gratuit<meta http-equiv="refresh"><script>x()</script>', title: 'Thé < 5' };
  const { texts: stored } = await read(await put(`${ROOM}/fr/site/site`, { texts }), Translation);
  expect(stored).toEqual({ 'html:Free shipping': 'Gratuit', title: 'Thé < 5' });
  expect(await refusal(await put(`${ROOM}/fr/site/site`, { texts: { title: 'x'.repeat(1_001) } }))).toEqual([
    'INVALID_REQUEST',
    'texts.title',
  ]);
});

test.each(['FR', 'xx yy', 'fr_CA'])('%s is no language of a translation', async (language) => {
  const answer = await put(`${ROOM}/${encodeURIComponent(language)}/item/ss-linen-towel`, { texts: {} });
  expect(await refusal(answer)).toEqual(['INVALID_REQUEST', 'language']);
});

test('texts and slugs that do not fit are refused', async () => {
  expect(await refusal(await put(TOWEL, { texts: { 'text:Unknown': 'x' } }))).toEqual([
    'INVALID_REQUEST',
    'texts.text:Unknown',
  ]);
  const same = { 'text:Indigo': 'Bleu', 'text:Coral': 'Bleu' };
  expect(await refusal(await put(TOWEL, { texts: same }))).toEqual(['INVALID_REQUEST', 'texts.text:Coral']);
  expect(await refusal(await put(TOWEL, { slug: 'a b', texts: {} }))).toEqual(['INVALID_REQUEST', 'slug']);
  expect(await refusal(await put(TOWEL, { slug: 'everyday-teapot', texts: {} }))).toContain('URL_TAKEN');
  await put(TOWEL, { slug: 'torchon', texts: {} });
  const other = await put(`${ROOM}/fr/item/ss-everyday-teapot`, { slug: 'torchon', texts: {} });
  expect([other.status, ...(await refusal(other))]).toEqual([409, 'URL_TAKEN', 'slug']);
  expect((await put(`${ROOM}/es/item/ss-everyday-teapot`, { slug: 'torchon', texts: {} })).status).toBe(200);
  for (const slug of ['cart', 'fr', 'en-us']) {
    expect(await refusal(await put(`${ROOM}/fr/collection/ss-shop`, { slug, texts: {} }))).toContain('slug');
  }
  expect(await refusal(await put(`${ROOM}/en-US/collection/ss-shop`, { texts: {} }))).toContain('language');
  expect((await put(`${ROOM}/fr/item/none`, { texts: {} })).status).toBe(404);
  expect((await owner.fetch(`${ROOM}/fr/nothing/none`)).status).toBe(404);
});

test('the list has every object once, and counts say how much is translated', async () => {
  await translate({ kind: 'collection', id: 'ss-shop', texts: { title: 'Boutique', description: 'Du thé' } });
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = `?limit=7${cursor ? `&cursor=${cursor}` : ''}`;
    const page: Translations = await read(await owner.fetch(`${ROOM}/fr${query}`), Translations);
    found.push(...page.translations.map(({ kind, id }) => `${kind} ${id}`));
    cursor = page.nextPageCursor;
  } while (cursor !== null);
  expect(new Set(found).size).toBe(found.length);
  const rows = "SELECT (SELECT count(*) FROM items WHERE site_id = 's') AS n".replaceAll("'s'", "'second-steep'");
  expect(found.filter((name) => name.startsWith('item '))).toHaveLength(Number(await env.DB.prepare(rows).first('n')));
  expect(found.slice(0, 2)).toEqual(['site site', 'navigation _memberareas']);
  const { languages } = await read(await owner.fetch(ROOM), TranslationCounts);
  expect(languages.map(({ language, translated }) => [language, translated])).toEqual([
    ['fr', 2],
    ['es', 0],
  ]);
  expect(languages[0]?.total).toBe(languages[1]?.total);
});

test('the translations of an object are deleted with it', async () => {
  await put(TOWEL, { texts: { title: 'Torchon' } });
  await env.DB.prepare("DELETE FROM items WHERE id = 'ss-linen-towel'").run();
  expect(await env.DB.prepare('SELECT count(*) AS n FROM translations').first('n')).toBe(0);
});

test('a collection cannot have the address of a language, and no language that of a collection', async () => {
  const taken = await put('/api/multilingual/languages', { languages: ['fr', 'de'] });
  expect(taken.status).toBe(200);
  const collection = { type: 'page', title: 'Deutsch', urlId: 'de', template: 'plain' };
  const created = await owner.fetch('/api/owner/collections', { method: 'POST', body: collection });
  expect(await refusal(created)).toEqual(['INVALID_REQUEST', 'urlId']);
  await put('/api/multilingual/languages', { languages: [] });
  expect((await owner.fetch('/api/owner/collections', { method: 'POST', body: collection })).status).toBe(201);
  expect(await refusal(await put('/api/multilingual/languages', { languages: ['de'] }))).toContain('languages');
});

test('a domain gets a language of the site, and no other', async () => {
  const add = (body: object) => owner.fetch('/api/owner/site/domains', { method: 'POST', body });
  expect(await (await add({ hostname: 'boutique.example', language: 'fr' })).json()).toMatchObject({
    domains: expect.arrayContaining([expect.objectContaining({ hostname: 'boutique.example', language: 'fr' })]),
  });
  expect(await refusal(await add({ hostname: 'boutique.example', language: 'it' }))).toContain('language');
});
