import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Domain, SiteDomains } from '#runtime/contracts/domains.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { type FakeInternet, fakeInternet } from '../../test/worker/fake-dns.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { linkBackBase, linkBase, shopOrigin } from '../site/link-base.ts';
import { readSite } from '../site/repository.ts';
import { deleteOldClaims, recheckDomains } from './jobs.ts';

const DOMAINS = '/api/owner/site/domains';
const WWW = 'www.tea.example';
const PROOF = `TXT _storefront.${WWW}`;
const NEW = 'tea.example';
let owner: OwnerProgram;
let internet: FakeInternet;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
  internet = fakeInternet();
  await owner.fetch(DOMAINS, { method: 'POST', body: { hostname: WWW } });
  internet.records[PROOF] = [`site=${SHOP.id}`];
  await check();
  await env.DB.prepare('UPDATE site_domains SET checked = NULL, checked_at = NULL').run();
  delete internet.records[PROOF];
  internet.called.length = 0;
});

const put = (hostname: string, body: object, program = owner) =>
  program.fetch(`${DOMAINS}/${hostname}`, { method: 'PUT', body });
const check = async (hostname = WWW) =>
  (await read(await owner.fetch(`${DOMAINS}/${hostname}/check`, { method: 'POST' }), Domain)).check;
const list = async () => (await read(await owner.fetch(DOMAINS), SiteDomains)).domains;
/** Whoever opens the domain reaches the shop of this host. */
const leadsTo = (host: string) => {
  internet.records[`A ${WWW}`] = ['192.0.2.1'];
  internet.hosts[WWW] = () => Response.json({ site: host });
};

describe('the check of a domain', () => {
  test.each([
    ['serves the shop', { site: SHOP.id }, ['192.0.2.1'], 'works'],
    ['serves another shop of the server', { site: OTHER.id }, ['192.0.2.1'], 'otherShop'],
    ['is a page of somebody else', '<p>For sale</p>', ['192.0.2.1'], 'elsewhere'],
    ['serves the shop, while the DNS has an old answer', { site: SHOP.id }, undefined, 'works'],
    ['does not answer', undefined, ['192.0.2.1'], 'noAnswer'],
    ['has no records', undefined, undefined, 'noRecords'],
    ['cannot be looked up', undefined, 'fails', 'unknown'],
  ] as const)('a domain that %s', async (_, answer, records, state) => {
    if (records) internet.records[`A ${WWW}`] = records === 'fails' ? records : [...records];
    if (answer) internet.hosts[WWW] = () => Response.json(answer);
    const found = await check();
    expect(found).toMatchObject({ state, ttlSeconds: Array.isArray(records) ? 300 : null });
    expect((await list()).find(({ hostname }) => hostname === WWW)).toMatchObject({ check: found });
  });

  test('an answer that leads elsewhere, and one of a server that Cloudflare cannot reach, are no proof', async () => {
    leadsTo(SHOP.id);
    internet.hosts[WWW] = () => Response.redirect('https://tea.example/', 301);
    expect(await check()).toMatchObject({ state: 'elsewhere', statusCode: 301 });
    internet.hosts[WWW] = () => new Response('', { status: 530 });
    expect(await check()).toMatchObject({ state: 'noAnswer', statusCode: 530 });
    internet.hosts[WWW] = () => new Response('{"site":', { status: 200 });
    expect(await check()).toMatchObject({ state: 'elsewhere' });
  });

  test('an answer without an end is not read beyond what a proof can have', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          if (sent > 50) controller.error(new Error('Somebody reads it all'));
          else controller.enqueue(new Uint8Array(400).fill(32));
        },
      });
    internet.records[`A ${WWW}`] = ['192.0.2.1'];
    internet.hosts[WWW] = () => new Response(endless());
    expect(await check()).toMatchObject({ state: 'elsewhere', statusCode: 200 });
    expect(sent).toBeLessThan(10);
  });

  test('a name that only a private network knows is neither looked up nor called', async () => {
    for (const hostname of ['shop.localhost', 'shop.internal', '127.0.0.1.nip.io']) {
      await owner.fetch(DOMAINS, { method: 'POST', body: { hostname } });
      expect(await check(hostname)).toMatchObject({ state: 'local' });
    }
    expect(internet.called).toEqual([]);
  });

  test('each domain of a shop answers which shop it serves; another shop’s domain is not checked', async () => {
    expect(await (await new Buyer(WWW).fetch('/.well-known/storefront')).json()).toEqual({ site: SHOP.id });
    const answer = await owner.fetch(`${DOMAINS}/${OTHER.host}/check`, { method: 'POST' });
    expect(await refusal(answer)).toMatchObject({ status: 404, code: 'DOMAIN_NOT_FOUND' });
    expect(internet.called).toEqual([]);
  });
});

describe('a domain that a shop has named', () => {
  const add = (program: OwnerProgram) => program.fetch(DOMAINS, { method: 'POST', body: { hostname: NEW } });
  const checkNew = (program: OwnerProgram) => program.fetch(`${DOMAINS}/${NEW}/check`, { method: 'POST' });
  const prove = (siteId: string) => {
    internet.records[`TXT _storefront.${NEW}`] = [`site=${siteId}`];
  };

  test('serves nobody until it is proven, and keeps its rightful owner out neither before nor after a squatter', async () => {
    const rival = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect([(await add(owner)).status, (await add(rival)).status]).toEqual([200, 200]);
    internet.records[`A ${NEW}`] = ['192.0.2.1'];
    const unproven = await read(await checkNew(owner), Domain);
    const proof = { name: `_storefront.${NEW}`, value: `site=${SHOP.id}` };
    expect(unproven).toMatchObject({ check: { state: 'unproven' }, proof });
    expect(await refusal(await put(NEW, { isPrimary: true }))).toMatchObject({ code: 'DOMAIN_NOT_READY' });
    prove(OTHER.id);
    expect((await read(await checkNew(owner), Domain)).proof).not.toBeNull();
    expect((await read(await checkNew(rival), Domain)).proof).toBeNull();
    expect(await (await new Buyer(NEW).fetch('/.well-known/storefront')).json()).toEqual({ site: OTHER.id });
    prove(SHOP.id);
    expect(await refusal(await checkNew(owner))).toMatchObject({ status: 409, code: 'DOMAIN_TAKEN' });
    expect((await list()).map(({ hostname, proof }) => [hostname, proof === null])).toContainEqual([NEW, false]);
    expect((await owner.fetch(`${DOMAINS}/${NEW}`, { method: 'DELETE' })).status).toBe(204);
    expect(await count('domain_claims')).toBe(0);
  });

  test('is proven once by two checks at the same moment, and wherever a check is stopped', async () => {
    prove(SHOP.id);
    for (let trips = 0; trips < 8; trips++) {
      await add(owner);
      const stopped = owner.fetch(`${DOMAINS}/${NEW}/check`, { method: 'POST', env: { DB: stoppingDatabase(trips) } });
      await Promise.resolve(stopped).catch(() => undefined);
      const answers = await Promise.all([checkNew(owner), checkNew(owner)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await count('domain_claims'), await count('site_domains', `hostname = '${NEW}'`)]).toEqual([0, 1]);
      await owner.fetch(`${DOMAINS}/${NEW}`, { method: 'DELETE' });
    }
  });

  test('needs no proof in a shop that is alone on its server, and is forgotten where none comes', async () => {
    await add(owner);
    expect(await deleteOldClaims(env.DB, Date.now() + 15 * DAY_MS)).toBe(1);
    await env.DB.prepare('DELETE FROM sites WHERE site_id = ?1').bind(OTHER.id).run();
    expect(await (await add(owner)).json()).toMatchObject({
      domains: expect.arrayContaining([expect.objectContaining({ hostname: NEW, proof: null })]),
    });
  });
});

describe('the daily check', () => {
  const tomorrow = () => Date.now() + DAY_MS + 1;
  const notices = () => count('owner_notices', `kind = 'domain' AND details ->> 'hostname' = '${WWW}'`);

  test('tells the shop once of a domain that serves it no more, and of none whose DNS does not answer', async () => {
    leadsTo(SHOP.id);
    await check();
    expect(await recheckDomains(env, Date.now())).toBe(0);
    expect([await recheckDomains(env, tomorrow()), await notices()]).toEqual([1, 0]);
    delete internet.hosts[WWW];
    internet.records[`A ${WWW}`] = 'fails';
    await recheckDomains(env, tomorrow() + DAY_MS);
    expect([await notices(), (await list()).find(({ hostname }) => hostname === WWW)?.check?.state]).toEqual([
      0,
      'works',
    ]);
    delete internet.records[`A ${WWW}`];
    await recheckDomains(env, tomorrow() + 2 * DAY_MS);
    await recheckDomains(env, tomorrow() + 3 * DAY_MS);
    expect([await notices(), (await list()).find(({ hostname }) => hostname === WWW)?.check?.state]).toEqual([
      1,
      'noRecords',
    ]);
  });
});

describe('the primary domain', () => {
  test('must have passed its check, unless the call comes by it, and have no language of its own', async () => {
    expect(await refusal(await put(WWW, { isPrimary: true }))).toMatchObject({ status: 409, code: 'DOMAIN_NOT_READY' });
    expect((await put(WWW, { isPrimary: true }, new OwnerProgram(owner.key, WWW))).status).toBe(200);
    expect((await put(SHOP.host, { isPrimary: true })).status).toBe(200);
    leadsTo(SHOP.id);
    await check();
    expect((await put(WWW, { isPrimary: true })).status).toBe(200);
    await put(SHOP.host, { isPrimary: true });
    await env.DB.prepare("UPDATE site_domains SET language = 'fr' WHERE hostname = ?1").bind(WWW).run();
    expect(await refusal(await put(WWW, { isPrimary: true }))).toMatchObject({ code: 'DOMAIN_NOT_READY' });
    expect(await refusal(await put(WWW, { redirects: true }))).toMatchObject({
      errors: { redirects: expect.any(String) },
    });
  });

  test('is one only; visitors of all others are led there, and each can be left alone', async () => {
    await put(SHOP.host, { isPrimary: true });
    expect(await list()).toMatchObject([
      { hostname: SHOP.host, isPrimary: true, redirects: false },
      { hostname: WWW, isPrimary: false, redirects: true },
    ]);
    await put(WWW, { redirects: false });
    await put(WWW, { isPrimary: true }, new OwnerProgram(owner.key, WWW));
    expect(await list()).toMatchObject([
      { hostname: SHOP.host, isPrimary: false, redirects: true },
      { hostname: WWW, isPrimary: true, redirects: false },
    ]);
    const answers = await Promise.all([
      put(SHOP.host, { isPrimary: true }),
      put(WWW, { isPrimary: true }, new OwnerProgram(owner.key, WWW)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list()).filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  test('cannot be removed, and gets no language', async () => {
    await put(SHOP.host, { isPrimary: true });
    const elsewhere = new OwnerProgram(owner.key, WWW);
    const removed = await elsewhere.fetch(`${DOMAINS}/${SHOP.host}`, { method: 'DELETE' });
    expect(await refusal(removed)).toMatchObject({ status: 409, code: 'DOMAIN_IS_PRIMARY' });
    await env.DB.prepare(`UPDATE sites SET languages = '["fr"]'`).run();
    const bound = await owner.fetch(DOMAINS, { method: 'POST', body: { hostname: SHOP.host, language: 'fr' } });
    expect(await refusal(bound)).toMatchObject({ code: 'DOMAIN_IS_PRIMARY' });
    await put(SHOP.host, { isPrimary: false });
    expect((await elsewhere.fetch(`${DOMAINS}/${SHOP.host}`, { method: 'DELETE' })).status).toBe(204);
  });

  test('stands in the address for search engines and in links, also of calls by another one', async () => {
    leadsTo(SHOP.id);
    await check();
    await put(WWW, { isPrimary: true });
    await put(SHOP.host, { redirects: false });
    expect(await (await new Buyer().fetch('/shop')).text()).toContain(`"canonical\\" href=\\"https://${WWW}/shop`);
    const site = await readSite(env.DB, SHOP.id);
    if (!site) throw new Error('There is no site');
    expect(await linkBase(env, site, `https://${SHOP.host}`)).toBe(`https://${WWW}`);
    expect(await shopOrigin(env.DB, site)).toBe(`https://${WWW}`);
    // A payment leads back to the host that knows the visitor.
    expect(await linkBackBase(env, site, `https://${SHOP.host}`)).toBe(`https://${SHOP.host}`);
    // Another shop has none.
    expect((await readSite(env.DB, OTHER.id))?.primaryHost).toBeNull();
  });
});

describe('visitors of a further domain', () => {
  beforeEach(async () => {
    await put(SHOP.host, { isPrimary: true });
  });

  test('are led to the same page of the primary one, with its query', async () => {
    const visitor = new Buyer(WWW);
    for (const path of ['/', '/shop/p/mug?from=mail&x=%C3%BC', '/cart', '/nothing', '/withdraw?order=7']) {
      const answer = await visitor.fetch(path);
      expect([answer.status, answer.headers.get('Location')], path).toEqual([301, `https://${SHOP.host}${path}`]);
      expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300');
    }
    const slashes = await visitor.fetch('//evil.example/x');
    expect(slashes.headers.get('Location') ?? '').not.toContain('//evil');
    expect((await new Buyer().fetch('/shop')).status).toBe(200);
  });

  test('stay for calls, files, orders and the console, and in a checkout that has begun there', async () => {
    const visitor = new Buyer(WWW);
    for (const path of [
      '/api/commerce/shopping-cart',
      '/config',
      '/commerce/order-status',
      '/.well-known/storefront',
    ]) {
      expect((await visitor.fetch(path)).status, path).not.toBe(301);
    }
    expect((await visitor.fetch('/shop', { method: 'POST', body: {} })).status).not.toBe(301);
    await visitor.addToCart(PRODUCTS.mug.id);
    for (const path of ['/shop', '/cart', '/checkout']) expect((await visitor.fetch(path)).status, path).toBe(200);
  });

  test('stay where they work on the shop', async () => {
    const browser = await ContributorBrowser.open(WWW);
    await browser.join('ann');
    expect((await browser.fetch('/shop')).status).toBe(200);
    expect((await new Buyer(WWW).fetch('/shop')).status).toBe(301);
  });

  test('of a domain with a language of its own stay there', async () => {
    await env.DB.batch([
      env.DB.prepare(`UPDATE sites SET languages = '["fr"]' WHERE site_id = ?1`).bind(SHOP.id),
      env.DB.prepare("UPDATE site_domains SET language = 'fr' WHERE hostname = ?1").bind(WWW),
    ]);
    expect((await new Buyer(WWW).fetch('/shop')).status).toBe(200);
    await env.DB.prepare('UPDATE site_domains SET language = NULL WHERE hostname = ?1').bind(WWW).run();
    expect((await new Buyer(WWW).fetch('/fr/shop')).headers.get('Location')).toBe(`https://${SHOP.host}/fr/shop`);
  });

  test('are led nowhere once there is no primary domain', async () => {
    await put(SHOP.host, { isPrimary: false });
    expect((await new Buyer(WWW).fetch('/shop')).status).toBe(200);
  });
});

test('the audit log names a domain that was made the primary one', async () => {
  vi.useRealTimers();
  await put(SHOP.host, { isPrimary: true });
  const entry = await env.DB.prepare(
    "SELECT target, details FROM audit_log WHERE action = 'site.domainChanged'",
  ).first();
  expect(entry).toMatchObject({ target: SHOP.host });
});
