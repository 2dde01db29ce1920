import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { emptyDatabase } from '../../test/worker/empty-database.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { ENTRIES, Founder, makeLink } from '../../test/worker/set-up.ts';
import { count, openShops } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { readSite } from '../site/repository.ts';

const SITE_ID = 'ann-s-tea-topfe';

beforeEach(() => emptyDatabase());

const site = async () => (await readSite(env.DB, SITE_ID)) ?? expect.fail('There is no site.');

test('the link creates a shop that nobody sees yet, and signs its owner in', async () => {
  const founder = new Founder();
  const link = await makeLink();
  const page = await founder.open(link, { 'Accept-Language': 'en-IE,en;q=0.9' });
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await page.text()).toContain('<option value="IE" selected>Ireland</option>');
  const created = await founder.send(link, { ...ENTRIES, line1: '1 Quay', city: 'Cork', samples: 'true' });
  expect([created.status, created.headers.get('Location')]).toEqual([303, '/config/']);
  expect(await site()).toMatchObject({
    title: ENTRIES.name,
    language: 'en-IE',
    timeZone: 'Europe/Dublin',
    openedAt: null,
    storeSettings: {
      testMode: true,
      selectedCurrency: 'EUR',
      orderNotificationEmail: 'ann@shop.example',
      contactEmail: 'ann@shop.example',
      business: { line1: '1 Quay', city: 'Cork', countryCode: 'IE' },
    },
  });
  expect(founder.cookies.get('__Host-contributor')).toMatch(/^[\w-]{43}$/);
  const screen = await founder.open('/config/', { 'Sec-Fetch-Dest': 'document' });
  expect(await screen.text()).toMatch(/data-xsrf="[\w-]{43}"/);
  const { results } = await env.DB.prepare('SELECT action, key_id FROM audit_log').all();
  const owner = await env.DB.prepare('SELECT id FROM contributors').first<string>('id');
  expect(results).toEqual([{ action: 'site.created', key_id: owner }]);
});

test('a new shop has a home page, and a page of products in its menu', async () => {
  const founder = new Founder();
  await founder.send(await makeLink(), { ...ENTRIES, samples: 'true' });
  await env.DB.prepare('UPDATE sites SET opened_at = 1').run();
  const home = await (await founder.open('/')).text();
  expect(home).toContain('Ann’s Tea &amp; Töpfe');
  expect(home).toContain('href="/shop"');
  const store = await (await founder.open('/shop')).text();
  for (const title of ['Stoneware teapot', 'Porcelain cup', 'Glass bottle', 'Linen towel']) {
    expect(store).toContain(title);
  }
  expect(await (await founder.open('/shop/p/linen-towel')).text()).toContain('€14.00');
});

test('sample products are products like any other, and a shop can begin without them', async () => {
  await new Founder().send(await makeLink(), { ...ENTRIES, samples: 'true' });
  expect([await count('items'), await count('variants'), await count('stock_changes')]).toEqual([4, 7, 7]);
  const owner = await OwnerProgram.of({ site: SITE_ID }, 'new.example');
  for (const number of [1, 2, 3, 4]) {
    const path = `/api/owner/products/sample-${number}`;
    const headers = (version: number) => ({ 'If-Match': `"${version}"` });
    const product = await read(await owner.fetch(path), OwnerProduct);
    const { id: _, version: __, updatedAt: ___, isScheduled: ____, ...body } = product;
    expect((await owner.fetch(path, { method: 'PUT', body, headers: headers(1) })).status).toBe(200);
    expect((await owner.fetch(path, { method: 'DELETE', headers: headers(2) })).status).toBe(204);
  }
  expect(await count('items')).toBe(0);
  await emptyDatabase();
  await new Founder().send(await makeLink());
  expect([await count('sites'), await count('items')]).toEqual([1, 0]);
});

test('a shop in German begins with German templates and samples, and reads its page in German', async () => {
  const founder = new Founder();
  const link = await makeLink();
  const page = await founder.open(link, { 'Accept-Language': 'de-AT,de;q=0.9' });
  expect(await page.text()).toMatch(/<html lang="de">[\s\S]*Shop anlegen[\s\S]*<option value="AT" selected>Österreich/);
  await founder.send(link, { ...ENTRIES, country: 'AT', samples: 'true' });
  expect(await site()).toMatchObject({ language: 'de-AT', timeZone: 'Europe/Vienna' });
  expect(await count('items', "title = 'Leinentuch'")).toBe(1);
  expect(await count('collections', "title = 'Artikel'")).toBe(1);
});

test('wrong entries are named beside their fields, and nothing that was typed is lost', async () => {
  const founder = new Founder();
  const link = await makeLink();
  const typed = { ...ENTRIES, name: '', country: 'XX', currency: 'QQQ', email: 'ann', city: 'Cork', password: 'short' };
  const refused = await founder.send(link, typed);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  for (const text of ['Please enter a name.', 'Please choose a country.', 'Please enter an email address such as']) {
    expect(page).toContain(text);
  }
  expect(page).toMatch(/<details open>[\s\S]*value="Cork"/);
  expect(page).toContain('value="ann"');
  expect(page).toContain('value="short"');
  expect(page).toContain('name="samples" value="true"> ');
  const password = await founder.send(link, { ...ENTRIES, password: 'password1' });
  expect([password.status, await count('sites')]).toEqual([422, 0]);
  expect(await password.text()).toContain('Ann’s Tea &amp; Töpfe');
  expect((await founder.send(link)).status).toBe(303);
});

test('a link works once: a repeat leads to the sign-in and creates nothing', async () => {
  const founder = new Founder();
  const link = await makeLink();
  const answers = await Promise.all([founder.send(link), founder.send(link, { ...ENTRIES, name: 'Second' })]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect([await count('sites'), await count('contributors')]).toEqual([1, 1]);
  const repeated = await founder.open(link);
  expect([repeated.status, repeated.headers.get('Location')]).toEqual([303, '/config/']);
  const again = new ContributorBrowser('new.example');
  await again.arrive();
  const body = { email: 'ann@shop.example', password: ENTRIES.password };
  expect((await again.send('POST', '/api/contributors/session', body)).status).toBe(200);
});

test('a link ends after 24 hours, with a newer one, and with the first shop', async () => {
  const founder = new Founder();
  const old = await makeLink('create', '', Date.now() - DAY_MS);
  expect((await founder.open(old)).status).toBe(410);
  const first = await makeLink();
  const second = await makeLink();
  expect([(await founder.open(first)).status, (await founder.open(second)).status]).toEqual([410, 200]);
  expect((await founder.open('/set-up?token=made-up')).status).toBe(410);
  expect((await founder.send('/set-up')).status).toBe(410);
  await openShops();
  expect(await count('entry_links')).toBe(0);
  await makeLink();
  expect(await count('entry_links')).toBe(0);
});

test('wherever the database stops answering, no shop is half made, and the form keeps all entries', async () => {
  for (let trips = 0, isDone = false; !isDone; trips++) {
    await emptyDatabase();
    const founder = new Founder();
    const link = await makeLink();
    const answer = await founder.send(link, ENTRIES, { DB: stoppingDatabase(trips) });
    isDone = answer.status === 303;
    const page = await answer.text();
    if (!isDone) {
      expect([trips, answer.status]).toEqual([trips, 503]);
      expect(page).toContain(`value="${ENTRIES.password}"`);
      expect(page).toContain('nothing is done twice');
    }
    const made = await count('sites');
    expect([made, await count('contributors'), await count('entry_links', 'used_at IS NOT NULL')]).toEqual([
      made,
      made,
      made,
    ]);
    const repeated = await founder.send(link);
    expect([trips, repeated.status, repeated.headers.get('Location')]).toEqual([trips, 303, '/config/']);
    expect([await count('sites'), await count('contributors'), await count('collections')]).toEqual([1, 1, 2]);
    expect(trips).toBeLessThan(30);
  }
});
