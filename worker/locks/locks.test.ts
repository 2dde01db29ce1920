import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PERMISSION_TYPE } from '#runtime/contracts/enumerations.ts';
import { OwnerLocks } from '#runtime/contracts/locks.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem, ITEMS, put } from '../../test/worker/content.ts';
import { lock, lockItem, PASSWORD, passwordPath, type, unlock } from '../../test/worker/locks.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { countDerivations, hashPassword } from '../passwords/service.ts';

const SECRET = 'Wordsbehindapassword';

let owner: OwnerProgram;
let visitor: Buyer;

/** A page with an item, behind a password. */
async function openPage(urlId = 'letters'): Promise<string> {
  const page = { title: 'Letters', urlId, description: SECRET, mainContent: `<p>${SECRET}</p>`, inNavigation: true };
  const { id } = await createCollection(owner, page);
  await createItem(owner, id, { title: 'One', body: `<p>${SECRET}</p>`, starred: true });
  return id;
}

/** The cookies that an answer sets, without those by which visits are counted. */
const lockCookies = ({ headers }: Response) => headers.getSetCookie().filter((line) => !line.startsWith('ss_'));

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'blog.list': '{collection.mainContent}{.repeated section items}{title}{body}{.end}',
    'blog.item': '{.section item}{title}{body}{.end}',
    'home.page': '{.repeated section featuredPosts}{title}{body}{.end}',
    'search.page': '{.repeated section items}{title}{body}{.end}',
    'site.region':
      '{squarespace-headers}{.section mainNavigation}{.repeated section items}{title} {collection.description}{collection.mainContent}{.end}{.end}<main>{squarespace.main-content}</main>',
  });
  owner = await OwnerProgram.of();
  visitor = await new Buyer().arrive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page behind a password shows nothing of itself anywhere, and opens for whoever knows the password', async () => {
  await lock(owner, await openPage());
  const paths = ['/letters', '/letters/one', '/letters?format=json', '/letters/one?format=json', '/letters/none'];
  for (const path of [...paths, '/letters/p/one', '/letters?offset=0.x']) {
    for (const method of ['GET', 'HEAD']) {
      const page = await visitor.fetch(path, { method, headers: { 'If-None-Match': '*' } });
      expect([path, method, page.status, page.headers.get('Cache-Control')]).toEqual([path, method, 403, 'no-store']);
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(await page.text()).not.toContain(SECRET);
    }
  }
  for (const path of ['/', `/search?q=${SECRET}`, '/search?q=One', '/cart', '/none', '/sitemap.xml']) {
    expect(await (await visitor.fetch(path)).text(), path).not.toContain(SECRET);
  }
  expect(await (await visitor.fetch('/search?q=One')).text()).not.toContain('One');
  const screen = await (await visitor.fetch('/letters/one')).text();
  expect(screen).toContain('data-sq-page="protected-content"');
  expect(screen).toContain('"pageType":105');
  expect(screen).toContain('action="/unlock?to=%2Fletters%2Fone"');

  await unlock(visitor, '/letters/one');
  for (const path of ['/letters', '/letters/one']) {
    const page = await visitor.fetch(path, { headers: { 'If-None-Match': '*' } });
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect([page.headers.get('ETag'), page.headers.get('X-Robots-Tag')]).toEqual([null, 'noindex']);
    expect(await page.text()).toContain(SECRET);
  }
  expect((await visitor.fetch('/letters/none')).status).toBe(404);
  expect((await new Buyer().fetch('/letters')).status).toBe(403);
});

test('a single item behind a password is on no list, and its own page asks for it, after that of its collection', async () => {
  const { id } = await createCollection(owner, { title: 'Letters', urlId: 'letters', type: 'lessons' });
  const item = (title: string) =>
    createItem(owner, id, { recordType: 'lesson', title, body: `<p>${title}</p>`, starred: true });
  const [before, secret, after] = [await item('Before'), await item(SECRET), await item('After')];
  await lockItem(owner, secret.id);
  const path = `/letters/${secret.urlSlug}`;
  for (const elsewhere of [
    '/',
    '/letters',
    `/letters/${before.urlSlug}`,
    `/letters/${after.urlSlug}`,
    `/search?q=${SECRET}`,
  ]) {
    const html = await (await visitor.fetch(elsewhere)).text();
    // The search repeats what was asked.
    expect(html.replaceAll(`q=${SECRET}`, ''), elsewhere).not.toMatch(
      new RegExp(`>${SECRET}<|/letters/${secret.urlSlug}`),
    );
  }
  for (const locked of [path, `/letters/p/${secret.urlSlug}`, `${path}?format=json`]) {
    const page = await visitor.fetch(locked);
    expect([locked, page.status, (await page.text()).includes(`>${SECRET}<`)]).toEqual([locked, 403, false]);
  }
  expect((await owner.fetch(`/api/owner/items/${secret.id}`)).status).toBe(200);
  await unlock(visitor, path);
  const open = await visitor.fetch(path);
  expect([open.status, open.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(await open.text()).toContain(`>${SECRET}<`);

  await lock(owner, id, 'a kettle of the letters');
  expect((await type(visitor, path, PASSWORD)).status).toBe(422);
  await unlock(visitor, path, 'a kettle of the letters');
  const again = await visitor.fetch(path);
  expect(again.status).toBe(200);
  expect(await again.text()).toContain(`"permissionType":${PERMISSION_TYPE.password}`);
  const other = await new Buyer().arrive();
  await unlock(other, path, 'a kettle of the letters');
  expect((await other.fetch(path)).status).toBe(403);
  await unlock(other, path);
  expect((await other.fetch(path)).status).toBe(200);

  const current = await (await owner.fetch(`${ITEMS}/${secret.id}`)).json<{ version: number }>();
  expect(current).toMatchObject({ isLocked: true, version: 2 });
  expect((await put(owner, `${ITEMS}/${secret.id}`, current, { isLocked: false })).status).toBe(200);
  expect((await new Buyer().fetch(path)).status).toBe(403);
  expect((await owner.fetch(`/api/owner/items/${secret.id}/password`, { method: 'DELETE' })).status).toBe(204);
  expect(await (await owner.fetch(`${ITEMS}/${secret.id}`)).json()).toMatchObject({ isLocked: false });
  const product = await owner.fetch(`/api/owner/items/${PRODUCTS.mug.id}/password`, {
    method: 'PUT',
    body: { password: PASSWORD },
  });
  expect(await refusal(product)).toMatchObject({ code: 'CONTENT_NOT_FOUND' });
});

test('a wrong password is an error at the field, and only the right one sets a cookie', async () => {
  await lock(owner, await openPage());
  const wrong = await type(visitor, '/letters', 'coffee over two cups');
  expect([wrong.status, lockCookies(wrong)]).toEqual([422, []]);
  const html = await wrong.text();
  expect(html).toMatch(/<input[^>]* aria-describedby="order-password-error" aria-invalid="true" autofocus>/);
  expect(html).toContain('id="order-password-error">This password is wrong.');
  expect(html).not.toContain('coffee');
  const right = await type(visitor, '/letters', PASSWORD);
  const [cookie = '', ...others] = lockCookies(right);
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-lock-[\w-]+=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toContain(PASSWORD);
});

test('the password leads to a path of this site alone', async () => {
  await lock(owner, await openPage());
  for (const [to, expected] of [
    ['/letters?offset=1.x', '/letters?offset=1.x'],
    ['//elsewhere.example/letters', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['/.//elsewhere.example', '/'],
    ['https://elsewhere.example/letters', '/'],
    ['letters', '/'],
    ['', '/'],
  ]) {
    const answer = await type(visitor, to ?? '', PASSWORD);
    expect([to, answer.status, answer.headers.get('Location')]).toEqual([to, 303, expected]);
    const direct = await visitor.fetch(`/unlock?to=${encodeURIComponent(to ?? '')}`);
    expect([direct.status, direct.headers.get('Location')]).toEqual([303, expected]);
  }
});

test('guesses are limited for each network before any of them is hashed', async () => {
  await lock(owner, await openPage());
  expect((await type(visitor, '/letters', 'a guess')).status).toBe(422);
  await env.DB.prepare('UPDATE login_attempts SET count = 9').run();
  expect((await type(visitor, '/letters', 'the last guess')).status).toBe(422);
  const before = countDerivations();
  const refused = await type(visitor, '/letters', PASSWORD);
  expect([refused.status, lockCookies(refused)]).toEqual([429, []]);
  expect(await refused.text()).toContain('There were too many attempts. Please try again in 15 minutes.');
  expect(countDerivations()).toBe(before);
  await unlock(await new Buyer().arrive(), '/letters');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  await unlock(visitor, '/letters');
  expect(await count('login_attempts', 'count > 1')).toBe(0);
});

test('a changed password locks again, and so do its removal and a new one', async () => {
  const id = await openPage();
  await lock(owner, id);
  await unlock(visitor, '/letters');
  await lock(owner, id, 'another kettle and cups');
  expect((await visitor.fetch('/letters')).status).toBe(403);
  expect((await type(visitor, '/letters', PASSWORD)).status).toBe(422);
  await unlock(visitor, '/letters', 'another kettle and cups');
  expect((await owner.fetch(passwordPath(id), { method: 'DELETE' })).status).toBe(204);
  expect((await new Buyer().fetch('/letters')).status).toBe(200);
  expect(await count('locks')).toBe(0);
  await lock(owner, id, 'another kettle and cups');
  expect((await visitor.fetch('/letters')).status).toBe(403);
});

test('a cookie opens its own lock of its own site until it ends, and no other', async () => {
  const [letters, notes] = [await openPage('letters'), await openPage('notes')];
  await lock(owner, letters);
  await lock(owner, notes);
  await unlock(visitor, '/letters');
  expect((await visitor.fetch('/notes')).status).toBe(403);
  const value = visitor.cookies.get(`__Host-lock-${letters}`) ?? '';
  visitor.cookies.set(`__Host-lock-${notes}`, value);
  visitor.cookies.set('__Host-lock', value);
  expect((await visitor.fetch('/notes')).status).toBe(403);
  const [key = '', end = '', signature = ''] = value.split('.');
  for (const forged of [`${key}.${Number(end) + 1}.${signature}`, `${key}.${end}.${'A'.repeat(43)}`, key, '']) {
    visitor.cookies.set(`__Host-lock-${letters}`, forged);
    expect((await visitor.fetch('/letters')).status).toBe(403);
  }
  visitor.cookies.set(`__Host-lock-${letters}`, value);
  expect((await visitor.fetch('/letters')).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS });
  expect((await visitor.fetch('/letters')).status).toBe(403);
  vi.useRealTimers();

  // The other shop has the same collection with the same key, as only a copied database could.
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, lock_key, updated_at)
       SELECT ?2, id, type, title, title, url_id, template, lock_key, 0 FROM collections WHERE site_id = ?1 AND id = ?3`,
    ).bind(SHOP.id, OTHER.id, letters),
  ]);
  const elsewhere = new Buyer(OTHER.host);
  elsewhere.cookies.set(`__Host-lock-${letters}`, value);
  expect((await elsewhere.fetch('/letters')).status).toBe(403);
});

test('forms of other sites are refused, and a collection without a password is answered as an unknown path', async () => {
  await lock(owner, await openPage());
  const strange = await type(visitor, '/letters', PASSWORD, { 'Sec-Fetch-Site': 'cross-site' });
  expect([strange.status, lockCookies(strange)]).toEqual([403, []]);
  expect(await count('login_attempts')).toBe(0);
  for (const to of ['/shop', '/nothing', '/%E0%A4%A']) {
    const answer = await type(visitor, to, PASSWORD);
    expect([answer.status, answer.headers.get('Location'), lockCookies(answer)]).toEqual([303, to, []]);
  }
  expect((await visitor.fetch('/unlock', { method: 'PUT' })).status).toBe(405);
});

test('products behind a password are neither read nor bought, until the visitor knows it', async () => {
  await lock(owner, 'shop');
  const { id } = PRODUCTS.mug;
  const calls = () =>
    Promise.all([
      visitor.fetch(`/api/commerce/products/${id}`),
      visitor.fetch('/api/commerce/products/mug'),
      visitor.fetch(`/api/commerce/inventory/stock?itemId=${id}`),
      visitor.add(id),
      visitor.fetch('/shop/p/mug'),
      visitor.fetch(`/commerce/gift-card?itemId=${PRODUCTS.giftCard.id}`),
      visitor.fetch('/api/3/commerce/cart/subscription', {
        method: 'POST',
        body: { itemId: PRODUCTS.box.id, sku: 'BOX', qty: 1, additionalFields: null },
      }),
    ]);
  const locked = await calls();
  expect(locked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403, 404, 404]);
  for (const answer of locked) expect(await answer.text()).not.toMatch(/Mug|18\.50|1850|Gift card|Monthly box/);
  expect(await (await visitor.fetch('/search?q=mug')).text()).not.toContain('Mug');

  await unlock(visitor, '/shop/p/mug');
  const open = await calls();
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 303, 200]);
  expect(open[0]?.headers.get('Cache-Control')).toBe('private, no-store');
  // Lists for everybody stay without it, and so does everybody else.
  expect(await (await visitor.fetch('/search?q=mug')).text()).not.toContain('Mug');
  expect((await new Buyer().fetch(`/api/commerce/products/${id}`)).status).toBe(404);
  expect((await visitor.cart()).entries).toMatchObject([{ title: 'Mug' }]);
});

test('a lesson behind a password can be finished by visitors who may read it', async () => {
  const { id } = await createCollection(owner, { type: 'lessons', title: 'Course' });
  const lesson = await createItem(owner, id, { recordType: 'lesson', title: 'One' });
  await lock(owner, id);
  const ann = await Person.of('ann@mail.example');
  await ann.arrive();
  const finish = async () => (await ann.send('PUT', `/api/site-users/account/lessons/${lesson.id}`)).status;
  expect(await finish()).toBe(404);
  await unlock(ann, '/course');
  expect(await finish()).toBe(204);
  expect((await ann.fetch('/course')).status).toBe(200);
});

test('owners set passwords that are hard to guess, on what is theirs, with the scope for it', async () => {
  const set = (path: string, password: string, program = owner) =>
    program.fetch(path, { method: 'PUT', body: { password } });
  expect(await refusal(await set(passwordPath(), 'seven77'))).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
  expect(await refusal(await set(passwordPath('shop'), 'password1'))).toMatchObject({ code: 'PASSWORD_COMMON' });
  expect(await refusal(await set(passwordPath('none'), PASSWORD))).toMatchObject({ code: 'COLLECTION_NOT_FOUND' });
  const gone = await owner.fetch(passwordPath('none'), { method: 'DELETE' });
  expect(await refusal(gone)).toMatchObject({ code: 'COLLECTION_NOT_FOUND' });
  const editor = await OwnerProgram.of({ scopes: ['content:write'] });
  expect((await set(passwordPath(), PASSWORD, editor)).status).toBe(403);
  expect((await set(passwordPath('shop'), PASSWORD, editor)).status).toBe(204);
  const settings = await OwnerProgram.of({ scopes: ['settings:write'] });
  expect((await set(passwordPath('shop'), PASSWORD, settings)).status).toBe(403);
  expect((await owner.fetch(passwordPath('shop'))).status).toBe(405);
  expect((await owner.fetch(passwordPath('shop'), { method: 'DELETE' })).status).toBe(204);
  const { results } = await env.DB.prepare('SELECT action, target FROM audit_log ORDER BY id').all();
  expect(results).toEqual([
    { action: 'collection.passwordSet', target: 'shop' },
    { action: 'collection.passwordRemoved', target: 'shop' },
  ]);
  const stored = await count('collections', `lock_key IS NOT NULL AND site_id = '${OTHER.id}'`);
  expect([stored, await count('locks')]).toEqual([0, 0]);
});

test('an owner lists what is locked, page by page, also what has no password yet', async () => {
  await lock(owner);
  const letters = await openPage();
  await lock(owner, letters);
  const closed = await createCollection(owner, { title: 'Closed', isLocked: true });
  const item = await createItem(owner, letters, { title: 'Two' });
  await lockItem(owner, item.id);
  const seen: OwnerLocks['locks'] = [];
  let query = '?limit=1';
  for (let pages = 0; query && pages < 9; pages++) {
    const page = OwnerLocks.parse(await (await owner.fetch(`/api/owner/passwords${query}`)).json());
    seen.push(...page.locks);
    query = page.nextPageCursor === null ? '' : `?limit=1&cursor=${page.nextPageCursor}`;
  }
  expect(seen).toHaveLength(4);
  expect(seen).toEqual(
    expect.arrayContaining([
      { kind: 'site', id: SHOP.id, title: SHOP.id, hasPassword: true },
      { kind: 'collection', id: letters, title: 'Letters', hasPassword: true },
      { kind: 'collection', id: closed.id, title: 'Closed', hasPassword: false },
      { kind: 'item', id: item.id, title: 'Two', hasPassword: true },
    ]),
  );
  expect(seen[0]?.kind).toBe('site');
  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await (await theirs.fetch('/api/owner/passwords')).json()).toMatchObject({ locks: [] });
});

test('a password that would wait for too many others is asked for again, on a page that says when', async () => {
  await lock(owner, await openPage());
  const { setTimeout: begin } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => begin(run, Math.min(ms ?? 0, 10)));
  const time = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(time);
  const slow = hashPassword('one');
  // It has taken nearly two seconds by now, and the next two wait as long for their turns.
  clock.mockReturnValue(time + 1_900);
  await slow;
  const waiting = [hashPassword('two'), hashPassword('three')];
  const page = await type(visitor, '/letters', PASSWORD);
  expect([page.status, Number(page.headers.get('Retry-After')) > 0]).toEqual([503, true]);
  expect(await page.text()).toContain('<h1>');
  clock.mockReturnValue(time + 60_000);
  await Promise.allSettled(waiting);
});
