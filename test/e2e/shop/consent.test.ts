import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { idle } from '../harness/idle.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  hasFocus,
  newEmbedVisitor,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const PRODUCT = '/leuchten/p/kugelleuchte';
const banner = (page: Page) => page.locator('sq-cookie-banner');
const answer = (page: Page, value: 'accept' | 'refuse' | 'save') => banner(page).locator(`button[value=${value}]`);

/** Records all calls of a visitor but for pages, scripts, styles and pictures. */
function listen(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request: Request) => {
    if (!['fetch', 'xhr', 'ping', 'other', 'eventsource'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Whether a call does what the visitor sees: the cart, the products and forms of a page, and the stamp of a shown form. */
const isOfUse = (call: string) =>
  /shopping-cart|checkout|api\/1\/brand|commerce\/(products|installments|inventory)|rest\/forms|form-render/.test(call);

/** Resolves once the shop has taken an answer. */
const isTaken = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/consent') && response.ok());

/** Names of all that the browser keeps. */
async function kept(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  return { cookies: cookies.toSorted(), local, session };
}

/** Sum of the page's layout shifts so far. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

/** Has the shop of the page of another site ask its visitors. */
async function askElsewhere(context: BrowserContext): Promise<void> {
  const tracking = {
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    isCookieBannerEnabled: true,
    isAnalyticsDisabled: false,
    isCloneableTemplate: false,
  };
  await context.route('**/api/1/performance/settings', (route) =>
    route.fulfill({ json: { pageLoadId: 'x', tracking }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await context.route(`${EMBED_URL}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</nav>',
      `<a href="${SHOP_URL}/cookies" data-sq-opens="cookies">Cookies</a></nav><sq-cookie-banner></sq-cookie-banner>`,
    );
    await route.fulfill({ response, body: html });
  });
}

test('the banner of the shop’s own pages is the first stop of the keyboard, moves nothing, and a refusal sends and keeps only itself', async () => {
  const context = await newVisitor({}, { undecided: true });
  const calls = listen(context);
  const page = await openPage(context, '/', GERMAN_SHOP_URL);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  const untilRead = await banner(page).evaluate((element) => {
    const part = element.cloneNode(true) as Element;
    part.querySelector('[value=save]')?.remove();
    document.body.append(part);
    const { display } = getComputedStyle(part.querySelector('.sq-cookie-box') as Element);
    part.remove();
    return display;
  });
  expect(untilRead, 'a banner of which the browser has read a part').toBe('none');
  const taken = isTaken(page);
  await answer(page, 'refuse').focus();
  await page.keyboard.press('Enter');
  await taken;
  await eventually(() => banner(page).locator('form').count()).toBe(0);
  expect(await hasFocus(page.locator('main').first())).toBe(true);
  expect(await shifts(page)).toBe(0);

  await page.goto(GERMAN_SHOP_URL + PRODUCT);
  await addButton(page).click();
  await page.waitForURL(/\/checkout/);
  await page.waitForLoadState('networkidle');
  await page.goto(`${GERMAN_SHOP_URL}/cart`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${GERMAN_SHOP_URL}/kontakt`);
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(await banner(page).count()).toBe(0);
  expect(calls.filter((call) => !isOfUse(call))).toEqual(['POST /api/consent']);
  expect(await kept(page)).toEqual({
    cookies: ['CART', 'crumb', 'hasCart', 'ss_cookieAllowed', 'ss_cookieAnswered', 'visitor'],
    local: ['sq:cart:lampenwerk'],
    session: [],
  });
});

test('the banner of a page of another site moves nothing, keeps of a refusal only that, and sends it with each call of the cart and to the checkout', async () => {
  const context = await newEmbedVisitor();
  await askElsewhere(context);
  const sent: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/entries'))
      sent.push(request.headers()['x-storefront-consent']);
  });
  const page = await openPage(context, '/', EMBED_URL);
  await banner(page).locator('form').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await shifts(page)).toBe(0);
  await page.waitForLoadState('networkidle');
  const calls = listen(context);
  const taken = isTaken(page);
  await answer(page, 'refuse').click();
  await taken;
  await page.reload();
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(calls.filter((call) => !isOfUse(call))).toEqual(['POST /api/consent']);
  expect(await kept(page)).toEqual({ cookies: [], local: ['ss_cookieAllowed'], session: [] });

  await expectAdded(buttonLabel(page), () => addButton(page).click());
  expect(sent).toEqual(['none']);
  await page.getByRole('link', { name: 'Cookies' }).press('Enter');
  await eventually(() => hasFocus(banner(page).locator('[name=analytics]'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await hasFocus(page.getByRole('link', { name: 'Cookies' }))).toBe(true);
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await pill(page).locator('a').click();
  await page.waitForURL(`${SHOP_URL}/cart`);
  const cookies = await context.cookies(SHOP_URL);
  expect(cookies.find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('none');
  expect(cookies.map(({ name }) => name).filter((name) => /^ss_c(vr|vt|id|visit|pvisit)$/.test(name))).toEqual([]);
});
