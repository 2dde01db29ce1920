import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems, field, fillAddress, payAndArrive, payButton } from '../harness/checkout-steps.ts';
import { idle } from '../harness/idle.ts';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const CALL = /\/api\/(census\/(RecordHit|button|overlay)|events\/RecordEvent|v1\/clanker)/;
const PRODUCT = '/shop/p/everyday-teapot';

interface Reported {
  /** Events by name, and hits by number, in the order of their calls. */
  events: string[];
  hits: string[];
  statuses: number[];
}

/** Records what the pages of a visitor send from now on. */
function listen(context: BrowserContext): Reported {
  const reported: Reported = { events: [], hits: [], statuses: [] };
  context.on('request', (request) => {
    if (!CALL.test(request.url())) return;
    const form = new URLSearchParams(request.postData() ?? '');
    if (request.url().endsWith('RecordHit')) reported.hits.push(form.get('event') ?? '');
    if (request.url().endsWith('RecordEvent')) reported.events.push(form.get('event') ?? '');
  });
  context.on('response', (response) => {
    if (CALL.test(response.url())) reported.statuses.push(response.status());
  });
  return reported;
}

/** Names of everything that the browser keeps about its visitor for the shop's numbers. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies(SHOP_URL)).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored].filter((name) => /^(SS_|ss_c|sq:told|sq:landing)/.test(name));
}

test('a visit is recorded page by page and act by act, up to an order, each once, and the page’s script reads how fast it is', async () => {
  const context = await newVisitor();
  const sent = listen(context);
  const page = await openPage(context, '/');
  await eventually(() => sent.hits).toEqual(['1']);
  await page.goto(SHOP_URL + PRODUCT);
  await eventually(() => sent.events).toEqual(['VisitPDP']);
  await expectVitals(page);
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await eventually(() => sent.events).toEqual(['VisitPDP', 'AddToCart']);
  await page.getByRole('link', { name: /out of 5/ }).click();
  await eventually(() => sent.events).toEqual(['VisitPDP', 'AddToCart', 'ReviewsVitalsAnchorLink']);
  await eventually(() => page.evaluate(() => location.hash)).toBe('#reviews');
  await eventually(async () => (await page.locator('#reviews').boundingBox())?.y ?? 999).toBeLessThan(300);
  await page.goto(`${SHOP_URL}/cart`);
  await eventually(() => sent.events).toContain('ViewCart');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await eventually(() => sent.events).toContain('RemoveFromCart');
  await page.goto(`${SHOP_URL}/search?q=tea`);
  await eventually(() => sent.hits).toEqual(['1', '1', '1', '2']);
  expect(sent.events).toEqual(['VisitPDP', 'AddToCart', 'ReviewsVitalsAnchorLink', 'ViewCart', 'RemoveFromCart']);
  expect(sent.statuses.filter((status) => status >= 300)).toEqual([]);
  expect(await keptNames(page)).toEqual(expect.arrayContaining(['ss_cvr', 'SS_ANALYTICS_ID', 'SS_SESSION_ID']));

  sent.events.length = 0;
  sent.hits.length = 0;
  await addItems(page, { itemId: 'ss-everyday-teapot', sku: 'POT-700' });
  await eventually(() => sent.events).toContain('AddToCart');
  await page.goto(`${SHOP_URL}/checkout`);
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await fillAddress(page);
  await field(page, 'email').fill('ada@shop.example');
  await payAndArrive(page);
  await eventually(() => sent.events).toContain('Purchase');
  await page.reload();
  await eventually(() => sent.hits.length).toBeGreaterThan(2);
  await idle(page);
  const steps = ['AddToCart', 'BeginCheckout', 'CheckoutStep', 'CheckoutStep', 'Purchase'];
  expect(sent.events.filter((name) => steps.includes(name))).toEqual(steps);
});

/** Checks what a page that nobody has touched yet has measured of itself. */
async function expectVitals(page: Page): Promise<void> {
  await page.waitForFunction(() => window.Storefront?.vitals);
  const measured = () => page.evaluate(() => window.Storefront?.vitals?.());
  const names = async () => (await measured())?.map(({ name }) => name);
  await eventually(names).toEqual(['FCP', 'LCP', 'CLS', 'TTFB']);
  const [fcp, lcp, cls, ttfb] = (await measured()) ?? [];
  const [response, paint] = await page.evaluate(() => [
    performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).responseStart)[0],
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ]);
  expect([ttfb?.value, fcp?.value]).toEqual([response, paint]);
  expect(lcp?.value).toBeGreaterThanOrEqual(fcp?.value ?? Number.POSITIVE_INFINITY);
  expect(cls?.value).toBeLessThan(0.1);
  expect(cls).toMatchObject({ rating: 'good', ours: false });
}

test('Global Privacy Control is an answer: nothing at all is sent or kept', async () => {
  const context = await newVisitor({ extraHTTPHeaders: { 'Sec-GPC': '1', 'CF-Connecting-IP': '2001:db8:77::1' } });
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const calls: string[] = [];
  context.on('request', (request) => CALL.test(request.url()) && calls.push(request.url()));
  const page = await openPage(context, PRODUCT);
  await page.waitForLoadState('networkidle');
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await page.goto(`${SHOP_URL}/cart`);
  await page.waitForLoadState('networkidle');
  await idle(page);
  expect(calls).toEqual([]);
  expect(await keptNames(page)).toEqual([]);
});
