import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Contributor } from '../../../runtime/contracts/contributors.ts';
import { ROLE_SCOPES } from '../../../runtime/contracts/roles.ts';
import { employ, openConsole, screenTitle } from '../harness/console.ts';
import { englishIn } from '../harness/console-english.ts';
import { addressOf, callAs, goInside, hurry, leaveTraces, ROOMS, visitAll } from '../harness/console-screens.ts';
import { newAddress } from '../harness/form-filling.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const WIDE = { viewport: { width: 1280, height: 900 } };
const EXPECTED = { expectedErrors: /status of 500|ERR_INTERNET_DISCONNECTED/ };

/** A repeat of a call that failed comes after so long at most, in ms. */
const REPEAT_MS = 2_500;
/** How long a busy machine may take for a step of a screen, in ms. */
const SLOW = { timeout: 60_000 };

const FAILED = /^(?:Unable to load results|Unable to load collections) (Something went wrong|Network error) Try again$/;
const TASKS_FAILED = 'Unable to load. Try again. Try again';

type Answer = 'well' | 'error' | 'broken';
interface Shop {
  answer: Answer;
  /** Calls since the answer was last changed. */
  asked: number;
}

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Texts of the screen's alerts, in one line each. */
async function alerts(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').getByRole('alert').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Opens the console with a clock that can go faster, in a shop whose answers to it can go wrong. */
async function openFragile(visitor: BrowserContext): Promise<{ page: Page; shop: Shop }> {
  const page = await openConsole(visitor);
  const shop: Shop = { answer: 'well', asked: 0 };
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/contributors/session',
    async (route) => {
      shop.asked += 1;
      if (shop.answer === 'error') return route.fulfill({ status: 500, json: { code: 'INTERNAL', error: 'Stack' } });
      if (shop.answer === 'broken') return route.fulfill({ contentType: 'application/json', body: '{"orders":[' });
      return route.fallback();
    },
  );
  // A call that is made while the clock is replaced may name another day.
  await page.waitForLoadState('networkidle');
  await page.clock.install({ time: Date.now() });
  return { page, shop };
}

/** Waits for the words that a screen shows when it could not be read, with a way on. */
async function expectFailure(page: Page, reason: string, when: string): Promise<void> {
  const seen = async () => {
    await page.clock.fastForward(REPEAT_MS);
    const texts = await alerts(page);
    const reasons = texts.filter((text) => text !== TASKS_FAILED).map((text) => FAILED.exec(text)?.[1] ?? text);
    return { reasons: [...new Set(reasons)], ways: (await again(page).count()) === texts.length };
  };
  await expect.poll(seen, { ...SLOW, message: when }).toEqual({ reasons: [reason], ways: true });
}

/** Presses each "Try again" until none is left. */
async function pressAgain(page: Page, when: string): Promise<void> {
  const left = async () => {
    const buttons = await again(page).all();
    for (const button of buttons) await button.click({ timeout: 500 }).catch(() => {});
    return alerts(page);
  };
  await expect.poll(left, { ...SLOW, message: when }).toEqual([]);
  await expect.poll(() => page.locator('.c-waiting').count(), { ...SLOW, message: when }).toBe(0);
}

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** Opens a visitor in whose browser the owner is signed in. */
async function newOwner(expected = EXPECTED): Promise<BrowserContext> {
  if (!signedIn) {
    const visitor = await newVisitor();
    const page = await openConsole(visitor);
    await leaveTraces(page);
    signedIn = await visitor.storageState();
  }
  return newVisitor({ ...WIDE, storageState: signedIn }, expected);
}

test('a screen says what went wrong, and goes on once the shop does', async () => {
  const visitor = await newOwner();
  const { page, shop } = await openFragile(visitor);
  const address = 'products/ss-everyday-teapot';
  // The scripts of a room come with its first screen.
  await goInside(page, address);
  await expect.poll(() => page.getByRole('main').locator('h1').count(), SLOW).toBe(1);
  await expect.poll(() => page.locator('.c-waiting').count(), SLOW).toBe(0);
  await goInside(page, 'nowhere');
  // The console forgets an answer that no screen has shown for five minutes.
  await page.clock.fastForward('30:00');
  await visitor.setOffline(true);
  await goInside(page, address);
  await expectFailure(page, 'Network error', 'offline');
  Object.assign(shop, { answer: 'error', asked: 0 });
  await visitor.setOffline(false);
  await expectFailure(page, 'Something went wrong', 'error 500');
  expect(shop.asked).toBeGreaterThan(0);
  Object.assign(shop, { answer: 'broken', asked: 0 });
  for (const button of await again(page).all()) await button.click();
  await expectFailure(page, 'Something went wrong', 'broken');
  expect(shop.asked).toBeGreaterThan(0);
  shop.answer = 'well';
  await pressAgain(page, 'well again');
  expect(await page.getByRole('main').locator('h1').count()).toBe(1);
});

/** The words that a new shop's owner reads first on each list. */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  orders: 'There are no orders yet. An order appears here once it is paid',
  'pending-orders': 'There are no unpaid orders.',
  customers: 'There are no customers yet. Whoever orders or opens an account appears here.',
  coupons: 'There are no coupons yet. Create one, and give its code to buyers.',
  'gift-cards': 'There are no gift cards yet. They appear here when somebody buys one',
  subscriptions: 'There are no subscriptions yet. They appear here when somebody subscribes to a product.',
  products: 'The shop has no products yet. Create the first product, or import those of another shop.',
  stock: 'The shop has no products yet, so nothing is in stock.',
  'bulk-changes': 'Create a page for products first',
  'products/new': 'Create a page for products first',
  restock: 'Nobody waits for a product.',
  pages: 'The shop has no pages. Create one with “New page or collection”.',
  popups: 'The shop has no popups. Create one with “New popup”',
  languages: 'The shop has one language. Add another one below.',
  translations: 'The shop has one language. Add another one',
  'member-areas': 'The shop has no member areas. Create one',
  passwords: 'Nothing needs a password. You set one for a page or an item on its own screen.',
  forms: 'Create the first form',
  'mailing-lists': 'The shop has no mailing lists yet. Create one first',
  templates: 'There are no templates yet. Add site.region first',
  team: 'Nobody works on the site yet. Invite somebody first.',
  reviews: 'No review waits for approval.',
  comments: 'No comment waits for approval.',
  notices: 'Nothing has happened yet. New orders, and everything else that needs you, appear here.',
  mails: 'Every mail was sent.',
  errors: 'There are no errors, and nothing to do.',
  audit: 'Nothing has been changed yet.',
  webhooks: 'There are no webhooks yet. Add one to send events to another program.',
  speed: 'There are no measurements in this time. Choose how much is measured',
};

test('an empty shop’s lists say what to do first', async () => {
  const visitor = await newOwner();
  await hurry(visitor);
  await visitor.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      if (!/\/api\/(owner|multilingual|site-users)\//.test(answer.url)) return answer;
      const body = await answer.json();
      const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
      const emptied = Object.fromEntries(lists.map(([name]) => [name, []]));
      const last = 'hasNextPage' in body && { hasNextPage: false, nextPageCursor: null };
      return Response.json({ ...body, ...emptied, ...last }, { status: answer.status, headers: answer.headers });
    };
  });
  const page = await openConsole(visitor);
  const visited = await visitAll(page, Object.keys(FIRST_WORDS), FIRST_WORDS);
  for (const { address, alerts, text } of visited) {
    expect.soft(text, address).toContain(FIRST_WORDS[address]);
    expect.soft(alerts, address).toEqual([]);
  }
});

/** The role that may use each screen, and those whose rights differ most. */
const ROLES = ['admin', 'billing', 'editor', 'moderator'] as const;

/** The role whose console is German, because it sees every screen. */
const GERMAN_ROLE = 'admin';

test('a role sees the screens that it may use, the shop answers all their calls, and a German console is German', {
  timeout: 240_000,
}, async () => {
  const owner = await openConsole(await newOwner());
  const addresses = new Map<string, string>();
  for (const { path } of ROOMS.flatMap(({ screens }) => screens)) addresses.set(path, await addressOf(owner, path));
  const worker = await newVisitor(WIDE);
  await hurry(worker);
  const page = await employ(worker, newAddress('worker'), 'none');
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) calls.push(`${response.status()} ${pathname}`);
  });
  const menu = page.getByRole('navigation', { name: /^Men[uü]$/ });
  expect(await menu.getByRole('listitem').allInnerTexts()).toEqual(['Overview', 'My account']);
  const [me] = (await callAs<{ contributors: Contributor[] }>(owner, '/api/owner/contributors')).contributors.filter(
    ({ role }) => role === 'none',
  );
  let version = me?.version ?? 0;
  for (const role of ROLES) {
    const call = { method: 'PUT', body: { role }, version } as const;
    ({ version } = await callAs<Contributor>(owner, `/api/owner/contributors/${me?.id}`, call));
    const language = role === GERMAN_ROLE ? 'de' : 'en';
    await callAs(page, '/api/contributors/session/language', { method: 'PUT', body: { language } });
    await page.goto(new URL('/config/', page.url()).href);
    await eventually(() => menu.getByRole('listitem').count()).toBeGreaterThan(2);
    const shown = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const allowed = ROOMS.flatMap(({ screens }) => screens).filter(
      ({ scope }) => !scope || ROLE_SCOPES[role].includes(scope),
    );
    const entries = allowed.filter((screen) => screen.menu).map(({ path }) => `/config/${path}`);
    expect(shown.filter((href) => href?.startsWith('/config/')).join(), role).toBe(entries.join());
    const visits = allowed.filter(({ path }) => path !== 'errors/:error').map(({ path }) => addresses.get(path) ?? '');
    const good = visits.map((address) => ({ address, titles: 1, alerts: [] }));
    const visited = await visitAll(page, visits);
    expect(visited, role).toMatchObject(good);
    if (language === 'de') {
      const english = visited.flatMap(({ address, lines }) => englishIn(lines).map((line) => `${address}: ${line}`));
      expect(english).toEqual([]);
    }
  }
  expect(calls.filter((call) => !call.startsWith('200'))).toEqual([]);
});

test('a screen whose scripts do not come is fetched again', async () => {
  const visitor = await newOwner({ expectedErrors: /ERR_FAILED|\[storefront\]|Failed to fetch/ });
  const page = await openConsole(visitor);
  let isAway = true;
  await page.route(/\/sq\/console\/\w+\.\w+\.js/, (route) => (isAway ? route.abort() : route.fallback()));
  await goInside(page, 'forms');
  await eventually(() => alerts(page)).toEqual(['Unable to load. Try again. Try again']);
  expect(await screenTitle(page)).toBe('Forms');
  isAway = false;
  await again(page).click();
  await eventually(() => page.getByRole('link', { name: 'New form' }).count()).toBe(1);
  expect(await alerts(page)).toEqual([]);
});
