import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../runtime/contracts/product.ts';
import { restockBox as german } from '../../../runtime/i18n/de/rest.ts';
import { lamp, lampRestock } from '../../fixtures/cart/product.ts';
import { fixture } from '../../fixtures/load-page.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { moveUntil } from '../harness/move-until.ts';
import { connectBrowser, getShared } from '../harness/shared.ts';
import { addBuild, type Site, serve } from '../harness/site.ts';
import { scriptTag } from '../harness/visit.ts';

const EMAIL = 'ann@example.com';
const UNABLE = 'Unable to submit form. Please try again later.';
const SIGN_UP = '/api/site-users/account/notifications/restock';
/** The product of the copied page. */
const COPIED = 'p00000000000000000000001';
const ELEMENT =
  '<main><h1>Lamps</h1><sq-restock product="lamp" variant="LAMP-L"><a href="/">Ask us</a></sq-restock></main>';

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, shop, host] = await Promise.all([connectBrowser(), serve('localhost'), serve('127.0.0.1')]);
  addBuild(shop, await getShared('scripts'));
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  shop.troubles.clear();
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));

interface Answer {
  status: number;
  json: object;
}

const TAKEN: Answer = { status: 200, json: { isConfirmationNeeded: false } };

interface Opened {
  page: Page;
  /** The bodies of all sign-ups. */
  sent: unknown[];
  /** The URLs of everything that the page asked for, its own among them. */
  urls: string[];
  complaints: string[];
}

/** Opens a page of another origin, whose shop answers sign-ups by these in turn, and by the last from then on. */
async function open(
  html: string,
  answers: readonly Answer[] = [TAKEN],
  product: Product | null = aLamp,
): Promise<Opened> {
  const sent: unknown[] = [];
  const context = await browser.newContext();
  await context.route('**/api/**', (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': host.origin, 'access-control-allow-headers': '*' };
    if (!request.url().includes(SIGN_UP)) {
      return route.fulfill(product ? { json: product, headers } : { status: 404, json: { error: 'gone' }, headers });
    }
    if (request.method() === 'POST') sent.push(request.postDataJSON());
    const { status, json } = answers[Math.min(sent.length, answers.length) - 1] ?? TAKEN;
    return route.fulfill({ status, json, headers });
  });
  host.files.set('/', html.replace('</head>', `${scriptTag(shop)}</head>`));
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await page.goto(`${host.origin}/`);
  return { page, sent, urls, complaints };
}

const aLamp: Product = { ...lamp, restock: lampRestock };
const pageOf = (main: string) =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Page</title></head><body>${main}</body></html>`;

const message = (page: Page) => page.locator('.sq-restock-message').innerText();
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read);

/** Checks that nothing of the address is in the page's URL, its history's state or the URL of any request. */
async function expectHidden({ page, urls }: Opened): Promise<void> {
  expect(page.url()).toBe(`${host.origin}/`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('ann');
  expect(urls).toContain(page.url());
  expect(urls.filter((url) => /ann(@|%40)/i.test(url))).toEqual([]);
}

describe('<sq-restock> on a page of another origin', () => {
  test('says why a sign-up fails, keeps what was typed, and signs up by keyboard the next time, with its text in place of the form', async () => {
    const answers = [{ status: 400, json: {} }, { status: 409, json: { error: 'It is back!' } }, TAKEN];
    const opened = await open(pageOf(ELEMENT), answers);
    const { page, sent, complaints } = opened;
    const field = page.getByLabel('Email Address');
    await field.waitFor();
    expect(await page.getByText('Ask us').isVisible()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('ann');
    const press = () => page.getByRole('button', { name: 'Sign Up' }).press('Enter');
    await press();
    await eventually(() => message(page)).toBe('Email is invalid');
    expect(sent).toEqual([]);
    await field.fill(EMAIL);
    for (const text of [UNABLE, 'It is back!']) {
      await press();
      await eventually(() => message(page)).toBe(text);
      expect(await field.inputValue()).toBe(EMAIL);
    }
    await page.getByLabel('Sign up to receive news and updates.').press('Space');
    await field.fill('');
    await field.focus();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Enter');
    await eventually(() => message(page)).toBe('Signed up!');
    expect(await page.locator('sq-restock form').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('sq-restock-message');
    const ids = { productId: lamp.id, variantId: 'variant-lamp-large' };
    expect(sent).toHaveLength(3);
    expect(sent[2]).toMatchObject({ ...ids, siteVisitorEmail: EMAIL, isJoinMailingList: false });
    await expectHidden(opened);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('leaves the page’s own content where the shop does not have the product', async () => {
    const { page } = await open(pageOf(ELEMENT), [TAKEN], null);
    await page.evaluate(() => window.Storefront?.ready?.('sq-restock'));
    expect(await page.getByText('Ask us').isVisible()).toBe(true);
    expect(await page.locator('sq-restock form').count()).toBe(0);
  });
});

describe('the engine’s box on a copied page', () => {
  const box = (page: Page) => page.locator('.product-restock-notification');
  /** What serves the box comes with the visitor's first sign. */
  async function served(page: Page): Promise<void> {
    await moveUntil(page, () => page.locator('.product-restock-notification.sq-served').count());
  }
  /** As the engine writes it where the shop has a mailing list: the checkbox stands outside of the form. */
  const LIST =
    '<label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList">News</label>';
  const copied = fixture('pages/foreign-page').replace(
    '<input type="submit" value="Sign Up"></form>',
    `<input type="submit" value="Sign Up"></form>${LIST}`,
  );
  const product: Product = { ...aLamp, id: COPIED };

  test('appears, says why a sign-up fails, and signs up by keyboard with the checkbox outside of the form', async () => {
    const opened = await open(copied, [{ status: 400, json: {} }, TAKEN], product);
    const { page, sent } = opened;
    // The box is there from the first; what serves it comes with the script.
    await served(page);
    expect(await box(page).isVisible()).toBe(true);
    await box(page).locator('[name=email]').focus();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Enter');
    await eventually(() => message(page)).toBe(UNABLE);
    expect(await box(page).locator('[name=email]').inputValue()).toBe(EMAIL);
    await box(page).locator('[name=email]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(() => message(page)).toBe('Signed up!');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('sq-restock-message');
    for (const part of ['form', '.product-restock-mailing-list']) {
      expect(await box(page).locator(part).isVisible(), part).toBe(false);
    }
    expect(sent).toMatchObject([
      { productId: COPIED, variantId: 'v1', siteVisitorEmail: EMAIL, isJoinMailingList: false },
      { productId: COPIED, variantId: 'v1', siteVisitorEmail: EMAIL, isJoinMailingList: true },
    ]);
    await expectHidden(opened);
  });

  test('speaks German on a German page, by keyboard alone', async () => {
    const opened = await open(copied.replace('lang="en"', 'lang="de"'), [TAKEN], product);
    const { page, sent } = opened;
    await served(page);
    await box(page).locator('[name=email]').focus();
    await page.keyboard.press('Enter');
    await eventually(() => message(page)).toBe(german.emailBlank);
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Enter');
    await eventually(() => message(page)).toBe(german.signedUp);
    expect(sent).toMatchObject([{ siteVisitorEmail: EMAIL }]);
    await expectHidden(opened);
  });

  test('sends an address once that was sent before its script was there, and keeps it out of the URL', async () => {
    const release = shop.hold('/sq/');
    const opened = await open(copied, [TAKEN], product);
    const { page, sent } = opened;
    await page.waitForFunction(() => window.Storefront);
    await box(page).locator('[name=email]').fill(EMAIL);
    await box(page).locator('[name=email]').press('Enter');
    await box(page).getByRole('button', { name: 'Sign Up' }).click();
    await expectHidden(opened);
    release();
    await eventually(() => message(page)).toBe('Signed up!');
    expect(sent).toMatchObject([{ siteVisitorEmail: EMAIL, isJoinMailingList: false }]);
    await expectHidden(opened);
  });

  test('stays while a visitor is in it, until the shop has answered whether it serves the box', async () => {
    const release = shop.hold('/sq/');
    const { page } = await open(copied, [TAKEN], { ...product, restock: null });
    await page.waitForFunction(() => window.Storefront);
    const field = box(page).locator('[name=email]');
    await field.focus();
    await page.keyboard.type('ann@');
    release();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('example.com');
    expect(await field.inputValue()).toBe(EMAIL);
    await page.getByLabel('Select Size').focus();
    await eventually(() => box(page).isVisible()).toBe(false);
  });

  test('stays hidden where the shop sends no notices about the product', async () => {
    const { page } = await open(copied, [TAKEN], { ...product, restock: null });
    await page.waitForLoadState('networkidle');
    expect(await box(page).isVisible()).toBe(false);
  });
});
