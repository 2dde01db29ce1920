import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import {
  type NavigationItem,
  OwnerNavigation,
  OwnerNavigations,
  SiteHeaderFooter,
  SiteLayout,
} from '#runtime/contracts/navigation.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const MAIN = '/api/owner/navigations/mainNav';
const MENU = `{.repeated section mainNavigation.items}{.folder?}[{title}{.if folderActive}!{.end}{.index?} {url}{.end}:{.repeated section items} {title|htmltag}={url|htmltag}{.if active}*{.end}{.end}]{.or}{title|htmltag}={url|htmltag}{.if active}*{.end}{.if newWindow}^{.end};{.end}{.end}|{.section header.announcement}{text|htmltag}>{url}{.end}|{footer.note}{.repeated section footer.columns}{title}:{.repeated section links}{title}={url},{.end}{.end}`;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  await env.DB.batch([
    ...['about', 'visit', 'tastings'].map((id, position) =>
      env.DB.prepare(
        `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, in_navigation, position, updated_at)
         VALUES (?1, ?2, 10, ?2, ?2, ?2, 'plain', 0, ?3, 0)`,
      ).bind(SHOP.id, id, position + 1),
    ),
    ...['site.region', 'products.list', 'plain.page'].map((name) =>
      env.DB.prepare(
        'INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, ?3, abs(random() % 1000000000))',
      ).bind(SHOP.id, name, name === 'site.region' ? `{squarespace-headers}<main>${MENU}</main>` : 'x'),
    ),
  ]);
});

async function menuAt(path: string): Promise<string> {
  const html = await (await new Buyer().fetch(path)).text();
  return html.slice(html.indexOf('<main>') + 6, html.indexOf('</main>')).split('|')[0] ?? '';
}

const put = (items: unknown, version = 0) =>
  owner.fetch(MAIN, { method: 'PUT', body: { items }, headers: { 'If-Match': `"${version}"` } });

const ITEMS: NavigationItem[] = [
  { collectionId: 'shop', title: 'All <things>' },
  { externalLink: 'https://press.example/?a=1&b=2', title: 'Press', newWindow: true },
  {
    title: 'More',
    folderBehavior: 'redirect',
    children: [{ collectionId: 'about' }, { externalLink: 'mailto:a@b.test', title: 'Mail' }],
  },
  { title: 'Visit', folderBehavior: 'index', collectionId: 'visit', children: [{ collectionId: 'tastings' }] },
];

test('an owner replaces the main menu: pages show folders and addresses, and others are hidden', async () => {
  expect(await menuAt('/shop')).toBe('Shop=/shop*;');
  const before = (await new Buyer().fetch('/shop')).headers.get('ETag');
  const first = await read(await owner.fetch(MAIN), OwnerNavigation);
  expect(first).toEqual({ name: 'mainNav', items: [{ collectionId: 'shop' }], version: 0 });
  const changed = await read(await put(ITEMS), OwnerNavigation);
  expect(changed).toEqual({ name: 'mainNav', items: ITEMS, version: 1 });
  expect((await new Buyer().fetch('/shop')).headers.get('ETag')).not.toBe(before);
  expect(await menuAt('/shop')).toBe(
    'All &lt;things&gt;=/shop*;Press=https://press.example/?a=1&amp;b=2^;[More: about=/about Mail=mailto:a@b.test][Visit /visit: tastings=/tastings]',
  );
  expect(await menuAt('/tastings')).toContain('[Visit! /visit: tastings=/tastings*]');
  const { layout } = await read(await owner.fetch('/api/commondata/GetSiteLayout'), SiteLayout);
  expect(layout[0]?.identifier).toBe('mainNav');
  expect(layout[0]?.links.map(({ title, url }) => [title, url])).toEqual([
    ...[
      ['All <things>', '/shop'],
      ['Press', 'https://press.example/?a=1&b=2'],
      ['More', '/about'],
      ['Visit', '/visit'],
    ],
  ]);
  await read(await put([{ collectionId: 'tastings' }], 1), OwnerNavigation);
  const { navigations } = await read(await owner.fetch('/api/owner/navigations'), OwnerNavigations);
  expect(navigations[1]).toEqual({
    name: '_hidden',
    items: ['shop', 'about', 'visit'].map((collectionId) => ({ collectionId })),
    version: 0,
  });
  await env.DB.prepare("DELETE FROM collections WHERE id = 'tastings'").run();
  expect(await menuAt('/shop')).toBe('');
});

test('of two owners who change the menu at once, one is refused with the current version', async () => {
  const answers = await Promise.all([put(ITEMS), put([])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)?.headers.get('ETag')).toBe('"1"');
  const audit = await env.DB.prepare("SELECT count(*) AS n FROM audit_log WHERE action LIKE 'navigation%'").first('n');
  expect(audit).toBe(1);
});

test('the platform’s call changes a menu by its name, and names the one that is missing', async () => {
  const update = (fieldName: string, items: unknown, headers = {}) =>
    owner.fetch('/api/widget/UpdateNavigation', {
      method: 'POST',
      body: { fieldName, templateId: 't', navigation: { items } },
      headers,
    });
  expect(await read(await update('mainNav', ITEMS), OwnerNavigation)).toMatchObject({ version: 1 });
  expect((await update('mainNav', [], { 'If-Match': '"0"' })).status).toBe(412);
  expect(await refusal(await update('sideNav', []))).toMatchObject({
    status: 404,
    error: 'Unable to find site main navigation',
  });
  const order = [{ collectionId: 'tastings' }, { collectionId: 'about' }];
  await update('mainNav', [{ collectionId: 'shop' }]);
  expect((await read(await update('_hidden', order), OwnerNavigation)).items).toEqual([
    ...order,
    { collectionId: 'visit' },
  ]);
  await update('_memberareas', [{ memberAreaId: 'club', title: 'Club' }]);
  expect(await menuAt('/shop')).toBe('Shop=/shop*;');
});

test('an invalid menu is refused', async () => {
  await env.DB.prepare(
    `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
     VALUES (?1, 'theirs', 10, '', '', 'theirs', 'plain', 0)`,
  )
    .bind(OTHER.id)
    .run();
  const link = { externalLink: '/x', title: 'x' };
  const wrong: [unknown, string][] = [
    ...[
      'javascript:alert(1)',
      'data:x',
      '//evil.example',
      '/\\evil.example',
      'https:///x',
      'https://[',
      'ftp://a.test',
      '/a b',
      '',
    ].map((externalLink): [unknown, string] => [{ externalLink, title: 'x' }, 'INVALID_REQUEST']),
    [{ externalLink: '/x' }, 'INVALID_REQUEST'],
    [{ ...link, collectionId: 'shop' }, 'INVALID_REQUEST'],
    [{ title: 'Empty', children: [] }, 'INVALID_REQUEST'],
    [{ title: 'Deep', children: [{ title: 'Deeper', children: [link] }] }, 'INVALID_REQUEST'],
    [{ title: 'No page', folderBehavior: 'index', children: [link] }, 'INVALID_REQUEST'],
    [{ memberAreaId: 'club', title: 'Club' }, 'INVALID_REQUEST'],
    [{ collectionId: 'nothing' }, 'COLLECTION_NOT_FOUND'],
    [{ collectionId: 'theirs' }, 'COLLECTION_NOT_FOUND'],
    [{ title: 'More', children: [{ collectionId: 'theirs' }] }, 'COLLECTION_NOT_FOUND'],
  ];
  for (const [item, code] of wrong)
    expect(await refusal(await put([item])), JSON.stringify(item)).toMatchObject({ code });
  expect((await read(await put(Array(250).fill(link)), OwnerNavigation)).items).toHaveLength(250);
  expect((await put(Array(251).fill(link), 1)).status).toBe(400);
  expect(await refusal(await owner.fetch('/api/owner/navigations/x'))).toMatchObject({ code: 'NAVIGATION_NOT_FOUND' });
});

test('header and footer are data that pages show, and their HTML is sanitised', async () => {
  const path = '/api/site-header-footer';
  const frame: SiteHeaderFooter = {
    header: {
      announcement: { text: 'Open <late>', url: '/visit' },
      logo: { src: '/s/logo.png', width: 40, height: 20, altText: '' },
    },
    footer: {
      note: '<p onclick="x">Come by<script>alert(1)</script></p>',
      columns: [{ title: 'Help', links: [{ title: 'Post', url: 'mailto:a@b.test' }] }],
    },
  };
  await env.DB.prepare("UPDATE sites SET website = json_set(website, '$.logoImageUrl', '/s/earlier.png')").run();
  const empty = await owner.fetch(path);
  expect(await read(empty.clone() as Response, SiteHeaderFooter)).toEqual({
    header: { announcement: null, logo: null },
    footer: { note: '', columns: [] },
  });
  const save = (body: object, headers = {}) => owner.fetch(path, { method: 'PUT', body, headers });
  const saved = await read(await save(frame, { 'If-Match': String(empty.headers.get('ETag')) }), SiteHeaderFooter);
  expect(saved).toEqual({ ...frame, footer: { ...frame.footer, note: '<p>Come by</p>' } });
  expect((await save(frame, { 'If-Match': '"1"' })).status).toBe(412);
  expect(await read(await save(saved), SiteHeaderFooter)).toEqual(saved);
  const html = await (await new Buyer().fetch('/shop')).text();
  expect(html).toContain('|Open &lt;late&gt;>/visit|<p>Come by</p>Help:Post=mailto:a@b.test,');
  const evil = { text: 'x', url: 'javascript:alert(1)' };
  expect(html).toMatch(/"logoImageUrl":"\/s\/logo.png","logoWidth":\d+,"logoHeight":\d+/);
  expect((await save({ ...frame, header: { announcement: evil } })).status).toBe(400);
  const script = { ...frame.header.logo, src: 'javascript:alert(1)' };
  expect((await save({ ...frame, header: { announcement: null, logo: script } })).status).toBe(400);
  const { header } = await read(await save({ ...frame, header: { announcement: null } }), SiteHeaderFooter);
  expect(header).toEqual({ announcement: null, logo: frame.header.logo });
  const without = await read(await save({ ...frame, header: { announcement: null, logo: null } }), SiteHeaderFooter);
  expect(without.header.logo).toBeNull();
});

test('the platform’s calls for languages answer with the site’s own', async () => {
  const call = (name: string, method = 'GET', body?: object) =>
    owner.fetch(`/api/multilingual/${name}`, { method, body });
  expect(await (await call('languages', 'PUT', { languages: ['de', 'fr-CA', 'de'] })).json()).toEqual({
    languages: ['de', 'fr-CA'],
  });
  expect(await (await call('settings')).json()).toEqual({
    primaryLanguage: 'en-US',
    languages: ['de', 'fr-CA'],
    provider: null,
  });
  expect(await (await call('status')).json()).toEqual({ isConnected: false, provider: null });
  expect(await (await call('languages')).json()).toEqual({ languages: ['de', 'fr-CA'] });
  for (const languages of [['fi'], ['en-US'], ['x!']]) {
    expect((await call('languages', 'PUT', { languages })).status).toBe(400);
  }
  expect(await refusal(await call('connection', 'DELETE'))).toMatchObject({ code: 'TRANSLATION_NOT_CONNECTED' });
});
