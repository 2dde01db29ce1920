import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BYTE_BUDGETS, elementBudget } from './byte-budgets.ts';
import { collectScripts, scriptsOfEach, watchScripts } from './e2e/harness/fetched-scripts.ts';
import { idle as untilIdle } from './e2e/harness/idle.ts';
import { refuseRecording } from './e2e/harness/privacy.ts';
import { getShared } from './e2e/harness/shared.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from './e2e/harness/shop.ts';
import { newVisitor, openPage, startBrowser } from './e2e/harness/visitor.ts';

/** The first widget on a page, which shows that there is a cart. */
const FIRST_WIDGET = 'sq-cart-pill';

/** Every kind of page that the engine renders in the demo shops. */
const PAGE_KINDS: readonly [kind: string, address: string, ...parts: (keyof typeof BYTE_BUDGETS)[]][] = [
  ['the first page', '/', 'plainPage'],
  ['a list of products', '/shop', 'plainPage'],
  ['a plain page', '/about', 'plainPage'],
  ['a blog', '/journal', 'plainPage'],
  ['a post, on which a popup may appear', '/journal/the-second-pot', 'plainPage', 'near', 'popup'],
  ['the cart page', '/cart', 'plainPage'],
  ['a search', '/search?q=tea', 'plainPage'],
  ['a page that does not exist', '/nowhere', 'plainPage'],
  ['a form', '/contact', 'plainPage'],
  ['a long form', '/wholesale', 'plainPage'],
  ['a form behind a button', '/tastings', 'plainPage'],
  ['events', '/events', 'plainPage'],
  ['an event', '/events/six-greens', 'plainPage', 'pagePart', 'near'],
  ['a carousel', '/tastings-booked', 'plainPage', 'pagePart'],
  ['a product without options', '/shop/p/everyday-teapot', 'productPage'],
  ['a product that is sold out, with a box for notices', '/shop/p/ember-kyusu', 'productPage'],
  ['a product with options and instalments', '/shop/p/linen-towel', 'productPage'],
  ['a product whose address names a variant', '/shop/p/linen-towel?variant=ss-linen-towel-towel-co-l', 'productPage'],
  ['a product with additional fields', '/shop/p/engraved-scoop', 'productPage'],
  ['a service', '/shop/p/tasting-hour', 'productPage'],
  ['a download', '/shop/p/brewing-guide', 'productPage'],
  ['a gift card', '/shop/p/gift-card', 'productPage'],
  ['a subscription', '/shop/p/monthly-tin', 'productPage'],
  ['a subscription that may be bought once', '/shop/p/year-of-harvests', 'productPage'],
  ['a plain page of a shop with express checkout', `${GERMAN_SHOP_URL}/werkstatt`, 'plainPage', 'language'],
  ['a product of a shop with express checkout', `${GERMAN_SHOP_URL}/leuchten/p/kugelleuchte`, 'productPage'],
];

const budgetOf = (parts: readonly (keyof typeof BYTE_BUDGETS)[]) =>
  parts.reduce((sum, part) => sum + BYTE_BUDGETS[part].bytes, 0);

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
    expect(bytes(['storefront.js'])).toBeLessThanOrEqual(BYTE_BUDGETS.loader.bytes);
  });

  test.each(PAGE_KINDS)('%s stays within its budget, without React', (_, address, ...parts) => {
    const names = scriptsOf(address);
    expect(names).toContain('storefront.js');
    expect(names.filter((name) => name !== 'storefront.js').length).toBeGreaterThan(0);
    expect(names.filter(hasReact)).toEqual([]);
    expect(bytes(names), names.join()).toBeLessThanOrEqual(budgetOf(parts));
  });

  test('the module that records visits stays within its budget, without React', () => {
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.filter(hasReact)).toEqual([]);
    expect(bytes(idle)).toBeLessThanOrEqual(BYTE_BUDGETS.telemetry.bytes);
  });

  test('the tools for agents stay within their budget, and no page names them', () => {
    const named = (pattern: RegExp) => Object.keys(files).filter((name) => pattern.test(name));
    const offered = named(/\/(start-|_)agent-tools\./);
    const actions = named(/\/tool-actions\./);
    expect([offered.length > 0, actions.length]).toEqual([true, 1]);
    expect(bytes(offered)).toBeLessThanOrEqual(BYTE_BUDGETS.agentTools.bytes);
    expect(bytes(actions)).toBeLessThanOrEqual(BYTE_BUDGETS.agentActions.bytes);
    const own = new Set([...offered, ...actions]);
    expect(Object.values(scripts).filter((names) => names.some((name) => own.has(name)))).toEqual([]);
  });

  test.each([
    ['that is counted', 0, BYTE_BUDGETS.countedPage.bytes],
    ['that is counted and measured', 1, BYTE_BUDGETS.measuredPage.bytes],
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
    expect(bytes(['storefront.js', ...names])).toBeLessThanOrEqual(BYTE_BUDGETS.firstElement.bytes);
    expect(names.length).toBeLessThanOrEqual(BYTE_BUDGETS.firstElement.files);
  });

  test.each(elements().filter((tag) => tag !== FIRST_WIDGET))(
    '<%s> beside the first widget stays within its budget',
    (tag) => {
      const before = modules[FIRST_WIDGET] ?? [];
      const own = modules[tag]?.filter((name) => !before.includes(name)) ?? [];
      expect(own.length).toBeGreaterThan(0);
      expect(bytes(own)).toBeLessThanOrEqual(elementBudget(tag));
    },
  );

  test('the checkout’s form stays within its budget, and the element on other sites needs no React', () => {
    const link = modules['sq-checkout'] ?? [];
    expect(link.filter(hasReact)).toEqual([]);
    const before = [...link, ...(modules[FIRST_WIDGET] ?? [])];
    const own = modules['checkout-form']?.filter((name) => !before.includes(name)) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(bytes(own)).toBeLessThanOrEqual(BYTE_BUDGETS.checkoutForm.bytes);
  });

  test('the account’s page and a passkey stay within their budgets, and the code for passkeys comes with the first use', async () => {
    const before = scriptsOf('/account');
    expect(before.filter(hasReact)).toHaveLength(1);
    expect(before.filter(hasPasskeys)).toEqual([]);
    expect(bytes(before), before.join()).toBeLessThanOrEqual(BYTE_BUDGETS.accountPage.bytes);

    const context = await newVisitor();
    const names = collectScripts(context);
    await refuseRecording(context);
    const page = await openPage(context, '/account');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(() => [...names].some(hasPasskeys)).toBe(true);
    const added = [...names].filter((name) => !before.includes(name) && !idle.includes(name));
    expect(added.filter(hasReact)).toEqual([]);
    expect(bytes(added), added.join()).toBeLessThanOrEqual(BYTE_BUDGETS.passkey.bytes);
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
    expect(bytes(added)).toBeLessThanOrEqual(BYTE_BUDGETS.engineForm.bytes);
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
