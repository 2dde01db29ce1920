import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import { newAddress } from '../harness/form-filling.ts';
import { idle } from '../harness/idle.ts';
import { layoutErrors } from '../harness/layout.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, hasFocus, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const POST = '/journal/the-second-pot';
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;
const DESK = { width: 1280, height: 720 };
const DELAY_MS = 45_000;
/** Longer than a popup with its sign waits until it looks at the page again. */
const LOOKS_MS = 700;
/** The visitor’s browser keeps these, each with the shop and the popup behind it. */
const KEYS = ['sq-popup-closed-date', 'sq-popup-version', 'sq-popup-submitted'];

const corner = (page: Page) => page.locator('.sq-popup-corner');
const modal = (page: Page) => page.locator('sq-lightbox.sq-popup');

/** Reads what the browser remembers of the demo's popup, by the order of `KEYS`. */
const remembered = (page: Page) =>
  page.evaluate((keys) => {
    const names = Object.keys(localStorage);
    return keys.map((key) => localStorage.getItem(names.find((name) => name.startsWith(`${key}:`)) ?? ''));
  }, KEYS);

/** Puts the demo's popup on the page that is open, with other settings. */
async function addPopup(page: Page, settings: object): Promise<void> {
  await page.route('**/rest/popups/ss-letters*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...settings } });
  });
  const answered = page.waitForResponse('**/rest/popups/ss-letters*');
  await page.evaluate(() => {
    const popup = document.createElement('sq-popup');
    popup.setAttribute('popup', 'ss-letters');
    document.body.append(popup);
  });
  await answered;
}

/** Fails where the page is not good to read, or too narrow for what is on it. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Scrolls to the end of a page, and back to its start. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (const top of [document.body.scrollHeight, 0]) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/** Opens a page as a visitor who has never seen the popup. */
async function openAnew(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${SHOP_URL}/about`);
}

/** Opens a tab whose clock the test moves, on a page. */
async function openAt(options: BrowserContextOptions, path: string): Promise<Page> {
  // Whoever sends a form at once waits a moment, and it is sent again.
  const page = await (await newVisitor(options, { expectedErrors: /429 .*SaveFormSubmission/ })).newPage();
  await page.clock.install();
  await page.goto(SHOP_URL + path);
  return page;
}

test('it comes beside a post after its time, by a link or in the centre with the focus, when the pointer leaves for the tabs, and stays away once it was answered', async () => {
  const page = await openAt(PHONE, POST);
  await page.waitForFunction(() => customElements.get('sq-popup'));
  expect(await corner(page).count()).toBe(0);
  await page.clock.fastForward(DELAY_MS);
  await eventually(() => corner(page).getByLabel(/Email/).count()).toBe(1);
  expect(await corner(page).getAttribute('role')).toBe('dialog');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expectGoodPage(page);

  await page.goto(`${SHOP_URL}/about`);
  await addPopup(page, { position: 'center', sign: { kind: 'link' } });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/popup/ss-letters';
    link.dataset.sqOpens = 'popup';
    link.textContent = 'Letters';
    document.querySelector('main')?.append(link);
  });
  const link = page.getByRole('link', { name: 'Letters', exact: true });
  await link.press('Enter');
  await eventually(() => modal(page).getByLabel(/Email/).count()).toBe(1);
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await eventually(() => modal(page).count()).toBe(0);
  expect(await hasFocus(link)).toBe(true);

  await page.setViewportSize(DESK);
  await openAnew(page);
  await addPopup(page, { position: 'center', sign: { kind: 'scroll', percent: 60 } });
  expect(await modal(page).count()).toBe(0);
  await eventually(async () => {
    await scrollThrough(page);
    return modal(page).getByLabel(/Email/).count();
  }).toBe(1);
  expect(await modal(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(() => modal(page).count()).toBe(0);
  expect(await remembered(page)).toEqual([expect.stringMatching(/^\d{13}$/), '1', 'false']);

  await openAnew(page);
  await page.mouse.move(300, 300);
  await addPopup(page, { sign: { kind: 'leave' } });
  await eventually(async () => {
    await page.mouse.move(300, 200);
    await page.mouse.move(300, -5);
    return corner(page).count();
  }).toBe(1);
  const email = corner(page).getByLabel(/Email/);
  await eventually(() => email.count()).toBe(1);
  await email.fill(newAddress('reader'));
  await email.press('Enter');
  await eventually(() => remembered(page)).toEqual([null, '1', 'true']);
  await eventually(() => corner(page).textContent()).toContain('Nearly there');
  await page.reload();
  await addPopup(page, { sign: { kind: 'delay', seconds: 1 } });
  await page.clock.runFor(1_000 + LOOKS_MS);
  await idle(page);
  expect(await corner(page).count()).toBe(0);
});
