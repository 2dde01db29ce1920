import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type ErrorGroup, ErrorGroups } from '../../../runtime/contracts/error-reports.ts';
import { idle } from '../harness/idle.ts';
import { askAsOwner, runOwnerCommand } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { bundle } from '../harness/site.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** Errors of browsers in which the message has this text; the queue hands them on a little later. */
async function groupsWith(text: string): Promise<ErrorGroup[]> {
  const { errors } = ErrorGroups.parse(JSON.parse(await askAsOwner('/api/owner/errors?source=browser')));
  return errors.filter(({ message }) => message.includes(text));
}

test('an element throws on a page, and the owner reads where in the source', { timeout: 90_000 }, async () => {
  const visitor = await newVisitor({}, { expectedErrors: /storefront|NumberFormat/ });
  const first = await openPage(visitor, '/shop/p/everyday-teapot');
  await first.waitForFunction(() => window.Storefront);
  await first.evaluate(() => window.Storefront?.cart?.add?.({ itemId: 'ss-everyday-teapot', sku: 'POT-700' }));
  await visitor.addInitScript('delete Intl.NumberFormat');
  const page = await openPage(visitor, '/cart?secret=1#part');
  await page.waitForFunction(() => window.Storefront);
  await page.evaluate(() => window.Storefront?.ready?.());
  const sent = page.waitForResponse((response) => response.url().includes('RecordJavascriptErrors'));
  await page.evaluate(await bundle('error-reporter.ts'));
  const answer = await sent;
  expect(answer.status(), answer.request().postData() ?? '').toBe(202);
  expect(answer.request().postData()).not.toContain('secret');
  await eventually(async () => (await groupsWith('NumberFormat')).length).toBeGreaterThan(0);
  const [group] = await groupsWith('NumberFormat');
  expect(group?.place).toMatch(/^sq\/[\w.-]+\.js:\d+:\d+$/);
  const details = JSON.parse(await runOwnerCommand(['errors', 'get', group?.id ?? '', '--json']));
  expect(details).toMatchObject({
    url: expect.stringMatching(/\/cart$/),
    pageType: expect.any(Number),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(details.stack[0]).toEqual({
    at: expect.stringContaining('.js:'),
    source: expect.stringMatching(/^(runtime|widgets)\/.+\.tsx?:\d+:\d+$/),
  });
  expect(await runOwnerCommand(['errors', 'list', '--source', 'browser'])).toContain(details.stack[0].source);
});

describe('a page of the shop, as its visitors have it', () => {
  const FOREIGN = 'https://ads.example/a.js';
  const REPORTS = 'RecordJavascriptErrors';

  /** A visitor in whose browser our checkout throws, as a script of others does on each page. */
  async function unluckyVisitor(): Promise<{ visitor: BrowserContext; seen: string[]; reports: string[] }> {
    const visitor = await newVisitor({ bypassCSP: true }, { expectedErrors: /storefront|Collator|foreign/ });
    await visitor.route(FOREIGN, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' },
        body: 'throw new Error("foreign")',
      }),
    );
    await visitor.addInitScript((src) => {
      Reflect.deleteProperty(Intl, 'Collator');
      addEventListener('DOMContentLoaded', () => {
        document.head.append(Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' }));
      });
    }, FOREIGN);
    const [seen, reports]: [string[], string[]] = [[], []];
    visitor.on('weberror', (thrown) => seen.push(String(thrown.error())));
    visitor.on('console', (message) => seen.push(message.text()));
    visitor.on('request', (request) => request.url().includes(REPORTS) && reports.push(request.postData() ?? ''));
    return { visitor, seen, reports };
  }

  /** Opens the checkout of something, and waits until both scripts have thrown. */
  async function openBroken({ visitor, seen }: { visitor: BrowserContext; seen: string[] }): Promise<Page> {
    const page = await openPage(visitor, '/shop/p/house-blend');
    await page.waitForFunction(() => window.Storefront);
    await page.evaluate(() => window.Storefront?.cart?.add?.({ itemId: 'ss-house-blend' }));
    seen.length = 0;
    await page.goto(`${SHOP_URL}/checkout`);
    await eventually(() => seen.some((text) => text.includes('Collator'))).toBe(true);
    await eventually(() => seen.some((text) => text.includes('foreign'))).toBe(true);
    return page;
  }

  test('the owner reads of errors of our scripts where the visitor is counted, and of no other script’s', async () => {
    const unlucky = await unluckyVisitor();
    const page = await openBroken(unlucky);
    await eventually(() => unlucky.reports.length).toBeGreaterThan(0);
    await page.goto(`${SHOP_URL}/about`);
    await eventually(async () => (await groupsWith('Collator')).length).toBe(1);
    const [group] = await groupsWith('Collator');
    const details = JSON.parse(await runOwnerCommand(['errors', 'get', group?.id ?? '', '--json']));
    expect(details).toMatchObject({ url: `${SHOP_URL}/checkout`, pageType: expect.any(Number) });
    expect(details.stack[0].source).toMatch(/^runtime\/domain\/countries\.ts:\d+:\d+$/);
    expect(unlucky.reports.join()).not.toContain('foreign');
    expect(await groupsWith('foreign')).toEqual([]);
  });

  test('of a visitor who refuses, no error is sent', async () => {
    const unlucky = await unluckyVisitor();
    await unlucky.visitor.addCookies([{ name: 'ss_cookieAllowed', value: 'none', url: SHOP_URL }]);
    const page = await openBroken(unlucky);
    await page.waitForFunction(() => window.Storefront?.vitals);
    await idle(page);
    // Whatever waits to be sent is sent when the page is left.
    await page.goto(`${SHOP_URL}/about`);
    expect(unlucky.reports).toEqual([]);
  });
});
