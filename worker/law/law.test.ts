import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LawCheckName, LawReport } from '#runtime/contracts/law.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const LAW = '/api/owner/law';
const MAKER = { name: 'Glow', postalAddress: 'Main Street 1, Dublin', electronicAddress: 'safety@glow.example' };
const PAGES = { imprint: '/imprint', terms: '/terms', withdrawal: '/withdrawal', privacy: '/privacy' };

beforeEach(async () => {
  await openShops();
  const layout = '{.repeated section legalPages}<a href="{url|htmltag}">{title|htmltag}</a>{.end}';
  await env.DB.prepare(`INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, 'site.region', ?2, 0)`)
    .bind(SHOP.id, layout)
    .run();
  await addPages('imprint', 'terms', 'withdrawal', 'privacy', 'impressum', 'accessibility');
});

/** Adds pages of the shop that everybody can open. */
async function addPages(...paths: string[]): Promise<void> {
  await env.DB.batch(
    paths.map((path) =>
      env.DB.prepare(
        `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
         VALUES (?1, ?2, 10, ?2, ?2, ?2, 'page', 0)`,
      ).bind(SHOP.id, path),
    ),
  );
}

const delivering = (...countries: string[]) => ({
  shippingRules: [
    {
      id: 'post',
      name: 'Post',
      zones: countries.map((countryCode) => ({ countryCode })),
      basis: 'flat',
      tiers: [{ from: 0, cents: 500 }],
    },
  ],
});

async function reportOf(settings: object): Promise<LawReport> {
  await setStoreSettings(SHOP.id, settings);
  return read(await (await OwnerProgram.of()).fetch(LAW), LawReport);
}

async function statesOf(settings: object): Promise<Record<LawCheckName, string>> {
  const { checks } = await reportOf(settings);
  return Object.fromEntries(checks.map(({ name, state }) => [name, state])) as Record<LawCheckName, string>;
}

const checkOf = async (name: LawCheckName, settings: object) =>
  (await reportOf(settings)).checks.find((check) => check.name === name);

describe('what the law asks', () => {
  test('a shop in the United States is asked nothing', async () => {
    const { countries: asked, ...rest } = await statesOf(delivering('US'));
    expect(asked).toBe('done');
    expect(new Set(Object.values(rest))).toEqual(new Set(['notAsked']));
    expect((await checkOf('withdrawalFunction', delivering('US')))?.reason).toBe(
      'No country that the shop sells to asks for it.',
    );
  });

  test('a German shop is told what is missing, and where to mend it', async () => {
    const report = await reportOf({ ...delivering('DE'), legalPages: { imprint: '/impressum' } });
    expect(report).toMatchObject({ countries: ['DE'], sellsToConsumers: true });
    const of = (state: string) => report.checks.filter((check) => check.state === state).map(({ name }) => name);
    expect(of('missing')).toEqual([
      'privacyNotice',
      'terms',
      'contactEmail',
      'withdrawalPage',
      'returnAddress',
      'guaranteeNotice',
      'productSafety',
      'accessibility',
    ]);
    expect(of('notAsked')).toEqual(['anchorPrice', 'registrations']);
    expect(report.checks.find(({ name }) => name === 'terms')).toEqual({
      name: 'terms',
      title: 'Terms of sale',
      duty: 'terms',
      state: 'missing',
      reason: 'The shop names no page with its terms.',
      countries: ['DE'],
      since: '2014-06-13',
      sources: ['Directive 2011/83/EU, Articles 6 and 8(7)'],
      count: null,
      screen: 'legal-pages',
    });
  });

  test('a shop that sells everywhere is asked what any country asks', async () => {
    const report = await reportOf(delivering('*'));
    expect(report.countries).toEqual(['*']);
    const [anchor, right] = ['anchorPrice', 'withdrawalRight'].map((duty) =>
      report.checks.find((check) => check.duty === duty),
    );
    expect(anchor).toMatchObject({ state: 'notAsked', countries: ['HR'], since: '2026-11-17' });
    expect((await checkOf('anchorPrice', { ...delivering('HR'), stripeCountry: 'HR' }))?.state).toBe('done');
    expect(right?.countries).toEqual(expect.arrayContaining(['DE', 'GB', 'IS', 'NO']));
    expect(right?.countries).not.toContain('CH');
    expect(report.checks.find(({ name }) => name === 'registrations')?.state).toBe('missing');
  });

  test('a shop that delivers nowhere and names no country must name one', async () => {
    const [first, ...others] = (await reportOf({})).checks;
    expect(first).toMatchObject({ name: 'countries', state: 'missing', screen: 'store-settings/law' });
    expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['notAsked']));
    expect((await statesOf({ lawSettings: { countries: ['DE'] } })).withdrawalFunction).toBe('done');
  });

  test('a shop that sells to businesses alone is asked what protects them too, and told why the rest is not', async () => {
    const settings = { ...delivering('DE'), lawSettings: { sellsToConsumers: false } };
    const { checks, sellsToConsumers } = await reportOf(settings);
    expect(sellsToConsumers).toBe(false);
    expect(checks.filter(({ state }) => state === 'missing').map(({ name }) => name)).toEqual([
      'imprint',
      'privacyNotice',
    ]);
    const businesses = checks.filter(({ reason }) => reason === 'The shop sells to businesses alone.');
    expect(businesses.map(({ state }) => state)).toEqual(Array(businesses.length).fill('notAsked'));
    expect(businesses).toHaveLength(checks.length - 4);
  });

  test('nothing is missing once everything is set', async () => {
    const lawSettings = {
      manufacturer: MAKER,
      returnAddress: 'Main Street 1\nDublin',
      registrations: [{ register: 'IDU', number: 'FR000000_01ABCD', countryCode: 'FR' }],
    };
    const legalPages = { ...PAGES, accessibility: '/accessibility' };
    const settings = { ...delivering('DE', 'FR'), legalPages, lawSettings, contactEmail: 'shop@mail.example' };
    const missing = async () =>
      (await reportOf(settings)).checks.filter(({ state }) => state === 'missing').map(({ reason }) => reason);
    expect(await missing()).toEqual(['The official file is missing in English.']);
    await (await OwnerProgram.of()).fetch('/api/owner/law/notices/en', {
      method: 'PUT',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path d="M0 0"/></svg>',
      headers: { 'Content-Type': 'image/*' },
    });
    expect(await missing()).toEqual([]);
  });
});

describe('what visitors can reach', () => {
  const settings = { ...delivering('DE'), legalPages: PAGES };

  test.each([
    ['is gone', `DELETE FROM collections WHERE id = 'terms'`],
    ['is switched off', `UPDATE collections SET enabled = 0 WHERE id = 'terms'`],
    ['is for members', `UPDATE collections SET member_area_id = 'm' WHERE id = 'terms'`],
    ['has a password', `UPDATE collections SET lock_key = 'k' WHERE id = 'terms'`],
  ])('a legal page that %s is missing', async (_, sql) => {
    expect((await checkOf('terms', settings))?.state).toBe('done');
    await env.DB.prepare(sql).run();
    expect(await checkOf('terms', settings)).toMatchObject({
      state: 'missing',
      reason: 'Not every visitor can open /terms, which the shop names for it.',
    });
    expect((await checkOf('terms', { ...settings, legalPages: { terms: 'https://x.example/t' } }))?.state).toBe('done');
  });

  test('pages without the list of legal pages lead to no terms, and to the withdrawal all the same', async () => {
    await env.DB.prepare(`UPDATE templates SET source = '<p>{website.siteTitle}</p>'`).run();
    expect(await checkOf('terms', settings)).toMatchObject({ state: 'missing', screen: 'templates' });
    expect((await checkOf('withdrawalFunction', settings))?.state).toBe('done');
  });

  test('a shop that names no country is asked what its own asks, and told to say where it sells', async () => {
    const report = await reportOf({ stripeCountry: 'DE' });
    const [countries, right] = ['countries', 'withdrawalFunction'].map((name) =>
      report.checks.find((check) => check.name === name),
    );
    expect(countries).toMatchObject({ state: 'missing', screen: 'store-settings/law' });
    expect(countries?.reason).toContain('only its own counts. Say where you sell.');
    expect(right).toMatchObject({ state: 'done', countries: ['DE'] });
    expect((await checkOf('countries', { selectedCurrency: 'EUR' }))?.reason).toContain('shows nothing');
  });
});

describe('what is counted and weighed', () => {
  test('goods that name nobody who made them are counted, unless the shop names somebody for all', async () => {
    const safety = JSON.stringify({ manufacturer: MAKER });
    await env.DB.prepare(`UPDATE items SET safety = ?1 WHERE site_id = ?2 AND id = 'a-mug'`)
      .bind(safety, SHOP.id)
      .run();
    await env.DB.prepare(`UPDATE items SET content_status = 'draft' WHERE site_id = ?1 AND id = 'a-shirt'`)
      .bind(SHOP.id)
      .run();
    const found = await checkOf('productSafety', delivering('DE'));
    expect(found).toMatchObject({ state: 'missing', count: 2, reason: '2 products name nobody who made them.' });
    const all = { ...delivering('DE'), lawSettings: { manufacturer: MAKER } };
    expect(await checkOf('productSafety', all)).toMatchObject({ state: 'done', count: null });
    const far = { ...MAKER, postalAddress: 'Main Street 1, Shenzhen, China' };
    expect(await checkOf('productSafety', { ...all, lawSettings: { manufacturer: far } })).toMatchObject({
      state: 'missing',
      screen: 'store-settings/law',
    });
    const represented = { manufacturer: far, responsiblePerson: MAKER };
    expect((await checkOf('productSafety', { ...all, lawSettings: represented }))?.state).toBe('done');
  });

  test('goods from outside of the EU need somebody who is responsible there, of their own or of the shop', async () => {
    const FAR = { ...MAKER, postalAddress: 'Nanjing Road 1\nShanghai\nChina' };
    const make = (id: string, safety: object) =>
      env.DB.prepare('UPDATE items SET safety = ?1 WHERE site_id = ?2 AND id = ?3')
        .bind(JSON.stringify(safety), SHOP.id, id)
        .run();
    await make('a-mug', { manufacturer: FAR });
    await make('a-shirt', { manufacturer: FAR, responsiblePerson: MAKER });
    const found = (lawSettings: object) => checkOf('productSafety', { ...delivering('DE'), lawSettings });
    expect(await found({ manufacturer: MAKER })).toMatchObject({
      state: 'missing',
      count: 1,
      reason: '1 product is made outside of the EU, and nobody there is responsible.',
    });
    expect(await found({ manufacturer: FAR, responsiblePerson: MAKER })).toMatchObject({ state: 'done', count: null });
  });

  test('variants with a weight need their measure, unless nothing is sold by measure', async () => {
    await env.DB.prepare('UPDATE variants SET weight_grams = 250 WHERE site_id = ?1').bind(SHOP.id).run();
    await env.DB.prepare(`UPDATE variants SET unit_price_measurement = '{}' WHERE site_id = ?1 AND sku <> 'MUG'`)
      .bind(SHOP.id)
      .run();
    const found = await checkOf('unitPrice', delivering('DE'));
    expect(found).toMatchObject({ state: 'missing', count: 1, reason: '1 variant has a weight and no measure.' });
    const none = { ...delivering('DE'), lawSettings: { sellsByMeasure: false } };
    expect((await checkOf('unitPrice', none))?.state).toBe('notAsked');
  });

  test.each([
    ['prices contain taxes', { pricesIncludeTax: true }, 'DE', 'done'],
    ['taxes are added there', {}, 'DE', 'missing'],
    ['taxes are added everywhere', {}, '*', 'missing'],
    ['taxes are added elsewhere', {}, 'US', 'done'],
  ])('consumers see the price that they pay: %s', async (_, settings, taxed, state) => {
    const taxRules = [{ id: 'vat', name: 'VAT', zone: { countryCode: taxed }, rate: 190_000 }];
    expect((await checkOf('totalPrice', { ...delivering('DE', 'US'), ...settings, taxRules }))?.state).toBe(state);
  });

  test('a shop without goods, subscriptions and downloads is not asked about them', async () => {
    await env.DB.prepare('DELETE FROM items WHERE site_id = ?1 AND product_type <> 3').bind(SHOP.id).run();
    const states = await statesOf({ ...delivering('*') });
    const names = ['returnAddress', 'cancellationButton', 'guaranteeNotice', 'unitPrice', 'deposit'] as const;
    for (const name of [...names, 'productSafety', 'registrations', 'downloadWaiver'] as const) {
      expect([name, states[name]]).toEqual([name, 'notAsked']);
    }
  });

  test('micro-enterprises need no statement', async () => {
    const settings = { ...delivering('DE'), lawSettings: { isMicroEnterprise: true } };
    expect((await checkOf('accessibility', settings))?.state).toBe('notAsked');
  });

  test('only what is missing is listed where that is asked for', async () => {
    await setStoreSettings(SHOP.id, delivering('DE'));
    const owner = await OwnerProgram.of();
    const { checks } = await read(await owner.fetch(`${LAW}?state=missing`), LawReport);
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['missing']));
  });

  test('a check of a large shop reads few rows', async () => {
    const insert = env.DB.prepare(
      `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, safety, published_at, updated_at)
       SELECT ?1, 'many-' || n.value, collection_id, record_type, 'Many', 'many-' || n.value, 1, ?2, 0, 0
       FROM items i, json_each(?3) n WHERE i.site_id = ?1 AND i.id = 'a-mug'`,
    );
    const numbers = JSON.stringify(Array.from({ length: 500 }, (_, number) => number));
    await insert.bind(SHOP.id, JSON.stringify({ manufacturer: MAKER }), numbers).run();
    await setStoreSettings(SHOP.id, delivering('DE'));
    const owner = await OwnerProgram.of();
    const counting = new CountingDatabase();
    await read(await owner.fetch(LAW, { env: { DB: counting.DB } }), LawReport);
    expect(counting.rows).toBeLessThan(60);
  });
});
