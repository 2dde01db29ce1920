import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer, CART, Embedder, refusal } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { openComments, POST_ID } from '../../test/worker/comments.ts';
import { addTemplates, createCollection } from '../../test/worker/content.ts';
import { lock, passwordPath, type, unlock } from '../../test/worker/locks.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import type { Bindings } from '../env.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await addTemplates({
    'home.page': 'Welcome in',
    'products.list': '{.repeated section items}{title}{.end}',
    'site.region':
      '{squarespace-headers}{.section mainNavigation}{.repeated section items}<a href="{url}">{title}</a>{.end}{.end}{header.announcement.text}{footer.note}<main>{squarespace.main-content}</main>',
  });
  await env.DB.prepare(
    `UPDATE sites SET header = ?2, footer = ?3, updated_at = abs(random() % 1000000000) WHERE site_id = ?1`,
  )
    .bind(
      SHOP.id,
      JSON.stringify({ announcement: { text: 'Secret sale', url: '' } }),
      JSON.stringify({ note: 'Hidden note' }),
    )
    .run();
  owner = await OwnerProgram.of();
});

test('a site with a password shows its lock screen alone, wherever a visitor goes', async () => {
  await lock(owner);
  const visitor = new Buyer();
  for (const path of ['/', '/shop', '/shop/p/mug', '/shop/', '/cart', '/search?q=mug', '/none', '/?format=json']) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const page = await visitor.fetch(path, { method, headers: { 'If-None-Match': '*' } });
      expect([path, method, page.status, page.headers.get('Cache-Control')]).toEqual([path, method, 403, 'no-store']);
      const html = await page.text();
      expect(html, path).not.toMatch(/Mug|Welcome|Secret sale|Hidden note|href="\/shop"/);
      if (method === 'GET') expect(html).toMatch(/data-sq-page="lock-screen"[\s\S]*|"pageType":103/);
    }
  }
  for (const path of [
    ...['/sitemap.xml', '/llms.txt', '/products.json', '/feeds/google.xml', '/.well-known/ucp', '/mcp/shop'],
    ...['/index.md', '/shop.md', '/shop?format=rss'],
  ]) {
    const refused = await visitor.fetch(path);
    expect([403, 404, 405], path).toContain(refused.status);
    expect(await refused.text(), path).not.toMatch(/Mug|Welcome|Secret sale|Hidden note/);
  }
  await unlock(visitor, '/shop');
  const page = await visitor.fetch('/shop');
  expect([page.status, page.headers.get('Cache-Control'), page.headers.get('ETag')]).toEqual([
    200,
    'private, no-store',
    null,
  ]);
  expect(await page.text()).toMatch(/href="\/shop"[\s\S]*Secret saleHidden note[\s\S]*Mug/);
  expect((await new Buyer(OTHER.host).fetch('/none')).status).toBe(404);
});

test('the browser’s API shows nothing of a locked site, here or on pages of others', async () => {
  const embedder = new Embedder();
  const visitor = await new Buyer().arrive();
  await visitor.addToCart(PRODUCTS.mug.id);
  await lock(owner);
  const { id } = PRODUCTS.shirt;
  for (const who of [visitor, embedder]) {
    const refusals = await Promise.all(
      [
        who.fetch(`/api/commerce/products/${id}`),
        who.fetch(`/api/commerce/products/${id}/reviews`),
        who.fetch(`/api/commerce/inventory/stock?itemId=${id}`),
        who.fetch('/api/rest/forms/any'),
        who.fetch('/api/commerce/installments'),
        who.add(PRODUCTS.poster.id),
        who.fetch('/api/3/commerce/cart/subscription', { method: 'POST', body: {} }),
        who.fetch('/api/site-users/account/notifications/restock', { method: 'POST', body: {} }),
      ].map(async (answer) => refusal(await answer)),
    );
    for (const answer of refusals) expect(answer).toMatchObject({ status: 403, code: 'SITE_LOCKED' });
  }
  // The products in the cart can be paid for, or removed.
  const { entries } = await visitor.cart();
  expect(entries).toMatchObject([{ title: 'Mug' }]);
  expect((await visitor.setQuantity(entries[0]?.id ?? '', 2)).status).toBe(200);
  await unlock(visitor, '/');
  const product = await visitor.fetch(`/api/commerce/products/${id}`);
  expect([product.status, product.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect((await visitor.add(PRODUCTS.poster.id)).status).toBe(200);
});

test('buyers still pay and see their orders, without the menus; the owner’s API stays', async () => {
  const buyer = await Payer.with(PRODUCTS.mug.id);
  await lock(owner);
  const checkout = await buyer.fetch('/checkout');
  expect(checkout.status).toBe(200);
  expect(await checkout.text()).not.toMatch(/Secret sale|Hidden note|href="\/shop"/);
  await buyer.startCheckout();
  await buyer.changeCheckout({ address: NEW_YORK });
  const paid = await buyer.pay();
  expect('url' in paid).toBe(true);
  const order = await buyer.fetch('url' in paid ? String(paid.url) : '');
  expect([200, 303]).toContain(order.status);
  expect((await buyer.fetch('/account')).status).toBe(200);
  expect((await buyer.fetch(CART)).status).toBe(200);
  expect((await owner.fetch('/api/owner/collections')).status).toBe(200);
  expect((await new Buyer().fetch('/commerce/gift-card?itemId=a-gift')).status).toBe(403);
});

test('a visitor who is asked about cookies on a lock screen can answer, with and without a script', async () => {
  await lock(owner);
  const visitor = new Buyer();
  await visitor.fetch('/');
  const answer = await visitor.fetch('/api/consent', { method: 'POST', body: { choice: [] } });
  expect(answer.status).toBe(204);
  const page = await visitor.fetch('/cookies');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/Secret sale|Hidden note|href="\/shop"/);
});

test('nobody comments on what they cannot see', async () => {
  await openComments();
  await lock(owner);
  const visitor = await new Buyer().arrive();
  const body = String(new URLSearchParams({ itemId: POST_ID, body: 'Still here?', authorName: 'Ann' }));
  const headers = { Origin: visitor.origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await visitor.fetch('/commerce/comment', { method: 'POST', body, headers });
  expect([answer.status, await count('comments')]).toEqual([403, 0]);
});

test('the terms of a locked shop can be read, because its buyers accept them, and have no links to other pages', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, legalPages: { terms: '/terms' } });
  await env.DB.prepare("INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, 'terms.page', ?2, 1)")
    .bind(SHOP.id, '{collection.mainContent}')
    .run();
  await createCollection(owner, { type: 'page', title: 'Terms', template: 'terms', mainContent: '<p>Our rules</p>' });
  await lock(owner);
  const terms = await new Buyer().fetch('/terms');
  expect([terms.status, terms.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  const html = await terms.text();
  expect(html).toContain('Our rules');
  expect(html).not.toMatch(/Secret sale|Hidden note|href="\/shop"/);
  expect((await new Buyer().fetch('/terms/more')).status).toBe(403);
});

test('the cookie of the site opens no page, and that of a page no site', async () => {
  await lock(owner);
  await lock(owner, 'shop', 'a kettle for wholesale');
  const visitor = await new Buyer().arrive();
  expect((await type(visitor, '/shop', 'a kettle for wholesale')).status).toBe(422);
  await unlock(visitor, '/shop');
  const inner = await visitor.fetch('/shop');
  expect(inner.status).toBe(403);
  expect(await inner.text()).toContain('data-sq-page="protected-content"');
  await unlock(visitor, '/shop', 'a kettle for wholesale');
  expect((await visitor.fetch('/shop')).status).toBe(200);
  await lock(owner, undefined, 'another kettle and cups');
  expect(await (await visitor.fetch('/shop')).text()).toContain('data-sq-page="lock-screen"');
  expect((await owner.fetch(passwordPath(), { method: 'DELETE' })).status).toBe(204);
  expect((await visitor.fetch('/shop')).status).toBe(200);
});

test('an isolate that remembers the earlier password lets the newest one in', async () => {
  const live: Partial<Bindings> = { ENVIRONMENT: 'development' };
  await lock(owner);
  const visitor = await new Buyer().arrive();
  expect((await visitor.fetch('/shop', { env: live })).status).toBe(403);
  await lock(owner, undefined, 'another kettle and cups');
  await unlock(visitor, '/shop', 'another kettle and cups');
  expect((await visitor.fetch('/shop', { env: live })).status).toBe(200);
});
