import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { PREFERENCES, type PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { secondSteep } from '../../demo/content/second-steep.ts';
import { ARBITRARY_PREFERENCES } from '../../test/arbitrary/preferences.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { STRIPE_ACCOUNT } from '../../test/worker/stripe-shop.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { Site } from '../site/site.ts';
import { readStored, toStored } from './stored.ts';

const NAMESPACES = Object.keys(PREFERENCES) as PreferencesNamespace[];

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const at = (namespace: string) => `/api/v1/commerce-preferences/${namespace}`;
const put = (namespace: string, body: unknown, version?: string, by = owner) =>
  by.fetch(at(namespace), { method: 'PUT', body, ...(version && { headers: { 'If-Match': version } }) });

async function get(namespace: string, by = owner) {
  const response = await by.fetch(at(namespace));
  const { websiteId, ...values } = (await response.json()) as Record<string, unknown>;
  return { websiteId, values, tag: response.headers.get('ETag') ?? '' };
}

const settings = async (siteId: string = SHOP.id): Promise<Record<string, unknown>> =>
  JSON.parse((await rows('sites')).find((site) => site.site_id === siteId)?.store_settings as string);
const pageTag = async () => (await new Buyer().fetch('/shop/p/mug')).headers.get('ETag');

describe('preferences', () => {
  test('every namespace answers its defaults, and the same object put back changes nothing', async () => {
    for (const namespace of NAMESPACES) {
      const { websiteId, values, tag } = await get(namespace);
      expect([websiteId, tag]).toEqual([SHOP.id, '"1"']);
      expect(Object.keys(values).sort()).toEqual(Object.keys(PREFERENCES[namespace].shape).sort());
      const answer = await put(namespace, values, tag);
      expect([answer.status, answer.headers.get('ETag')], namespace).toEqual([200, '"1"']);
    }
    expect(await settings()).toEqual({});
    expect(await rows('audit_log')).toEqual([]);
    expect(await refusal(await owner.fetch(at('unknown')))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await refusal(await put('constructor', {}))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('any valid preferences come back as they were put', async () => {
    for (const namespace of NAMESPACES) {
      await fc.assert(
        fc.asyncProperty(ARBITRARY_PREFERENCES[namespace] as fc.Arbitrary<object>, async (arbitrary) => {
          // Test mode never ends while there is no other way to pay.
          const values = namespace === 'general' ? { ...arbitrary, testMode: true } : arbitrary;
          const answer = await put(namespace, values);
          expect(await answer.json()).toEqual({ websiteId: SHOP.id, ...values });
          expect(answer.status).toBe(200);
          expect((await get(namespace)).values).toEqual(values);
        }),
        { numRuns: 5 },
      );
    }
  });

  test('tags come from addresses with HTTPS, and their origins are no more than that', async () => {
    const script = { url: 'https://tags.example/gtm.js', purpose: 'analytics', metaPixelId: '' };
    expect((await put('tags', { scripts: [script], origins: ['https://numbers.example'] })).status).toBe(200);
    for (const wrong of [
      { scripts: [{ ...script, url: 'http://tags.example/gtm.js' }], origins: [] },
      { scripts: [{ ...script, url: 'data:text/javascript,alert(1)' }], origins: [] },
      { scripts: [{ ...script, url: "https://tags.example;script-src'unsafe-inline'/a.js" }], origins: [] },
      { scripts: [{ ...script, purpose: 'preferences' }], origins: [] },
      { scripts: [{ ...script, metaPixelId: 'GTM-1' }], origins: [] },
      { scripts: Array(6).fill(script), origins: [] },
      { scripts: [], origins: ['https://numbers.example/path'] },
      { scripts: [], origins: ['*'] },
      { scripts: [], origins: Array(21).fill('https://numbers.example') },
    ])
      expect((await put('tags', wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await get('tags')).values).toEqual({ scripts: [script], origins: ['https://numbers.example'] });
  });

  test('two people who change different namespaces at once lose nothing, and only those keys change', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, apiSecret: 'kept' });
    const [downloads, reminders, delivery] = await Promise.all([get('downloads'), get('reminders'), get('delivery')]);
    const answers = await Promise.all([
      put('downloads', { days: 7, times: 2 }, downloads.tag),
      put('reminders', { paymentReminders: false, reviewRequestDays: 3 }, reminders.tag),
      put('delivery', { options: [] }, delivery.tag),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settings()).toEqual({
      ...SETTINGS,
      shippingRules: [],
      apiSecret: 'kept',
      downloadSettings: { days: 7, times: 2 },
      paymentReminders: false,
      reviewRequestDays: 3,
    });
    expect((await rows('audit_log')).map(({ action, target }) => `${action} ${target}`).sort()).toEqual([
      'preferences.changed delivery',
      'preferences.changed downloads',
      'preferences.changed reminders',
    ]);
  });

  test('of two changes of one namespace that were made from one version, the second is refused', async () => {
    const { tag } = await get('downloads');
    const answers = await Promise.all([
      put('downloads', { days: 7, times: 2 }, tag),
      put('downloads', { days: 8, times: 2 }, tag),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.headers.get('ETag')).toBe('"2"');
    expect((await put('downloads', { days: 9, times: 2 }, 'x')).status).toBe(400);
    expect((await put('downloads', { days: 9, times: 2 })).headers.get('ETag')).toBe('"3"');
  });

  test('a change is on the pages at once, and counts for the shop of the key alone', async () => {
    await addJsonTemplates();
    const before = await pageTag();
    const { values } = await get('merchandising');
    await put('merchandising', { ...values, customSoldOutText: '</script><b>Gone</b>' });
    const page = await new Buyer().fetch('/shop/p/mug');
    expect(page.headers.get('ETag')).not.toBe(before);
    const html = await page.text();
    expect(html).toContain('Gone');
    expect(html).not.toContain('</script><b>Gone');
    expect(await settings(OTHER.id)).toEqual({});
    const foreign = await OwnerProgram.of({ site: OTHER.id });
    expect((await put('downloads', { days: 1, times: 1 }, undefined, foreign)).status).toBe(401);
    const reader = await OwnerProgram.of({ scopes: ['settings:read'] });
    expect((await put('downloads', { days: 1, times: 1 }, undefined, reader)).status).toBe(403);
    expect((await get('downloads', reader)).values).toEqual({ days: 30, times: 5 });
  });

  test('who runs the store changes how it delivers and taxes, not its other settings', async () => {
    const manager = await OwnerProgram.of({ scopes: [...ROLE_SCOPES.storeManager] });
    for (const namespace of ['merchandising', 'delivery', 'taxes', 'downloads', 'reminders']) {
      const { values } = await get(namespace, manager);
      expect((await put(namespace, values, undefined, manager)).status, namespace).toBe(200);
    }
    for (const namespace of [
      'general',
      'business',
      'mail',
      'installments',
      'legal',
      'law',
      'privacy',
      'vitals',
      'replay',
      'tags',
      'experiments',
    ]) {
      const { values } = await get(namespace, manager);
      expect(await refusal(await put(namespace, values, undefined, manager)), namespace).toMatchObject({
        code: 'SCOPE_MISSING',
        error: 'The API key does not have the scope settings:write.',
      });
    }
    const settings = await OwnerProgram.of({ scopes: ['settings:write'] });
    expect((await put('downloads', { days: 1, times: 1 }, undefined, settings)).status).toBe(200);
  });

  test('new rules of delivery and taxes count in the next checkout', async () => {
    const zones = [{ countryCode: ' us ', region: '' }];
    const option = { id: 'post', name: 'Post', zones, basis: 'flat', tiers: [{ from: 0, cents: 700 }] };
    expect((await put('delivery', { options: [option] })).status).toBe(200);
    const rule = { id: 'us', name: 'US', zone: { countryCode: 'us', region: '' }, rate: 100_000, taxesShipping: true };
    expect((await put('taxes', { pricesIncludeTax: false, rules: [rule], priceNote: false })).status).toBe(200);
    const { cart, dueCents } = await (await Payer.with(PRODUCTS.mug.id)).readCheckout();
    expect(cart.shippingOptions).toMatchObject([{ id: 'post' }]);
    expect(dueCents).toBe(Math.round((cart.subtotalAmount.value + 700) * 1.1));
  });
});

const OPTION = {
  id: 'a',
  name: 'A',
  zones: [{ countryCode: 'DE', region: '' }],
  basis: 'flat',
  tiers: [{ from: 0, cents: 1 }],
};
const RULE = { id: 'a', name: 'A', zone: { countryCode: 'DE', region: '' }, rate: 1, taxesShipping: false };
const optionWith = (over: object) => ({ options: [{ ...OPTION, ...over }] });
const ruleWith = (over: object) => ({ rules: [{ ...RULE, ...over }] });
const tier = (from: unknown, cents: unknown) => ({ tiers: [{ from, cents }] });

/** A namespace, the wrong value, the field that is named, and its text. */
const WRONG: [PreferencesNamespace, object, string, string][] = [
  ['general', { selectedCurrency: 'XXX' }, 'selectedCurrency', 'XXX is not one of the expected options'],
  ['general', { selectedCurrency: undefined }, 'selectedCurrency', 'Please give a value.'],
  ['general', { testMode: 'yes' }, 'testMode', 'This must be true or false.'],
  ['general', { stripeCountry: 'XX' }, 'stripeCountry', 'XX is not the code of a country.'],
  ['general', { minimumSubtotalCents: -1 }, 'minimumSubtotalCents', 'This must be 0 or more.'],
  ['general', { minimumSubtotalCents: 1.5 }, 'minimumSubtotalCents', 'This must be a whole number.'],
  ['general', { minimumSubtotalCents: 1e300 }, 'minimumSubtotalCents', 'This must be 1000000000000 or less.'],
  ['general', { minimumSubtotalCents: null }, 'minimumSubtotalCents', 'This must be a whole number.'],
  ['general', { minimumSubtotalCents: '5' }, 'minimumSubtotalCents', 'This must be a whole number.'],
  ['general', { contactEmail: 'a@b' }, 'contactEmail', 'Please enter a valid email'],
  [
    'general',
    { orderNotificationEmail: 'a@b.co\r\nBcc: c@d.co' },
    'orderNotificationEmail',
    'Please enter a valid email',
  ],
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example', '', 'https://a b'].map(
    (url): (typeof WRONG)[number] => [
      'general',
      { continueShoppingLinkUrl: url },
      'continueShoppingLinkUrl',
      `${url} is not a valid page URL`,
    ],
  ),
  ['merchandising', { scarcityMessageType: 'X' }, 'scarcityMessageType', 'X is not one of the expected options'],
  ['merchandising', { scarcityThreshold: 0 }, 'scarcityThreshold', 'This must be 1 or more.'],
  ['merchandising', { customSoldOutText: 'x'.repeat(101) }, 'customSoldOutText', 'This can have up to 100 characters.'],
  ['delivery', { options: {} }, 'options', 'This must be a list.'],
  ['delivery', { options: [OPTION, OPTION] }, 'options', 'Each id can be used once.'],
  ['delivery', optionWith({ id: 'a b' }), 'options.0.id', 'An id has letters, digits, - and _ only.'],
  ['delivery', optionWith({ name: ' ' }), 'options.0.name', 'This must not be empty.'],
  ['delivery', optionWith({ zones: [] }), 'options.0.zones', 'This must not be empty.'],
  [
    'delivery',
    optionWith({ zones: [{ countryCode: 'ZZ', region: '' }] }),
    'options.0.zones.0.countryCode',
    'ZZ is not the code of a country.',
  ],
  [
    'delivery',
    optionWith({ zones: [{ countryCode: 'US', region: 'ZZ' }] }),
    'options.0.zones.0.region',
    'ZZ is not a region that addresses of this country name.',
  ],
  ['delivery', optionWith({ basis: 'volume' }), 'options.0.basis', 'volume is not one of the expected options'],
  ['delivery', optionWith({ tiers: [] }), 'options.0.tiers', 'This must not be empty.'],
  ['delivery', optionWith(tier(0, -1)), 'options.0.tiers.0.cents', 'This must be 0 or more.'],
  ['delivery', optionWith(tier(0, '1')), 'options.0.tiers.0.cents', 'This must be a whole number.'],
  [
    'delivery',
    optionWith({
      basis: 'quantity',
      tiers: [
        { from: 5, cents: 1 },
        { from: 5, cents: 0 },
      ],
    }),
    'options.0.tiers',
    'Each tier must begin above the one before it.',
  ],
  [
    'delivery',
    optionWith({
      tiers: [
        { from: 0, cents: 1 },
        { from: 5, cents: 0 },
      ],
    }),
    'options.0.tiers',
    'A flat price has one tier.',
  ],
  ['taxes', ruleWith({ rate: 1_000_001 }), 'rules.0.rate', 'This must be 1000000 or less.'],
  ['taxes', ruleWith({ rate: 0.19 }), 'rules.0.rate', 'This must be a whole number.'],
  ['taxes', { priceNote: '' }, 'priceNote', 'This must not be empty.'],
  ['taxes', { priceNote: 'x'.repeat(201) }, 'priceNote', 'This can have up to 200 characters.'],
  ['installments', { enabled: true, min: 500, max: 500 }, 'max', 'The maximum must be above the minimum.'],
  ['installments', { enabled: true, min: 0, max: 500 }, 'enabled', 'Instalments need an account in the US'],
  ['downloads', { days: 0 }, 'days', 'This must be 1 or more.'],
  ['downloads', { times: 1_001 }, 'times', 'This must be 1000 or less.'],
  ['reminders', { reviewRequestDays: 366 }, 'reviewRequestDays', 'This must be 365 or less.'],
  ['legal', { imprint: 'data:text/html,x' }, 'imprint', 'data:text/html,x is not a valid page URL'],
  ['legal', { terms: 'https://[' }, 'terms', 'https://[ is not a valid page URL'],
  ['general', { continueShoppingLinkUrl: 'https://%' }, 'continueShoppingLinkUrl', 'is not a valid page URL'],
];

test('a wrong field is named with the reason, and nothing is stored', async () => {
  for (const [namespace, over, field, text] of WRONG) {
    const { values } = await get(namespace);
    const answer = await refusal(await put(namespace, { ...values, ...over }));
    expect(answer, `${namespace} ${JSON.stringify(over)}`).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect((answer.errors as Record<string, string>)?.[field], `${namespace} ${JSON.stringify(over)}`).toContain(text);
  }
  for (const body of ['[]', 'null', '5', '"x"']) {
    expect(await refusal(await put('downloads', body))).toMatchObject({ code: 'INVALID_REQUEST' });
  }
  for (const field of ['websiteId', '__proto__x', 'storeSettings']) {
    const { values } = await get('downloads');
    const answer = await refusal(await put('downloads', { ...values, [field]: 1 }));
    expect(answer).toMatchObject({ code: 'UNKNOWN_FIELD', errors: { [field]: expect.any(String) } });
  }
  const nested = await refusal(await put('delivery', optionWith({ colour: 'red' })));
  expect(nested).toMatchObject({ code: 'UNKNOWN_FIELD', errors: { 'options.0.colour': expect.any(String) } });
  expect(await settings()).toEqual({});
});

test('test mode ends only where a live provider is set up, or a shop moves with it off', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: true });
  const { values } = await get('general');
  const text = 'Test mode stays on until a live payment provider is set up: nobody could pay without one.';
  const live = { ...values, minimumSubtotalCents: 100, testMode: false };
  expect(await refusal(await put('general', live))).toMatchObject({ status: 400, errors: { testMode: text } });
  expect(await settings()).toEqual({ ...SETTINGS, testMode: true });
  expect((await put('general', { ...live, testMode: true })).status).toBe(200);
  expect((await owner.fetch(at('general'), { method: 'PUT', body: live, env: STRIPE_ACCOUNT })).status).toBe(200);
  expect((await put('general', { ...live, minimumSubtotalCents: 0 })).status).toBe(200);
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: true });
  const body = { records: [{ type: 'preferences', content: { namespace: 'general', values: live } }] };
  expect((await owner.fetch('/api/owner/imports', { method: 'POST', body })).status).toBe(200);
  expect((await get('general')).values).toMatchObject({ testMode: false });
});

describe('another currency', () => {
  const change = async (selectedCurrency: string) =>
    put('general', { ...(await get('general')).values, selectedCurrency });

  test('prices keep their numbers in a currency with as many digits, and no other currency is accepted', async () => {
    expect((await change('EUR')).status).toBe(200);
    expect(await refusal(await change('JPY'))).toMatchObject({
      status: 409,
      code: 'CURRENCY_IN_USE',
      errors: { selectedCurrency: expect.stringContaining('while the shop has prices') },
    });
    await env.DB.prepare('DELETE FROM variants').run();
    const [option = {}] = moneyRules({ storeSettings: SETTINGS } as unknown as Site).shipping;
    for (const tiers of [
      [{ from: 0, cents: 500 }],
      [
        { from: 0, cents: 0 },
        { from: 3000, cents: 0 },
      ],
    ]) {
      await setStoreSettings(SHOP.id, { shippingRules: [{ ...option, basis: 'subtotal', tiers }] });
      expect(await refusal(await change('JPY'))).toMatchObject({ code: 'CURRENCY_IN_USE' });
    }
    await setStoreSettings(SHOP.id, {});
    expect((await change('JPY')).status).toBe(200);
    expect((await change('EUR')).status).toBe(200);
  });

  test('a gift card with a balance keeps its currency, and a spent one does not', async () => {
    await setStoreSettings(SHOP.id, SETTINGS);
    await boughtGiftCard({});
    expect(await refusal(await change('EUR'))).toMatchObject({ code: 'CURRENCY_IN_USE' });
    const { values } = await get('general');
    expect((await put('general', { ...values, testMode: true })).status).toBe(200);
    await env.DB.prepare('UPDATE gift_cards SET balance_cents = 0').run();
    expect((await change('EUR')).status).toBe(200);
  });
});

test('every setting of the demo shops belongs to one namespace', () => {
  const site = { siteId: SHOP.id, storeSettings: {} } as unknown as Site;
  const owned = NAMESPACES.flatMap((namespace) => Object.keys(toStored(namespace, readStored(namespace, site))));
  expect(new Set(owned).size).toBe(owned.length);
  for (const { storeSettings } of [secondSteep, lampenwerk]) {
    expect(Object.keys(storeSettings).filter((key) => !owned.includes(key))).toEqual([]);
  }
});
