import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Memberships } from '#runtime/contracts/member-areas.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import {
  AREAS,
  CLUB_TEMPLATES,
  createArea,
  exportedMemberships,
  LESSON,
  openClub,
  PAYWALL,
  SECRET,
} from '../../test/worker/club.ts';
import { addTemplates, COLLECTIONS, put } from '../../test/worker/content.ts';
import { SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { subscribing } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await addTemplates(CLUB_TEMPLATES);
  owner = await OwnerProgram.of();
});

test('a member area that was bought opens for its signed-in buyer until the order is refunded', async () => {
  await openClub(owner);
  const buyer = await Payer.with(PAYWALL);
  const checkout = await buyer.readCheckout();
  expect(checkout).toMatchObject({ dueCents: 2722 });
  const paid = await buyer.pay();
  const confirmation = await buyer.open('url' in paid ? String(paid.url) : '');
  expect(confirmation.page.staticContext().context.pageType).toBe(208);
  expect(confirmation.page.html).toContain('<a href="/course">Tea club</a>');
  const { email } = (await env.DB.prepare('SELECT email FROM memberships').first<{ email: string }>()) ?? { email: '' };
  const order = await env.DB.prepare('SELECT id, state FROM orders').first<{ id: string; state: string }>();
  expect(order?.state).toBe('ended');
  const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
  expect(mail?.text_body).toContain('You are a member of Tea club.');
  expect(mail?.text_body).toContain('create an account with it if you have none');
  expect(mail?.text_body).toContain('https://a.example/course');
  const denied = await buyer.fetch(LESSON);
  expect(denied.status).toBe(403);
  const shown = await denied.text();
  expect(shown).toContain('<a href="/account?return=%2Fcourse%2Fone">Already a member? Sign in</a>');
  expect(shown).toMatch(/<a href="\/account\?view=sign-up&amp;return=%2Fcourse%2Fone">Bought it\? Create your account/);
  const member = await Person.of(email);
  for (const path of ['/course', '/course/one']) {
    const page = await member.fetch(path);
    expect([path, page.status, page.headers.get('Cache-Control')]).toEqual([path, 200, 'private, no-store']);
    expect(page.headers.get('ETag')).toBeNull();
    expect(await page.text()).toContain(SECRET);
  }
  expect((await member.fetch('/course/none')).status).toBe(404);
  expect(Memberships.parse(await (await owner.fetch(`${AREAS}/club/members`)).json())).toMatchObject({
    members: [{ email, orderId: order?.id, endsAt: null, isActive: true }],
  });
  await env.DB.prepare("UPDATE orders SET state = 'refunded'").run();
  expect((await member.fetch('/course/one')).status).toBe(403);
  expect(await (await owner.fetch(`${AREAS}/club/members`)).json()).toMatchObject({ members: [{ isActive: false }] });
});

test('nobody else reads anything of an area, on any page or call', async () => {
  const collectionId = await openClub(owner);
  const stranger = await Person.of('stranger@mail.example');
  const visitor = await new Buyer().arrive();
  for (const who of [visitor, stranger]) {
    for (const path of [
      '/course',
      '/course/one',
      '/course/one?format=json',
      '/course?format=json',
      '/course/none',
      '/course/p/one',
      '/course?offset=0.x',
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const page = await who.fetch(path, { method, headers: { 'If-None-Match': '*' } });
        expect([path, method, page.status, page.headers.get('Cache-Control')]).toEqual([path, method, 403, 'no-store']);
        expect(await page.text()).not.toContain(SECRET);
      }
    }
    for (const path of [
      '/',
      `/search?q=${SECRET}`,
      '/search?q=One',
      '/cart',
      '/none',
      '/sitemap.xml',
      '/api/commerce/products/one',
    ]) {
      expect(await (await who.fetch(path)).text(), path).not.toContain(SECRET);
    }
    expect(await (await who.fetch('/search?q=One')).text()).not.toContain('One');
  }
  const known = await (await stranger.fetch(LESSON)).text();
  expect(known).toContain('You are signed in as stranger@mail.example, which is not the address of a member.');
  expect(known).not.toContain('Already a member?');
  const denied = await (await visitor.fetch('/course/one')).text();
  expect(denied).toContain('Tea club');
  expect(denied).toContain('Letters &lt;from&gt; the garden.');
  expect(denied).toMatch(/<a class="button" href="\/[^"]+\/p\/club-pass" data-sq-join="club">/);
  expect(denied).toContain('data-sq-page="access-denied"');
  // A membership of another shop's area with the same id is none of this shop's.
  await env.DB.batch([
    env.DB.prepare("INSERT INTO member_areas (site_id, id, title, updated_at) VALUES (?1, 'club', 'Theirs', 0)").bind(
      OTHER.id,
    ),
    env.DB.prepare(
      "INSERT INTO memberships (site_id, area_id, email, starts_at) VALUES (?1, 'club', 'stranger@mail.example', 0)",
    ).bind(OTHER.id),
  ]);
  expect((await stranger.fetch('/course/one')).status).toBe(403);
  // An area that is gone keeps its pages shut.
  await env.DB.prepare('DELETE FROM member_areas WHERE site_id = ?1').bind(SHOP.id).run();
  expect((await stranger.fetch('/course/one')).status).toBe(404);
  await env.DB.prepare('UPDATE collections SET member_area_id = NULL WHERE id = ?1').bind(collectionId).run();
  expect((await visitor.fetch('/course/one')).status).toBe(200);
});

test('an owner gives a membership with an end, ends it, and deletes an area that nothing belongs to', async () => {
  const collectionId = await openClub(owner);
  const ann = `${AREAS}/club/members/Ann@mail.example`;
  const member = await Person.of('ann@mail.example');
  const give = (endsAt: number | null) => owner.fetch(ann, { method: 'PUT', body: { endsAt } });
  const status = async () => (await member.fetch('/course/one')).status;
  expect((await give(Date.now() - 1)).status).toBe(204);
  expect(await status()).toBe(403);
  await give(null);
  expect(await status()).toBe(200);
  expect((await owner.fetch(ann, { method: 'DELETE' })).status).toBe(204);
  expect(await status()).toBe(403);

  const path = `${AREAS}/club`;
  const remove = (confirm: string, version = 1) =>
    owner.fetch(`${path}?confirm=${confirm}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
  expect(await refusal(await remove('Tea%20club'))).toMatchObject({ status: 409, code: 'MEMBER_AREA_IN_USE' });
  const change = (version: number) =>
    owner.fetch(path, { method: 'PUT', body: { title: 'Club' }, headers: { 'If-Match': `"${version}"` } });
  expect((await change(1)).status).toBe(200);
  expect(await refusal(await change(1))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
  const collection = await (await owner.fetch(`${COLLECTIONS}/${collectionId}`)).json<{ version: number }>();
  await put(owner, `${COLLECTIONS}/${collectionId}`, collection, { memberAreaId: null });
  expect((await remove('Tea%20club', 2)).status).toBe(400);
  expect((await remove('Club', 2)).status).toBe(204);
  expect([await count('member_areas'), await count('memberships')]).toEqual([0, 0]);
});

test('a subscription opens an area for each cycle that was paid, and a menu leads there by the area', async () => {
  await openClub(owner);
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
  await env.DB.prepare('UPDATE items SET subscription_plan = ?2 WHERE id = ?1')
    .bind(PAYWALL, JSON.stringify(plan))
    .run();
  const items = [{ memberAreaId: 'club', title: 'For members' }];
  const menu = await owner.fetch('/api/owner/navigations/_memberareas', {
    method: 'PUT',
    body: { items },
    headers: { 'If-Match': '"0"' },
  });
  expect(menu.status).toBe(200);
  const home = await (await new Buyer().fetch('/none')).text();
  expect(home).toContain('<a href="/course">For members</a>');
  expect(home).not.toContain(SECRET);
  const subscriber = await subscribing(PAYWALL);
  await subscriber.startCheckout();
  await subscriber.changeCheckout({ address: NEW_YORK });
  const paid = await subscriber.pay();
  const confirmation = await subscriber.open('url' in paid ? String(paid.url) : '');
  expect(confirmation.page.staticContext().context.pageType).toBe(208);
  expect(confirmation.page.html).toContain('<a href="/course">Tea club</a>');
  expect(confirmation.page.html).toContain('You are a member of Tea club.');
  expect(confirmation.page.html).toContain('/commerce/my-subscription?');
  const row = await env.DB.prepare('SELECT email, starts_at, ends_at FROM memberships').first<{
    email: string;
    starts_at: number;
    ends_at: number;
  }>();
  if (!row) throw new Error('Nobody became a member');
  const days = (row.ends_at - row.starts_at) / (24 * HOUR_MS);
  expect(days).toBeGreaterThanOrEqual(29);
  expect(days).toBeLessThanOrEqual(32);
  const member = await Person.of(row.email);
  expect((await member.fetch('/course/one')).status).toBe(200);
  await env.DB.prepare('UPDATE memberships SET ends_at = ?1').bind(Date.now()).run();
  expect((await member.fetch('/course/one')).status).toBe(403);
});

test('an invalid area, paywall or content is refused', async () => {
  await createArea(owner);
  const post = async (path: string, body: object) => refusal(await owner.fetch(path, { method: 'POST', body }));
  expect(await post(AREAS, { id: 'club', title: 'Again' })).toMatchObject({ code: 'MEMBER_AREA_ID_TAKEN' });
  expect(await post(AREAS, { title: 'X', paywallItemId: 'a-mug' })).toMatchObject({
    errors: { paywallItemId: expect.any(String) },
  });
  const collection = { type: 'generic', title: 'Notes', template: 'blog' };
  expect(await post(COLLECTIONS, { ...collection, memberAreaId: 'none' })).toMatchObject({
    code: 'MEMBER_AREA_NOT_FOUND',
  });
  const products = { ...collection, type: 'products', memberAreaId: 'club' };
  expect(await post(COLLECTIONS, products)).toMatchObject({ code: 'INVALID_REQUEST' });
  const limited = await OwnerProgram.of({ scopes: ['content:read', 'content:write'] });
  expect((await limited.fetch(`${AREAS}/club/members`)).status).toBe(403);
});

test('a membership moves with its shop’s people, and its person reads of it', async () => {
  await createArea(owner);
  const email = 'ann@mail.example';
  await owner.fetch(`${AREAS}/club/members/${email}`, { method: 'PUT', body: { endsAt: null } });
  expect(await exportedMemberships(owner)).toEqual([]);
  const records = await exportedMemberships(owner, 'customers=true');
  expect(records).toMatchObject([{ content: { areaId: 'club', email, orderId: null, endsAt: null } }]);
  const person = await Person.of(email);
  const session = await (await person.fetch('/api/site-users/account/session')).json<{ xsrfToken: string }>();
  const headers = { 'X-SiteUser-XSRF-Token': session.xsrfToken };
  const data = await person.fetch('/api/site-users/account/data', { headers });
  expect(await data.json()).toMatchObject({ memberships: [{ area: 'Tea club', endsAt: null }] });
  await env.DB.prepare('DELETE FROM memberships').run();
  const moved = await owner.fetch('/api/owner/imports', { method: 'POST', body: { records } });
  expect(await moved.json()).toMatchObject({ outcomes: [{ result: 'created' }] });
  expect(await count('memberships')).toBe(1);
});

test('a membership that was bought opens its area in a shop without its order, until it ends', async () => {
  await openClub(owner);
  const buyer = await Payer.with(PAYWALL);
  await buyer.pay();
  const records = await exportedMemberships(owner, 'customers=true');
  expect(records).toMatchObject([{ content: { orderId: expect.any(String) } }]);
  const row = await env.DB.prepare('SELECT email FROM memberships').first<{ email: string }>();
  const member = await Person.of(row?.email ?? '');
  await env.DB.batch([env.DB.prepare('DELETE FROM memberships'), env.DB.prepare('DELETE FROM orders')]);
  expect((await member.fetch(LESSON)).status).toBe(403);
  const move = async () => (await owner.fetch('/api/owner/imports', { method: 'POST', body: { records } })).json();
  expect(await move()).toMatchObject({ outcomes: [{ result: 'created' }] });
  expect(await move()).toMatchObject({ outcomes: [{ result: 'left' }] });
  expect((await member.fetch(LESSON)).status).toBe(200);
  expect(await (await owner.fetch(`${AREAS}/club/members`)).json()).toMatchObject({ members: [{ isActive: true }] });
  await env.DB.prepare('UPDATE memberships SET ends_at = ?1').bind(Date.now()).run();
  expect((await member.fetch(LESSON)).status).toBe(403);
});

test('a membership whose money went back does not move', async () => {
  await openClub(owner);
  await (await Payer.with(PAYWALL)).pay();
  await env.DB.prepare("UPDATE orders SET state = 'refunded'").run();
  expect(await exportedMemberships(owner, 'customers=true')).toEqual([]);
});

test('a cart holds a membership once, and a subscription has one', async () => {
  await openClub(owner);
  const buyer = await Payer.with(PAYWALL);
  const add = { itemId: PAYWALL, sku: null, quantity: 1, additionalFields: null };
  const again = await buyer.fetch('/api/commerce/shopping-cart/entries', { method: 'POST', body: add });
  expect(await refusal(again)).toMatchObject({ status: 400, code: 'ALREADY_IN_CART' });
  expect(await count('cart_entries', 'quantity = 1')).toBe(1);
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
  await env.DB.prepare('UPDATE items SET subscription_plan = ?2 WHERE id = ?1')
    .bind(PAYWALL, JSON.stringify(plan))
    .run();
  const two = await buyer.fetch(SUBSCRIPTION, { method: 'POST', body: { itemId: PAYWALL, sku: null, qty: 2 } });
  expect(await refusal(two)).toMatchObject({ status: 400, code: 'QUANTITY_NOT_ALLOWED' });
});

test('members are listed page by page, and no list reads all of them', async () => {
  await createArea(owner);
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5)
     INSERT INTO memberships (site_id, area_id, email, starts_at) SELECT ?1, 'club', i || '@mail.example', 0 FROM n`,
  )
    .bind(SHOP.id)
    .run();
  const statements = new Set<string>();
  const seen: string[] = [];
  let query = '?limit=2';
  for (let pages = 0; query && pages < 5; pages++) {
    const answer = await owner.fetch(`${AREAS}/club/members${query}`, { env: { DB: recording(statements) } });
    const page = Memberships.parse(await answer.json());
    seen.push(...page.members.map(({ email }) => email));
    query = page.nextPageCursor ? `?limit=2&cursor=${page.nextPageCursor}` : '';
  }
  expect(seen).toEqual(['1', '2', '3', '4', '5'].map((name) => `${name}@mail.example`));
  expect(await wideSteps(statements, ['memberships', 'orders'])).toEqual({});
});
