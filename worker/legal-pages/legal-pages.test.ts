import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { CreatedLegalPage, OwnerLegalPages, WRITTEN_PAGES, type WrittenPage } from '#runtime/contracts/legal-pages.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { legalPages, shownLegalPageUrl } from '../site/legal-pages.ts';
import { readSite } from '../site/repository.ts';
import { legalPagesFact } from './named-pages.ts';

const PAGES = '/api/owner/legal-pages';
const BUSINESS = {
  legalName: 'Tee & Söhne GmbH',
  line1: 'Hauptstraße 1',
  line2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10115',
  countryCode: 'DE',
  phone: '+49 30 1234567',
  representative: 'Ada Sohn',
  register: 'Amtsgericht Berlin, HRB 1234',
  vatId: 'DE123456789',
};
const GERMAN = {
  business: BUSINESS,
  contactEmail: 'tee@mail.example',
  selectedCurrency: 'EUR',
  pricesIncludeTax: true,
  lawSettings: { returnAddress: 'Lager 2\n10117 Berlin', buyerPaysReturn: false },
  shippingRules: [
    {
      id: 'post',
      name: 'Post',
      zones: [{ countryCode: 'DE' }, { countryCode: 'AT' }],
      basis: 'subtotal',
      tiers: [
        { from: 0, cents: 490 },
        { from: 5000, cents: 0 },
      ],
    },
  ],
};
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates({ 'site.region': '{squarespace.main-content}', 'plain.page': '{collection.mainContent}' });
  owner = await OwnerProgram.of();
});

const speak = (language: string) =>
  env.DB.prepare('UPDATE sites SET language = ?2 WHERE site_id = ?1').bind(SHOP.id, language).run();
const report = async () => read(await owner.fetch(PAGES), OwnerLegalPages);
const pageOf = async (kind: WrittenPage) => (await report()).pages.find((page) => page.kind === kind);
const post = (kind: string, key = newKey()) =>
  owner.fetch(PAGES, { method: 'POST', body: { kind }, headers: { 'Idempotency-Key': key } });

async function made(kind: WrittenPage) {
  const answer = await post(kind);
  expect(answer.status).toBe(201);
  const page = CreatedLegalPage.parse(await answer.json());
  const { mainContent } = await (await owner.fetch(`/api/owner/collections/${page.collectionId}`)).json<{
    mainContent: string;
  }>();
  return { ...page, html: mainContent };
}

test('a German imprint says what the shop knows, and marks what only its owner knows', async () => {
  await speak('de-DE');
  await setStoreSettings(SHOP.id, GERMAN);
  expect(await pageOf('imprint')).toMatchObject({
    title: 'Impressum',
    isNeeded: true,
    state: 'missing',
    gaps: [{ screen: '' }],
    sources: ['§ 5 DDG', '§ 36 VSBG'],
  });
  const { html, path, collectionId } = await made('imprint');
  for (const part of [
    'Tee &amp; Söhne GmbH',
    'Hauptstraße 1, 10115 Berlin, Deutschland',
    'Vertreten durch: Ada Sohn',
    'Register: Amtsgericht Berlin, HRB 1234',
    'Telefon: +49 30 1234567',
    '<a href="mailto:tee@mail.example">',
    '[… auszufüllen: ob Sie an Verfahren',
  ]) {
    expect(html).toContain(part);
  }
  expect(await pageOf('imprint')).toMatchObject({
    state: 'gaps',
    url: path,
    collectionId,
    gaps: [{ text: expect.stringMatching(/^ob Sie/), screen: `pages/${collectionId}` }],
  });
  await env.DB.prepare("UPDATE collections SET main_content = '<p>Fertig</p>' WHERE id = ?1").bind(collectionId).run();
  expect(await pageOf('imprint')).toMatchObject({ state: 'done', gaps: [] });
});

test('the page is in no menu, hidden where it has places to fill in, and the settings name it', async () => {
  await setStoreSettings(SHOP.id, GERMAN);
  const { path, collectionId } = await made('terms');
  expect(await (await owner.fetch(`/api/owner/collections/${collectionId}`)).json()).toMatchObject({
    type: 'page',
    template: 'plain',
    inNavigation: false,
    enabled: false,
  });
  expect((await new Buyer().fetch(path)).status).toBe(404);
  expect(await (await owner.fetch('/api/v1/commerce-preferences/legal')).json()).toMatchObject({ terms: path });
  expect(await count('audit_log', `target IN ('legal', '${collectionId}')`)).toBe(2);
});

test('the withdrawal page is the model of the directive for goods, with the shop’s own address for returns', async () => {
  await speak('de-DE');
  await setStoreSettings(SHOP.id, GERMAN);
  const { html } = await made('withdrawal');
  for (const part of [
    'binnen vierzehn Tagen ohne Angabe von Gründen',
    'an uns (Lager 2, 10117 Berlin) zurückzusenden',
    'Wir tragen die Kosten der Rücksendung',
    '<a href="/withdraw">',
    'Muster-Widerrufsformular',
    'An Tee &amp; Söhne GmbH, ',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('Sie tragen die unmittelbaren Kosten');
  expect(html).not.toContain('[…');
});

test('delivery names the ways, their countries and prices, and the time of delivery is left to the owner', async () => {
  await setStoreSettings(SHOP.id, GERMAN);
  const { html } = await made('delivery');
  expect(html).toContain('Post (Germany, Austria): €4.90; free of charge from €50.00');
  expect(html).toContain('[… to fill in: how long delivery takes]');
});

test('a shop in a language without texts gets English ones, and says so', async () => {
  await speak('pl-PL');
  const found = await report();
  expect([found.language, found.isOwnLanguage]).toEqual(['en', false]);
  expect(found.pages.map(({ kind }) => kind)).toEqual([...WRITTEN_PAGES]);
  expect((await made('privacy')).html).toContain('Responsible for the processing');
});

test.each(['de-DE', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'])(
  'every page is written in %s, with no placeholder left and no gap that the settings could fill',
  async (language) => {
    await speak(language);
    await setStoreSettings(SHOP.id, GERMAN);
    for (const kind of WRITTEN_PAGES) {
      const { html } = await made(kind);
      expect(html, kind).not.toMatch(/\{\w+\}/);
      expect(html, kind).toContain(kind === 'delivery' ? 'Post' : '');
    }
    const { pages, isOwnLanguage } = await report();
    expect(isOwnLanguage).toBe(true);
    expect(pages.filter(({ state }) => state === 'missing')).toEqual([]);
  },
);

test('an empty shop leaves every fact open, each with the screen where it is entered', async () => {
  const imprint = await pageOf('imprint');
  expect(imprint?.gaps.map(({ screen }) => screen)).toEqual([
    'store-settings/business',
    'store-settings/business',
    'store-settings/general',
    'store-settings/business',
  ]);
  const { html } = await made('imprint');
  expect(html.match(/\[… to fill in/g)).toHaveLength(4);
});

test('a page is written once, however often the call is repeated, and never over one that the owner names', async () => {
  const key = newKey();
  const answers = await Promise.all([post('terms', key), post('terms', key)]);
  const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
  expect(two).toEqual(one);
  expect(await refusal(await post('terms'))).toMatchObject({ status: 409, code: 'URL_TAKEN' });
  await setStoreSettings(SHOP.id, { legalPages: { privacy: 'https://elsewhere.example/privacy' } });
  expect(await refusal(await post('privacy'))).toMatchObject({ code: 'URL_TAKEN' });
  expect(await count('collections', "url_id LIKE 'terms%'")).toBe(1);
  expect((await post('accessibility')).status).toBe(400);
});

test('facts with markup stay text', async () => {
  await setStoreSettings(SHOP.id, { business: { ...BUSINESS, legalName: '<script>x</script>{email}' } });
  const { html } = await made('imprint');
  expect(html).toContain('&lt;script&gt;x&lt;/script&gt;{email}');
});

test('whoever may not change settings writes none', async () => {
  const editor = await OwnerProgram.of({ scopes: ['content:write'] });
  const answer = await editor.fetch(PAGES, { method: 'POST', body: { kind: 'terms' } });
  expect(await refusal(answer)).toMatchObject({ code: 'SCOPE_MISSING' });
});

test('a page with places to fill in is hidden until its owner shows it, and counts as missing while it is complete and hidden', async () => {
  await speak('de-DE');
  await setStoreSettings(SHOP.id, GERMAN);
  const visitor = new Buyer();
  const { path, collectionId } = await made('imprint');
  const present = async () => {
    const site = await readSite(env.DB, SHOP.id);
    if (!site) throw new Error('The shop is gone');
    return site;
  };
  const isNamed = async () => legalPages(await present(), await textsIn('de')).some(({ url }) => url === path);
  const linked = async () => shownLegalPageUrl(await present(), 'imprint');
  expect([(await visitor.fetch(path)).status, await isNamed(), await linked()]).toEqual([404, false, '']);
  expect(await pageOf('imprint')).toMatchObject({ state: 'gaps', isHidden: true });
  const own = await owner.fetch(`/api/owner/collections/${collectionId}`);
  const { title, type, template } = await own.json<{ title: string; type: string; template: string }>();
  const save = async (enabled: boolean) => {
    const etag = (await owner.fetch(`/api/owner/collections/${collectionId}`)).headers.get('ETag') ?? '';
    const body = { title, type, template, urlId: path.slice(1), mainContent: '<p>Ada</p>', enabled };
    const answer = await owner.fetch(`/api/owner/collections/${collectionId}`, {
      method: 'PUT',
      body,
      headers: { 'If-Match': etag },
    });
    expect(answer.status).toBe(200);
  };
  const missing = async () => (await legalPagesFact(env.DB, await present(), Date.now())).missing;
  await save(false);
  expect(await pageOf('imprint')).toMatchObject({ state: 'done', isHidden: true });
  const before = await missing();
  await save(true);
  const shown = [(await visitor.fetch(path)).status, await isNamed(), await linked()];
  expect([...shown, (await pageOf('imprint'))?.isHidden]).toEqual([200, true, path, false]);
  expect(before - (await missing())).toBe(1);
});

test.each([
  [null],
  ['/imprint'],
  [5],
  [true],
  [['/imprint', 7]],
  [{ imprint: { url: '/imprint' } }],
  [{ imprint: ['/imprint'] }],
])('a shop whose setting names its pages as %j names none', async (named) => {
  await setStoreSettings(SHOP.id, { ...GERMAN, legalPages: named });
  const site = await readSite(env.DB, SHOP.id);
  expect(site && legalPages(site, await textsIn('de'))).toEqual([]);
});
