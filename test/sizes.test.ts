import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectScripts, scriptsOfEach, watchScripts } from './e2e/harness/fetched-scripts.ts';
import { idle as untilIdle } from './e2e/harness/idle.ts';
import { refuseRecording } from './e2e/harness/privacy.ts';
import { getShared } from './e2e/harness/shared.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from './e2e/harness/shop.ts';
import { newVisitor, openPage, startBrowser } from './e2e/harness/visitor.ts';

const KB = 1000;
// All bytes are those at brotli 11, as the Worker sends them.
/** It knows all languages and all elements. The characters of the files' names, which each build chooses anew, move it by some 20 bytes. */
const LOADER_BUDGET = 3.35 * KB;
const FIRST_WIDGET_BUDGET = 66.4 * KB;
const FIRST_WIDGET_REQUESTS = 4;
/** Bytes of a further element in addition to the first; some elements have a larger budget. */
const FURTHER_WIDGET_BUDGET = 4 * KB;
const FURTHER_WIDGET_BUDGETS: Readonly<Record<string, number>> = {
  'sq-cart': 17.6 * KB,
  'sq-checkout': 4.95 * KB,
  'sq-cookie-banner': 11.85 * KB,
  'sq-form-block': 20.5 * KB,
  'sq-gallery': 6.45 * KB,
  'sq-language': 7.2 * KB,
  'sq-product-block': 25.8 * KB,
};
/** Bytes of the checkout's form, which the shop's own pages alone fetch, beside the element. */
const CHECKOUT_FORM_BUDGET = 26.1 * KB;
/** Bytes of an engine form when a visitor uses it, with the alert, without React. */
const ENGINE_FORM_BUDGET = 25 * KB;
/** Bytes that a page fetches for a visitor with an empty cart who does nothing. */
const PLAIN_PAGE_BUDGET = 9.8 * KB;
/** What waits on a page for an element that may come near the window: three modules, and what they share. */
const NEAR_BUDGET = 0.95 * KB;
/** A module that only some pages name, with what it shares. */
const PAGE_PART_BUDGET = 1.2 * KB;
const PRODUCT_PAGE_BUDGET = 10.8 * KB;
/** Bytes of a popup that waits for its sign. */
const POPUP_BUDGET = 3.2 * KB;
/**
 * All scripts of the account's page for a visitor who is not signed in, and what a passkey needs beyond those, with what the
 * first sign brings.
 */
const ACCOUNT_PAGE_BUDGET = 85.6 * KB;
const PASSKEY_BUDGET = 5.2 * KB;
/** Additional bytes for the texts of a language other than English. */
const LANGUAGE_BUDGET = 0.5 * KB;

/** Bytes of the module that records visits, which pages fetch when they are idle, beyond those of a plain page. */
const TELEMETRY_BUDGET = 6.1 * KB;
/** The same with all that follows where the visitor is counted, and where the shop has the page's speed measured too. */
const COUNTED_PAGE_BUDGET = 10.1 * KB;
const MEASURED_PAGE_BUDGET = 15 * KB;

/** The first widget on a page, which shows that there is a cart. */
const FIRST_WIDGET = 'sq-cart-pill';

/** Every kind of page that the engine renders in the demo shops. */
const PAGE_KINDS: readonly [kind: string, address: string, budget: number][] = [
  ['the first page', '/', PLAIN_PAGE_BUDGET],
  ['a list of products', '/shop', PLAIN_PAGE_BUDGET],
  ['a plain page', '/about', PLAIN_PAGE_BUDGET],
  ['a blog', '/journal', PLAIN_PAGE_BUDGET],
  ['a post, on which a popup may appear', '/journal/the-second-pot', PLAIN_PAGE_BUDGET + NEAR_BUDGET + POPUP_BUDGET],
  ['the cart page', '/cart', PLAIN_PAGE_BUDGET],
  ['a search', '/search?q=tea', PLAIN_PAGE_BUDGET],
  ['a page that does not exist', '/nowhere', PLAIN_PAGE_BUDGET],
  ['a form', '/contact', PLAIN_PAGE_BUDGET],
  ['a long form', '/wholesale', PLAIN_PAGE_BUDGET],
  ['a form behind a button', '/tastings', PLAIN_PAGE_BUDGET],
  ['events', '/events', PLAIN_PAGE_BUDGET],
  ['an event', '/events/six-greens', PLAIN_PAGE_BUDGET + PAGE_PART_BUDGET + NEAR_BUDGET],
  ['a carousel', '/tastings-booked', PLAIN_PAGE_BUDGET + PAGE_PART_BUDGET],
  ['a product without options', '/shop/p/everyday-teapot', PRODUCT_PAGE_BUDGET],
  ['a product that is sold out, with a box for notices', '/shop/p/ember-kyusu', PRODUCT_PAGE_BUDGET],
  ['a product with options and instalments', '/shop/p/linen-towel', PRODUCT_PAGE_BUDGET],
  [
    'a product whose address names a variant',
    '/shop/p/linen-towel?variant=ss-linen-towel-towel-co-l',
    PRODUCT_PAGE_BUDGET,
  ],
  ['a product with additional fields', '/shop/p/engraved-scoop', PRODUCT_PAGE_BUDGET],
  ['a service', '/shop/p/tasting-hour', PRODUCT_PAGE_BUDGET],
  ['a download', '/shop/p/brewing-guide', PRODUCT_PAGE_BUDGET],
  ['a gift card', '/shop/p/gift-card', PRODUCT_PAGE_BUDGET],
  ['a subscription', '/shop/p/monthly-tin', PRODUCT_PAGE_BUDGET],
  ['a subscription that may be bought once', '/shop/p/year-of-harvests', PRODUCT_PAGE_BUDGET],
  ['a plain page of a shop with express checkout', `${GERMAN_SHOP_URL}/werkstatt`, PLAIN_PAGE_BUDGET + LANGUAGE_BUDGET],
  ['a product of a shop with express checkout', `${GERMAN_SHOP_URL}/leuchten/p/kugelleuchte`, PRODUCT_PAGE_BUDGET],
];

startBrowser();
const dist = await getShared('scripts');
interface FileList {
  modules: Record<string, string[]>;
  texts: { files: Record<string, string>; of: Record<string, string[]> };
  files: Record<string, string>;
  kept: Record<string, unknown>;
}
const {
  modules: scripts,
  texts,
  files,
  kept,
}: FileList = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'));
/** All files of each module, with its English texts. */
const modules: Record<string, string[]> = Object.fromEntries(
  Object.entries(scripts).map(([name, own]) => [
    name,
    [...own, ...(texts.of[name] ?? []).map((text) => texts.files[text] ?? text)],
  ]),
);

const bytes = (names: Iterable<string>) =>
  [...new Set(names)].reduce((sum, name) => sum + statSync(join(dist, `${name}.br`)).size, 0);
const hasReact = (name: string) =>
  /react\.(transitional\.)?element|ReactCurrent|react-dom/.test(readFileSync(join(dist, name), 'utf8'));
/** Whether a file has the library for passkeys, which names its errors so. */
const hasPasskeys = (name: string) =>
  readFileSync(join(dist, name), 'utf8').includes('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED');

function elements(): string[] {
  const widgets = new URL('../widgets/', import.meta.url);
  return readdirSync(widgets)
    .filter((folder) => existsSync(new URL(`${folder}/index.ts`, widgets)))
    .map((folder) => `sq-${folder}`);
}

/** The module that pages fetch when they are idle, after all that they need. */
const idle = (modules.telemetry ?? []).filter((name) => !modules.page?.includes(name));

/** The scripts that each of these pages fetches, but for what is fetched when the page is idle. */
const measured = new Map<string, string[]>();
const scriptsOf = (address: string) => measured.get(new URL(address, SHOP_URL).href) ?? [];

async function measure(addresses: readonly string[]): Promise<void> {
  const all = await scriptsOfEach(addresses.map((address) => new URL(address, SHOP_URL).href));
  for (const [address, names] of all) {
    measured.set(
      address,
      names.filter((name) => !idle.includes(name)),
    );
  }
}

describe('the bytes that a browser fetches', () => {
  beforeAll(() => measure([...PAGE_KINDS.map(([, address]) => address), '/account']));

  test('the loader stays within its budget', () => {
    expect(bytes(['storefront.js'])).toBeLessThanOrEqual(LOADER_BUDGET);
  });

  test.each(PAGE_KINDS)('%s stays within its budget, without React', (_, address, budget) => {
    const names = scriptsOf(address);
    expect(names).toContain('storefront.js');
    expect(names.filter((name) => name !== 'storefront.js').length).toBeGreaterThan(0);
    expect(names.filter(hasReact)).toEqual([]);
    expect(bytes(names), names.join()).toBeLessThanOrEqual(budget);
  });

  test('the module that records visits stays within its budget, without React', () => {
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.filter(hasReact)).toEqual([]);
    expect(bytes(idle)).toBeLessThanOrEqual(TELEMETRY_BUDGET);
  });

  test.each([
    ['that is counted', 0, COUNTED_PAGE_BUDGET],
    ['that is counted and measured', 1, MEASURED_PAGE_BUDGET],
  ])('a page %s fetches no more than its budget when it is idle', async (_, sampleRate, budget) => {
    const plain = scriptsOf('/about');
    const context = await newVisitor();
    await context.route('**/performance/settings', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sampleRate } });
    });
    const names = collectScripts(context);
    const settings = context.waitForEvent('response', (response) => response.url().endsWith('/performance/settings'));
    const page = await openPage(context, '/about');
    await (await settings).finished();
    await expect.poll(() => [...names].some((name) => name.includes('web-vitals'))).toBe(sampleRate === 1);
    await untilIdle(page);
    await context.close();
    const added = [...names].filter((name) => !plain.includes(name));
    expect(added.filter(hasReact)).toEqual([]);
    expect(bytes(added), added.join()).toBeLessThanOrEqual(budget);
  });

  test('the first React widget stays within its budget, in few requests', () => {
    const names = modules[FIRST_WIDGET] ?? [];
    expect(names.some(hasReact)).toBe(true);
    expect(bytes(['storefront.js', ...names])).toBeLessThanOrEqual(FIRST_WIDGET_BUDGET);
    expect(names.length).toBeLessThanOrEqual(FIRST_WIDGET_REQUESTS);
  });

  test.each(elements().filter((tag) => tag !== FIRST_WIDGET))(
    '<%s> beside the first widget stays within its budget',
    (tag) => {
      const before = modules[FIRST_WIDGET] ?? [];
      const own = modules[tag]?.filter((name) => !before.includes(name)) ?? [];
      expect(own.length).toBeGreaterThan(0);
      expect(bytes(own)).toBeLessThanOrEqual(FURTHER_WIDGET_BUDGETS[tag] ?? FURTHER_WIDGET_BUDGET);
    },
  );

  test('the checkout’s form stays within its budget, and the element on other sites needs no React', () => {
    const link = modules['sq-checkout'] ?? [];
    expect(link.filter(hasReact)).toEqual([]);
    const before = [...link, ...(modules[FIRST_WIDGET] ?? [])];
    const own = modules['checkout-form']?.filter((name) => !before.includes(name)) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(bytes(own)).toBeLessThanOrEqual(CHECKOUT_FORM_BUDGET);
  });

  test('the account’s page and a passkey stay within their budgets, and the code for passkeys comes with the first use', async () => {
    const before = scriptsOf('/account');
    expect(before.filter(hasReact)).toHaveLength(1);
    expect(before.filter(hasPasskeys)).toEqual([]);
    expect(bytes(before), before.join()).toBeLessThanOrEqual(ACCOUNT_PAGE_BUDGET);

    const context = await newVisitor();
    const names = collectScripts(context);
    await refuseRecording(context);
    const page = await openPage(context, '/account');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(() => [...names].some(hasPasskeys)).toBe(true);
    const added = [...names].filter((name) => !before.includes(name) && !idle.includes(name));
    expect(added.filter(hasReact)).toEqual([]);
    expect(bytes(added), added.join()).toBeLessThanOrEqual(PASSKEY_BUDGET);
    await context.close();
  });

  test('a form of the engine’s stays within its budget, without React', async () => {
    const context = await newVisitor();
    const { names, untilNoneCome } = watchScripts(context);
    const page = await openPage(context, '/contact');
    // The visitor's first sign brings code too, which is no form's.
    await page.waitForLoadState('networkidle');
    const atFirst = names.size;
    await page.keyboard.press('Shift');
    await expect.poll(() => names.size).toBeGreaterThan(atFirst);
    await untilNoneCome(page);
    const before = [...names];
    await page.locator('form[data-form-id] input:visible').first().focus();
    await expect.poll(() => names.size).toBeGreaterThan(before.length);
    await untilNoneCome(page);
    const added = [...names].filter((name) => !before.includes(name));
    expect(added.filter(hasReact)).toEqual([]);
    expect(bytes(added)).toBeLessThanOrEqual(ENGINE_FORM_BUDGET);
    await context.close();
  });
});

test('every built script is in the integrity manifest with its digest', () => {
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(sq\/.*|storefront.*|newest)\.(js|css)$/.test(name));
  expect([...Object.keys(files), ...Object.keys(kept)].sort()).toEqual(built.sort());
  for (const digest of Object.values(files)) expect(digest).toMatch(/^sha384-[\w+/]{64}$/);
});
