import { beforeEach, expect, test } from 'vitest';
import { FontList, OwnerSite, type SiteSettings } from '#runtime/contracts/site.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, OTHER, openShops } from '../../test/worker/shops.ts';

const SITE = '/api/owner/site';
const NONE = { headings: null, texts: null };
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
});

async function put(change: object): Promise<Response> {
  const { siteId: _, version, updatedAt: __, ...settings } = await read(await owner.fetch(SITE), OwnerSite);
  const headers = { 'If-Match': `"${version}"` };
  return owner.fetch(SITE, { method: 'PUT', body: { ...settings, ...change }, headers });
}

async function fontsAfter(change: Partial<SiteSettings>) {
  return (await read(await put(change), OwnerSite)).fonts;
}

const pageOf = async (host?: string) => {
  const page = await new Buyer(host).fetch('/');
  return { html: await page.text(), policy: page.headers.get('Content-Security-Policy') };
};

test('the fonts that ship are listed with their style sheets', async () => {
  const { fonts } = await read(await owner.fetch('/api/owner/fonts'), FontList);
  expect(fonts).toContainEqual({
    id: 'system-sans',
    name: 'The device’s own',
    stack: 'system-ui,sans-serif',
    sheet: null,
  });
  expect(fonts.find(({ id }) => id === 'archivo')?.sheet).toBe('/assets/fonts/archivo.css');
  expect((await owner.fetch('/api/owner/fonts', { method: 'POST', body: {} })).status).toBe(405);
});

test('pages have the chosen fonts until the choice is removed, and are the same as before afterwards', async () => {
  expect(await fontsAfter({ fonts: NONE })).toEqual(NONE);
  const before = await pageOf();
  const others = await pageOf(OTHER.host);
  const fonts = { headings: 'archivo', texts: 'system-sans' } as const;
  expect(await fontsAfter({ fonts })).toEqual(fonts);
  const { html, policy } = await pageOf();
  expect(html).toMatch(/<style>:root\{--site-heading-font:Archivo,[^}]+;--site-text-font:system-ui,sans-serif\}:where/);
  expect(html).toMatch(/<link rel=\\?"stylesheet\\?" href=\\?"\/assets\/fonts\/archivo\.css\\?">/);
  expect(html).not.toContain('figtree');
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']{43}='/);
  expect(await pageOf(OTHER.host)).toEqual(others);

  expect(await fontsAfter({ fonts: undefined })).toEqual(fonts);
  expect(await fontsAfter({ fonts: { ...fonts, headings: null } })).toEqual({ ...fonts, headings: null });
  const left = (await pageOf()).html;
  expect(left).toContain('<style>:root{--site-text-font:system-ui,sans-serif}');
  expect(left).not.toContain('archivo');
  expect(await fontsAfter({ fonts: NONE })).toEqual(NONE);
  expect(await pageOf()).toEqual(before);
});

test.each([
  ['fonts.headings', { headings: 'comic', texts: null }, 'comic is not one of the expected options'],
  ['fonts.texts', { headings: null, texts: 'url(//x)' }, 'url(//x) is not one of the expected options'],
  ['fonts.texts', { headings: null }, undefined],
  ['fonts.buttons', { ...NONE, buttons: 'serif' }, undefined],
])('a wrong %s is refused by its field', async (field, fonts, text) => {
  const { status, errors } = await refusal(await put({ fonts }));
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  if (text) expect(Object(errors)[field]).toBe(text);
  expect((await read(await owner.fetch(SITE), OwnerSite)).fonts).toEqual(NONE);
});
