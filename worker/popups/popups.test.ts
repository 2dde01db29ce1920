import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { MAX_POPUPS, OwnerPopup, OwnerPopups, Popup } from '#runtime/contracts/popup.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const POPUPS = '/api/owner/popups';
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'site.region': '<body>{squarespace-headers}{squarespace.main-content}</body>',
    'products.list': '<p>Lamps</p>',
  });
  owner = await OwnerProgram.of();
});

const HELLO = {
  id: 'hello',
  title: 'Hello',
  html: '<p onclick="x()">Tea<script>bad()</script></p>',
  content: { kind: 'button', text: 'Look', url: '/shop' },
  position: 'bottom-right',
  sign: { kind: 'scroll', percent: 60 },
} as const;

const post = (body: object) => owner.fetch(POPUPS, { method: 'POST', body });
const put = ({ id, version, createdAt: _, updatedAt: __, ...popup }: OwnerPopup, more: object = {}) =>
  owner.fetch(`${POPUPS}/${id}`, {
    method: 'PUT',
    body: { ...popup, ...more },
    headers: { 'If-Match': `"${version}"` },
  });
async function create(popup: object): Promise<OwnerPopup> {
  const answer = await post(popup);
  expect(answer.status).toBe(201);
  return OwnerPopup.parse(await answer.json());
}
const page = async (path: string) => (await new Buyer().fetch(path)).text();

test('an owner creates, lists, changes and deletes a popup, and the audit log has each change', async () => {
  const created = await create(HELLO);
  expect(created).toMatchObject({
    id: 'hello',
    html: '<p>Tea</p>',
    size: 'small',
    againAfterDays: 30,
    edition: 1,
    isEnabled: true,
    version: 1,
    place: { kind: 'all' },
  });
  expect((await read(await owner.fetch(POPUPS), OwnerPopups)).popups).toEqual([created]);
  const changed = await read(await put(created, { title: 'Again', edition: 2 }), OwnerPopup);
  expect(changed).toMatchObject({ title: 'Again', edition: 2, version: 2 });
  expect((await put(created)).status).toBe(412);
  expect(await refusal(await post(HELLO))).toMatchObject({ status: 409, code: 'POPUP_ID_TAKEN' });
  const remove = (version: number) =>
    owner.fetch(`${POPUPS}/hello`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
  expect([(await remove(1)).status, (await remove(2)).status, (await remove(2)).status]).toEqual([412, 204, 404]);
  const { results } = await env.DB.prepare('SELECT action FROM audit_log ORDER BY id').all<{ action: string }>();
  expect(results.map(({ action }) => action).sort()).toEqual(['popup.changed', 'popup.created', 'popup.deleted']);
});

test('an invalid popup is refused with the name of the field', async () => {
  const cases: [more: object, field: string][] = [
    [{ title: ' ' }, 'title'],
    [{ position: 'left' }, 'position'],
    [{ sign: { kind: 'scroll', percent: 101 } }, 'sign.percent'],
    [{ sign: { kind: 'delay', seconds: 0 } }, 'sign.seconds'],
    [{ content: { kind: 'button', text: 'x', url: 'javascript:alert(1)' } }, 'content.url'],
    [{ content: { kind: 'button', text: 'x', url: '//elsewhere.example' } }, 'content.url'],
    [{ image: { url: 'http://pictures.example/a.png', alt: '' } }, 'image.url'],
    [{ startsAt: 2, endsAt: 2 }, 'endsAt'],
    [{ secret: 1 }, 'secret'],
  ];
  for (const [more, field] of cases) {
    const { status, errors, fields } = Object(await refusal(await post({ ...HELLO, ...more })));
    expect([status, JSON.stringify([errors, fields])], field).toEqual([400, expect.stringContaining(field)]);
  }
  const unknown = await post({ ...HELLO, content: { kind: 'form', formId: 'none' } });
  expect(await refusal(unknown)).toMatchObject({ status: 404, code: 'FORM_NOT_FOUND' });
});

test('a newsletter popup takes a newsletter form only', async () => {
  await env.DB.prepare(
    `INSERT INTO forms (site_id, id, kind, name, created_at, updated_at)
     VALUES (?1, 'news', 'newsletter', 'News', 0, 0), (?1, 'ask', 'form', 'Ask', 0, 0)`,
  )
    .bind(SHOP.id)
    .run();
  const content = (kind: string, formId: string) => ({ ...HELLO, id: `${kind}-${formId}`, content: { kind, formId } });
  const answers = [];
  for (const [kind, formId] of [
    ['newsletter', 'ask'],
    ['newsletter', 'news'],
    ['form', 'ask'],
  ] as const)
    answers.push((await post(content(kind, formId))).status);
  expect(answers).toEqual([404, 201, 201]);
});

test('a site has a limited number of popups', async () => {
  const rows = Array.from({ length: MAX_POPUPS }, (_, at) => `(?1, 'p${at}', '{}', 0, 0, 0)`).join();
  await env.DB.prepare(
    `INSERT INTO popups (site_id, id, definition, is_enabled, created_at, updated_at) VALUES ${rows}`,
  )
    .bind(SHOP.id)
    .run();
  expect(await refusal(await post(HELLO))).toMatchObject({ status: 409, code: 'POPUPS_FULL' });
});

test('only pages on which a popup can appear have it, and no other shop’s pages', async () => {
  const created = await create({ ...HELLO, place: { kind: 'collections', ids: ['shop'] } });
  expect(await page('/shop')).toMatch(/<sq-popup popup="hello"><script type="application\/json">.*<\/sq-popup>/);
  for (const path of ['/', '/cart', '/account', '/nowhere']) expect(await page(path)).not.toContain('sq-popup');
  expect(await (await new Buyer(OTHER.host).fetch('/shop')).text()).not.toContain('sq-popup');
  await put(created, { isEnabled: false });
  expect(await page('/shop')).not.toContain('sq-popup');
});

test('pages of other sites read a popup, and it has a page that search engines leave out', async () => {
  const created = await create(HELLO);
  const answer = await new Buyer().fetch('/api/rest/popups/hello');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    200,
    'public, max-age=30, stale-while-revalidate=300',
  ]);
  expect(Popup.parse(await answer.json())).toMatchObject({ id: 'hello', html: '<p>Tea</p>' });
  const own = await new Buyer().fetch('/popup/hello');
  expect([own.status, own.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const text = await own.text();
  for (const part of ['<p>Tea</p>', '"/shop"', 'Look', 'data-sq-page="popup-overlay"']) expect(text).toContain(part);
  expect(text).not.toContain('<sq-popup');
  await put(created, { endsAt: 1 });
  for (const path of ['/api/rest/popups/hello', '/popup/hello', '/popup/none'])
    expect((await new Buyer().fetch(path)).status).toBe(404);
});
