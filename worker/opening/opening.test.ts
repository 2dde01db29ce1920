import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { SetUp } from '#runtime/contracts/opening.ts';
import { Buyer, Embedder, ENTRIES, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { Drafter } from '../../test/worker/drafts.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import {
  addJsonTemplates,
  count,
  OTHER,
  openShops,
  PRODUCTS,
  SHOP,
  setStoreSettings,
} from '../../test/worker/shops.ts';

const OPENING = '/api/owner/site/opening';
const SET_UP = '/api/owner/set-up';
const SOON = 'This shop opens soon.';
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  await env.DB.prepare('UPDATE sites SET opened_at = NULL WHERE site_id = ?1').bind(SHOP.id).run();
  owner = await OwnerProgram.of();
});

const post = (body: object) => owner.fetch(OPENING, { method: 'POST', body });
const setUp = async () => read(await owner.fetch(SET_UP), SetUp);
const open = async () => read(await post({ isOpen: true, forTests: true }), SetUp);

test('a step’s reason is in the reader’s language: what a program asks for, else the shop’s', async () => {
  const reasonFor = async (headers: Record<string, string>) => {
    const { steps } = await read(await owner.fetch(SET_UP, { headers }), SetUp);
    return steps.find(({ name }) => name === 'opening')?.reason;
  };
  const english = 'Visitors read that the shop opens soon.';
  const german = 'Besucher lesen, dass der Shop bald öffnet.';
  expect(await reasonFor({ 'Accept-Language': 'de-AT,de;q=0.9' })).toBe(german);
  expect(await reasonFor({ 'Accept-Language': '*' })).toBe(english);
  await env.DB.prepare(`UPDATE sites SET language = 'de-DE' WHERE site_id = ?1`).bind(SHOP.id).run();
  expect(await reasonFor({})).toBe(german);
  expect(await reasonFor({ 'Accept-Language': 'en' })).toBe(english);
});

test('visitors of a shop that is not open read that it opens soon, on every page, and search engines list none', async () => {
  await setStoreSettings(SHOP.id, { contactEmail: 'shop@mail.example', legalPages: { imprint: '/imprint' } });
  for (const path of ['/', '/shop', '/cart', '/checkout', '/not-there', '/account']) {
    const page = await new Buyer().fetch(path);
    const html = await page.text();
    expect([page.status, page.headers.get('X-Robots-Tag'), page.headers.get('Cache-Control')], path).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    for (const part of [SOON, 'mailto:shop@mail.example', 'href="/imprint"', 'href="/config/"']) {
      expect(html, path).toContain(part);
    }
    expect(html).not.toContain(PRODUCTS.mug.title);
  }
  expect(await (await new Buyer(OTHER.host).fetch('/')).text()).not.toContain(SOON);
});

test('who runs the shop and the pages of earlier orders are read before it opens', async () => {
  await setStoreSettings(SHOP.id, { legalPages: { imprint: '/shop' } });
  const imprint = await new Buyer().fetch('/shop');
  expect([await imprint.text(), imprint.headers.get('Cache-Control')]).toEqual([
    expect.not.stringContaining(SOON),
    'private, no-store',
  ]);
  expect(await (await new Buyer().fetch('/withdraw')).text()).not.toContain(SOON);
});

test('pages that strangers read before the opening name no other page, and show nothing that stands around pages', async () => {
  await setStoreSettings(SHOP.id, { legalPages: { imprint: '/shop' } });
  const header = { announcement: { text: 'Sale from Monday', url: '' } };
  const footer = { note: 'Our new shop', columns: [] };
  await env.DB.prepare('UPDATE sites SET header = ?2, footer = ?3 WHERE site_id = ?1')
    .bind(SHOP.id, JSON.stringify(header), JSON.stringify(footer))
    .run();
  const shown = /Sale from Monday|Our new shop|"mainNavigation":\{"items":\[\{/;
  for (const path of ['/shop', '/withdraw', '/commerce/order-status?orderToken=x']) {
    expect(await (await new Buyer().fetch(path)).text(), path).not.toMatch(shown);
  }
  await open();
  expect(await (await new Buyer().fetch('/withdraw')).text()).toMatch(shown);
});

test('calls of visitors are refused with a code of its own, and the owner’s API answers', async () => {
  for (const visitor of [new Buyer(), new Embedder()]) {
    const answer = await visitor.fetch(ENTRIES, { method: 'POST', body: {} });
    expect(await refusal(answer)).toMatchObject({ status: 403, code: 'SITE_NOT_OPEN', error: SOON });
  }
  expect((await owner.fetch('/api/owner/site')).status).toBe(200);
});

test('people who work on the shop pass everywhere and see what visitors see, until the shop is open', async () => {
  const person = await ContributorBrowser.open();
  await person.join('ann');
  const page = await person.fetch('/shop');
  const html = await page.text();
  expect(html).toContain(PRODUCTS.mug.title);
  expect(html).toContain('Visitors read that this shop opens soon. <a href="/config/opening">Open the shop</a>');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(page.headers.get('ETag')).toBeNull();
  expect((await person.addToCart(PRODUCTS.mug.id)).shoppingCart.totalQuantity).toBe(1);
  await open();
  expect(await (await person.fetch('/shop')).text()).not.toContain('sq-opening-bar');
});

test('a stranger’s cookie opens nothing', async () => {
  const stranger = new Buyer();
  stranger.cookies.set('__Host-contributor', 'x'.repeat(43));
  expect(await (await stranger.fetch('/shop')).text()).toContain(SOON);
});

test('the shop opens once, with a time that a repeat keeps, and closes again', async () => {
  const { openedAt } = await open();
  expect(openedAt).toBeGreaterThan(0);
  expect((await open()).openedAt).toBe(openedAt);
  expect(await (await new Buyer().fetch('/shop')).text()).toContain(PRODUCTS.mug.title);
  expect((await read(await post({ isOpen: false }), SetUp)).openedAt).toBeNull();
  expect(await (await new Buyer().fetch('/shop')).text()).toContain(SOON);
  expect(await count('audit_log', "action IN ('site.opened', 'site.closed')")).toBe(2);
});

test('two owners who open the shop at once open it with one time and one entry in the audit log', async () => {
  const [one, two] = await Promise.all([open(), open()]);
  expect(one?.openedAt).toBe(two?.openedAt);
  expect(await count('audit_log', `action = 'site.opened'`)).toBe(1);
});

test('a shop opens for test payments alone only where its owner says so', async () => {
  const { errors, status } = await refusal(await post({ isOpen: true }));
  expect([status, Object.keys(errors ?? {})]).toEqual([400, ['forTests']]);
  expect((await setUp()).openedAt).toBeNull();
});

test('a shop without a visible product does not open, and the refusal names what is missing', async () => {
  await env.DB.prepare("UPDATE items SET content_status = 'draft' WHERE site_id = ?1").bind(SHOP.id).run();
  const { errors } = await refusal(await post({ isOpen: true, forTests: true }));
  expect(errors).toEqual({ products: 'The shop has no product that visitors can see.' });
});

test('a role that may not change settings opens nothing, and a contributor confirms who they are', async () => {
  const reader = await OwnerProgram.of({ scopes: ['settings:read'] });
  const refused = await reader.fetch(OPENING, { method: 'POST', body: { isOpen: true } });
  expect(await refusal(refused)).toMatchObject({ code: 'SCOPE_MISSING' });
  const person = await ContributorBrowser.open();
  await person.join('admin', { role: 'admin' });
  const asked = await person.send('POST', OPENING, { isOpen: true, forTests: true });
  expect(await refusal(asked)).toMatchObject({ code: 'CONFIRMATION_NEEDED' });
});

test('the steps follow from what the shop has', async () => {
  const states = async () => Object.fromEntries((await setUp()).steps.map(({ name, state }) => [name, state]));
  expect(await states()).toEqual({
    products: 'done',
    delivery: 'open',
    tax: 'open',
    payments: 'open',
    legalPages: 'open',
    mailSender: 'open',
    domain: 'done',
    testOrder: 'open',
    opening: 'open',
  });
  await setStoreSettings(SHOP.id, {
    shippingRules: [{ id: 'a', name: 'A', zones: [{ countryCode: 'US' }], basis: 'flat', tiers: [] }],
    taxRules: [{ id: 'b', name: 'B', zone: { countryCode: 'US' }, rate: 1 }],
    legalPages: { imprint: 'https://elsewhere.example/i', terms: '/t', privacy: '/p' },
    mailSettings: { senderAddress: 'shop@own.example' },
  });
  const later = await states();
  expect([later.delivery, later.tax, later.legalPages]).toEqual(['done', 'done', 'done']);
});

test('a step that is left out stays so until it is taken up again, and one that is done counts as done', async () => {
  const skip = async (step: string, isSkipped: boolean) =>
    owner.fetch(`${SET_UP}/skipped`, { method: 'PUT', body: { step, isSkipped } });
  const stateOf = async (name: string) => (await setUp()).steps.find((step) => step.name === name)?.state;
  expect((await skip('tax', true)).status).toBe(200);
  await skip('domain', true);
  await skip('tax', true);
  expect([await stateOf('tax'), await stateOf('domain')]).toEqual(['skipped', 'done']);
  await skip('tax', false);
  expect(await stateOf('tax')).toBe('open');
  expect((await skip('products', true)).status).toBe(400);
});

test('a test order goes from an empty cart to an order that is marked as a test, before the shop opens', async () => {
  const person = await ContributorBrowser.open();
  await person.join('ann', { role: 'admin' });
  const begin = () => person.send('POST', '/api/owner/site/test-order', {});
  expect(await (await begin()).json()).toEqual({ path: '/checkout' });
  expect(await (await begin()).json()).toEqual({ path: '/checkout' });
  expect((await person.cart()).totalQuantity).toBe(1);
  const payer = new Payer();
  for (const [name, value] of person.cookies) payer.cookies.set(name, value);
  const checkout = await payer.startCheckout();
  expect(checkout.providers).toEqual(['test']);
  await setStoreSettings(SHOP.id, SETTINGS);
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: OREGON });
  expect((await payer.postPayment()).status).toBe(200);
  expect(await count('orders', 'test_mode = 1')).toBe(1);
  expect((await setUp()).steps.find(({ name }) => name === 'testOrder')?.state).toBe('done');
  expect(await refusal(await new OwnerProgram(owner.key, SHOP.host).fetch('/api/owner/site/test-order'))).toMatchObject(
    {
      status: 405,
    },
  );
});

test('before it opens, the shop takes test payments alone, whatever is connected', async () => {
  await setStoreSettings(SHOP.id, { testMode: false });
  const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const answer = await owner.fetch(SET_UP, { env: live });
  expect((await read(answer, SetUp)).payments).toBe('live');
  const person = await ContributorBrowser.open();
  await person.join('ann');
  await person.addToCart(PRODUCTS.poster.id);
  const page = await person.fetch('/api/commerce/checkout', { method: 'POST', env: live });
  expect(JSON.stringify(await page.json())).not.toContain('"stripe"');
});

test('an address in one of the shop’s languages is answered in that language', async () => {
  await env.DB.prepare(`UPDATE sites SET languages = '["de"]' WHERE site_id = ?1`).bind(SHOP.id).run();
  const page = await new Buyer().fetch('/de/shop');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Dieser Shop öffnet bald.')]);
});

test('a payment link that the owner has sent opens before the shop does', async () => {
  const drafter = await Drafter.of();
  await setStoreSettings(SHOP.id, SETTINGS);
  const { link } = await drafter.link(await drafter.write());
  const page = await new Buyer().fetch(new URL(link?.url ?? '').pathname);
  const html = await page.text();
  expect([page.status, html.includes(SOON), html.includes(PRODUCTS.mug.title)]).toEqual([200, false, true]);
});

test('a domain counts as the shop’s own once it is reached by it', async () => {
  const domain = async (host: string) => {
    const program = new OwnerProgram(owner.key, host);
    const { steps } = await read(await program.fetch(SET_UP), SetUp);
    return steps.find(({ name }) => name === 'domain');
  };
  await env.DB.prepare("INSERT INTO site_domains (site_id, hostname) VALUES (?1, 'shop.localhost')")
    .bind(SHOP.id)
    .run();
  expect(await domain('shop.localhost')).toMatchObject({ state: 'open', reason: expect.stringContaining(SHOP.host) });
  expect(await domain(SHOP.host)).toMatchObject({ state: 'done' });
  await env.DB.prepare(`UPDATE site_domains SET checked = '{"state":"works"}' WHERE hostname = ?1`)
    .bind(SHOP.host)
    .run();
  expect(await domain('shop.localhost')).toMatchObject({ state: 'done' });
});
