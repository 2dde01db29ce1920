import { beforeEach, expect, test } from 'vitest';
import { OwnerCollection } from '#runtime/contracts/content.ts';
import { OwnerSite } from '#runtime/contracts/site.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { addTemplates, COLLECTIONS, createCollection } from '../../test/worker/content.ts';
import { addForm, FORM_ID, Queues, render, requestKey, rows, send, submit } from '../../test/worker/forms.ts';
import { lock, PASSWORD, type, unlock } from '../../test/worker/locks.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops } from '../../test/worker/shops.ts';

const PICTURE = { src: '/images/p1/hall.jpg', width: 1600, height: 900, altText: 'The hall' };
const TRACK = { url: '/assets/kettle.mp3', title: 'Kettle' };
const EVIL = '"><script>bad()</script>';

const COVER = {
  slices: [
    { type: 'logo' },
    { type: 'heading', text: 'Tea, soon' },
    { type: 'heading', text: 'And cups' },
    { type: 'body', html: '<p onclick="x()">We open in spring.<script>bad()</script></p>' },
    { type: 'image', image: PICTURE },
    { type: 'gallery', pictures: [PICTURE, { ...PICTURE, src: '/images/p2/pot.jpg' }] },
    { type: 'video', url: 'https://vimeo.com/123456', title: 'The roof' },
    { type: 'social-icons', profiles: [{ url: 'https://www.instagram.com/second.steep' }] },
    { type: 'buttons', buttons: [{ label: 'Shop', link: '/shop' }] },
    { type: 'navigation' },
    { type: 'navigation', links: [{ title: 'Directions', url: '/way' }] },
    { type: 'form', formId: FORM_ID },
    { type: 'custom-form', formId: FORM_ID },
    { type: 'newsletter', formId: 'letters' },
    { type: 'album', title: 'Sounds', artist: 'Okoro', tracks: [TRACK, { ...TRACK, title: 'Cups' }] },
    { type: 'map', address: '14 Duane Street', latitude: 46.18, longitude: -123.83 },
    { type: 'action', label: 'Write to us', link: 'mailto:us@second-steep.example' },
    { type: 'twitter', handle: 'secondsteep' },
  ],
  background: PICTURE,
  focalPoint: { x: 0.2, y: 0.8 },
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addForm();
  await addForm({ id: 'letters', kind: 'newsletter' });
  await addTemplates({
    'site.region': '<head>{squarespace-headers}</head>Header{squarespace.main-content}Footer',
    'products.list': 'Products',
  });
  owner = await OwnerProgram.of();
});

const cover = (more: object = {}) => ({
  type: 'splashPage',
  title: 'Soon',
  urlId: 'soon',
  template: 'soon',
  options: { cover: { ...COVER, ...more } },
});
const slices = (...list: object[]) => cover({ slices: list });
const post = (body: object) => owner.fetch(COLLECTIONS, { method: 'POST', body });
const page = async (path: string, visitor = new Buyer()) => (await visitor.fetch(path)).text();

test('a cover page shows its slices alone, without header and footer', async () => {
  await createCollection(owner, { title: 'Shop B', urlId: 'shop-b', template: 'blog', inNavigation: true });
  await createCollection(owner, cover());
  const answer = await new Buyer().fetch('/soon');
  const html = await answer.text();
  expect(html).toContain('"pageType":3');
  expect(html).not.toMatch(/Header|Footer|onclick|bad\(\)/);
  expect(html).toMatch(/<h1[^>]*>Tea, soon<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>And cups<\/h2>/);
  expect([...html.matchAll(/data-slice-type="([\w-]+)"/g)].map(([, type]) => type)).toEqual(
    COVER.slices.map(({ type }) => type),
  );
  for (const part of [
    '<p>We open in spring.</p>',
    'data-image-focal-point="0.2,0.8"',
    'fetchpriority="high"',
    'data-sq-embed="https://player.vimeo.com/video/123456',
    '<bdi>instagram.com</bdi>',
    '<a href="/shop-b"><bdi>Shop B</bdi></a>',
    '<a href="/way"><bdi>Directions</bdi></a>',
    `<sq-form-block form="${FORM_ID}">`,
    '<sq-form-block form="letters">',
    '<audio controls preload="none" src="/assets/kettle.mp3"',
    '14 Duane Street',
    'href="mailto:us@second-steep.example"',
    'https://x.com/secondsteep',
    'sq-cover--center sq-cover--pictured sq-cover--dark',
  ]) {
    expect(html).toContain(part);
  }
  expect(html.match(/<h1/g)).toHaveLength(1);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  for (const [, style = ''] of html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)) {
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');
    expect(policy, style.slice(0, 80)).toContain(`'sha256-${hash}'`);
  }
});

test('a shop shows covers by templates of its own, which know the slices by the platform’s numbers', async () => {
  await addTemplates({
    'site.region': 'Header{squarespace.main-content}',
    'cover.region': '<head>{squarespace-headers}</head><b>{squarespace.main-content}</b>',
    'soon.page':
      '{.repeated section slices}{.current-type? heading}<h1>{text|htmltag}</h1>{.or}{currentType}{html}{.end}{.end}',
  });
  await createCollection(owner, slices({ type: 'heading', text: 'Tea & cups' }, { type: 'twitter', handle: 'tea' }));
  const html = await page('/soon');
  expect(html).toContain('<b><h1>Tea &amp; cups</h1>19<ul');
  expect(html).not.toContain('Header');
});

test('templates know a cover page by the platform’s name of its type', async () => {
  await addTemplates({
    'cover.region': '{squarespace.main-content}',
    'soon.page': '{.section collection}[{typeName}]{.collectionTypeNameEquals? splash-page}[cover]{.end}{.end}',
  });
  await createCollection(owner, cover());
  expect(await page('/soon')).toContain('[splash-page][cover]');
});

test('a page without a heading is named by its title, for those who cannot see it', async () => {
  await createCollection(owner, slices({ type: 'logo' }));
  expect(await page('/soon')).toContain('<h1 class="sq-visually-hidden">Soon</h1>');
});

test('nothing that an owner types becomes markup', async () => {
  await createCollection(
    owner,
    slices(
      { type: 'heading', text: EVIL },
      { type: 'image', image: { ...PICTURE, altText: EVIL } },
      { type: 'gallery', pictures: [{ ...PICTURE, altText: EVIL }] },
      { type: 'social-icons', profiles: [{ url: 'https://tea.example/a', title: EVIL }] },
      { type: 'buttons', buttons: [{ label: EVIL, link: '/a' }] },
      { type: 'navigation', links: [{ title: EVIL, url: '/a' }] },
      { type: 'album', title: EVIL, artist: EVIL, tracks: [{ ...TRACK, title: EVIL }] },
      { type: 'action', label: EVIL, link: '/a' },
    ),
  );
  expect(await page('/soon')).not.toContain('<script>bad');
});

test('a refused part of a cover or lock screen says what is wrong with it', async () => {
  const buttons = [{ label: '', link: 'shop' }];
  const { errors } = Object(await refusal(await post(slices({ type: 'buttons', buttons }))));
  expect(errors).toEqual({
    'options.cover.slices.0.buttons.0.label': 'This must not be empty.',
    'options.cover.slices.0.buttons.0.link': 'shop is not a valid page URL',
  });
  const screen = await refusal(await setLockScreen({ slices: [{ type: 'heading', text: '' }] }));
  expect(Object(screen).errors).toEqual({ 'lockScreen.slices.0.text': 'This must not be empty.' });
});

test('an invalid cover is refused with the name of the field', async () => {
  const cases: [body: object, field: string][] = [
    [{ ...cover(), options: {} }, 'options.cover'],
    [{ ...cover(), type: 'page', template: 'plain' }, 'options.cover'],
    [slices({ type: 'password' }), 'options.cover.slices.0.type'],
    [slices({ type: 'heading', text: 'A' }, { type: 'lock' }), 'options.cover.slices.1.type'],
    [slices({ type: 'body', html: '<script>x</script>' }), 'options.cover.slices.0.html'],
    [slices({ type: 'form', formId: 'none' }), 'options.cover.slices.0.formId'],
    [slices({ type: 'newsletter', formId: FORM_ID }), 'options.cover.slices.0.formId'],
    [slices({ type: 'action', label: 'x', link: 'javascript:alert(1)' }), 'options.cover.slices.0.link'],
    [slices({ type: 'video', url: 'https://elsewhere.example/1', title: 'x' }), 'options.cover.slices.0.url'],
    [slices({ type: 'twitter', handle: '@x' }), 'options.cover.slices.0.handle'],
    [slices({ type: 'heading', text: '' }), 'options.cover.slices.0.text'],
    [slices({ type: 'index' }), 'options.cover.slices.0'],
    [cover({ layout: 'left' }), 'options.cover.layout'],
    [cover({ slices: [] }), 'options.cover.slices'],
    [slices({ type: 'album', title: 'A', tracks: Array(61).fill(TRACK) }), 'options.cover.slices.0.tracks'],
  ];
  for (const [body, field] of cases) {
    const { status, errors, fields } = Object(await refusal(await post(body)));
    expect([400, 404], field).toContain(status);
    expect(JSON.stringify([errors, fields]), field).toContain(field);
  }
  const saved = await createCollection(owner, cover());
  const again = await read(await owner.fetch(`${COLLECTIONS}/${saved.id}`), OwnerCollection);
  expect(again.options.cover).toEqual(saved.options.cover);
});

test('a locked cover page asks for its password before it shows anything', async () => {
  const { id } = await createCollection(owner, cover());
  await lock(owner, id);
  expect(await page('/soon')).not.toMatch(/Tea, soon|We open/);
  const visitor = new Buyer();
  await unlock(visitor, '/soon');
  expect(await page('/soon', visitor)).toContain('Tea, soon');
});

/** Gives the site a lock screen, and keeps its other settings. */
async function setLockScreen(lockScreen: object | null, program = owner): Promise<Response> {
  const {
    version,
    siteId: _,
    updatedAt: __,
    ...settings
  } = await read(await program.fetch('/api/owner/site'), OwnerSite);
  const body = { ...settings, lockScreen };
  return program.fetch('/api/owner/site', { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
}

const SCREEN = {
  slices: [
    { type: 'lock' },
    { type: 'heading', text: 'We open in spring' },
    { type: 'password' },
    { type: 'navigation' },
    { type: 'newsletter', formId: 'letters' },
  ],
  shade: 'light',
};

test('an owner’s lock screen asks for the password of a page, and of the site', async () => {
  const { id } = await createCollection(owner, { title: 'Letters', urlId: 'letters', inNavigation: true });
  expect((await setLockScreen(SCREEN)).status).toBe(200);
  await lock(owner, id);
  const ofPage = await page('/letters');
  expect(ofPage).toMatch(
    /<h1[^>]*>We open in spring<\/h1>[\s\S]*data-sq-page="protected-content"[\s\S]*action="\/unlock/,
  );
  expect(ofPage).toContain('<a href="/letters">');
  await lock(owner);
  const visitor = new Buyer();
  const html = await page('/', visitor);
  expect(html).toMatch(/data-sq-page="lock-screen"[\s\S]*type="password"/);
  expect(html).toContain('Enter the password to see');
  expect(html).not.toMatch(/Header|Footer|href="\/letters"/);
  const wrong = await type(visitor, '/', 'coffee over two cups');
  expect([wrong.status, (await wrong.text()).includes('This password is wrong.')]).toEqual([422, true]);
  await unlock(visitor, '/', PASSWORD);
  expect(await page('/', visitor)).toContain('Header');
});

test('a lock screen without a password slice asks for the password all the same', async () => {
  await addTemplates({ 'notice.page': 'Notice', 'lock-screen.page': 'Locked out' });
  await setLockScreen({ slices: [{ type: 'heading', text: 'Closed' }] });
  await lock(owner);
  expect(await page('/')).toMatch(/Closed[\s\S]*type="password"/);
  expect((await setLockScreen(null)).status).toBe(200);
  expect(await page('/')).not.toContain('Closed');
});

test('visitors of a locked site send the forms of its lock screen, and no others', async () => {
  await lock(owner);
  const visitor = new Buyer();
  await visitor.fetch('/');
  const form = (id: string) => visitor.fetch(`/api/rest/forms/${id}`);
  expect((await form('letters')).status).toBe(403);
  await setLockScreen(SCREEN);
  const shown = await form('letters');
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('private')]);
  expect((await form(FORM_ID)).status).toBe(404);
  const queues = new Queues();
  await render(visitor, queues, 'letters');
  expect((await submit(visitor, { formId: 'letters' })).success).toBe(true);
  const other = await send(visitor, { key: await requestKey(visitor, FORM_ID) });
  expect(await refusal(other)).toMatchObject({ code: 'SUBMISSION_KEY_INVALID' });
  expect(await rows('form_submissions')).toHaveLength(1);
  expect((await visitor.fetch('/api/commerce/products/mug')).status).toBe(403);
});

test('a change of other settings leaves the lock screen as it is, and an open site does not show it', async () => {
  await setLockScreen(SCREEN);
  const {
    version,
    siteId: _,
    updatedAt: __,
    lockScreen: ___,
    ...settings
  } = await read(await owner.fetch('/api/owner/site'), OwnerSite);
  const answer = await owner.fetch('/api/owner/site', {
    method: 'PUT',
    body: { ...settings, title: 'Shop of tea' },
    headers: { 'If-Match': `"${version}"` },
  });
  const changed = await read(answer, OwnerSite);
  expect(changed.lockScreen?.slices).toHaveLength(SCREEN.slices.length);
  expect(await page('/')).not.toContain('We open in spring');
  const twice = await setLockScreen({ slices: [{ type: 'password' }, { type: 'password' }] });
  expect(JSON.stringify(await refusal(twice))).toContain('lockScreen.slices.1.type');
  const wrong = { slices: [{ type: 'form', formId: 'none' }] };
  expect(await refusal(await setLockScreen(wrong))).toMatchObject({ code: 'FORM_NOT_FOUND' });
});
