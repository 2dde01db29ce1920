import { globSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '#worker/cli/local/jobs.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import { lampenwerk } from '../../../demo/content/lampenwerk.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { pictureBytes } from '../../worker/pictures.ts';
import { accessibilityViolations, axeViolations, colourViolations } from '../harness/accessibility.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { callAsOwner } from '../harness/owner-api.ts';
import { eventually, hasFocus, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const DESK = { width: 1280, height: 720 };
/** Browsers log each answer that is no success. */
const REFUSED = { expectedErrors: /403|422/ };
const PASSWORD = 'zwei Kannen und ein Sieb';
/** The heading of the shop's own lock screen. */
const HEADING = 'For our guests';
const TABS_MAX = 40;

let options: OwnShop;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  shop = await startOwnShop(options);
  await deliver('june@mail.test', 'ray@mail.test');
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

/** Writes orders of a teapot that were delivered some days ago, and runs the job that asks for reviews. */
async function deliver(...emails: string[]): Promise<void> {
  const [file = ''] = globSync(`${options.stateDir}/v3/d1/*/*.sqlite`).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const order = `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
      shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
      gift_card_cents, grand_total_cents, placed_at, base_url, review_due_at)
    SELECT ?1, ?2, COUNT(*) + 1, ?2, ?2, 'sent', 1, 'test', ?3, '', '', '[]', 'USD', 5800, 0, 0, 0, 0, 0, 5800, 1, ?4, 1
    FROM orders`;
  const line = `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes,
      product_type, quantity, unit_cents, discount_cents, tax_cents)
    VALUES (?1, ?2, 0, 'ss-everyday-teapot', 'v', 's', 'Everyday Teapot', '{}', 1, 1, 5800, 0, 0)`;
  for (const email of emails) {
    const id = `0${email.replace(/\W/g, '')}`;
    database.prepare(order).run(SITE_ID, id, email, shop.url);
    database.prepare(line).run(SITE_ID, id);
  }
  database.close();
  await runJob(shop.url, 'reviews');
}

/** Sets the password of a site or of a part of it, or removes it. */
function setPassword(siteId: string, url: string, locked: string, password?: string): Promise<string> {
  const path = `/api/owner/${locked}/password`;
  const call = password === undefined ? { method: 'DELETE' as const } : { method: 'PUT' as const, body: { password } };
  return callAsOwner({ path, ...call }, { url, key: options.ownerKeys[siteId] ?? '' });
}

/** Waits until the shop answers with a text; its processes may remember for some seconds what was before. */
async function untilShown(visitor: BrowserContext, url: string, text: string): Promise<void> {
  const { host, port, pathname } = new URL(url);
  // Not every machine resolves names under localhost; browsers do.
  const read = async () =>
    (await visitor.request.get(`http://localhost:${port}${pathname}`, { headers: { Host: host } })).text();
  await expect.poll(read, { interval: 200 }).toContain(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Checks the page, or the part of it that has changed, in the light and in the dark. */
async function expectGoodPage(page: Page, part?: string): Promise<void> {
  for (const [colorScheme, violations] of [
    ['light', accessibilityViolations],
    ['dark', colourViolations],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, part), colorScheme).toEqual([]);
  }
  expect(await layoutErrors(page)).toEqual([]);
}

test('a buyer writes a review by the mail’s link, and it shows with mark and picture once it is approved', async () => {
  const visitor = await newVisitor(PHONE, REFUSED);
  const [mail] = await mailsOf(visitor, 'june@mail.test', shop.url);
  const [, path = ''] = /(\/commerce\/review\?\S+)/.exec(mail?.text ?? '') ?? [];
  const page = await openPage(visitor, path, shop.url);
  await expectGoodPage(page);
  await page.getByLabel('Title').fill('Pours well');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  expect(await page.getByLabel('Title').inputValue()).toBe('Pours well');
  await expectGoodPage(page, 'main');
  await page.getByRole('radio', { name: '4 out of 5' }).check();
  await page.getByLabel('Your review').fill('Not a drop on the table.');
  await page.getByLabel('Your name').fill('June');
  const buffer = Buffer.from(pictureBytes('jpeg'));
  await page.getByLabel('Pictures').setInputFiles([{ name: 'pot.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.locator('.review-pictures-chosen canvas').waitFor();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  await expectGoodPage(page, 'main');

  const owner = { url: shop.url, key: options.ownerKeys[SITE_ID] ?? '' };
  const { reviews }: { reviews: { id: string; title: string; orderNumber: number | null }[] } = JSON.parse(
    await callAsOwner({ path: '/api/owner/reviews' }, owner),
  );
  const written = reviews.find(({ title }) => title === 'Pours well');
  expect(written?.orderNumber).toBe(1);
  const approval = { path: `/api/owner/reviews/${written?.id}`, method: 'PUT', body: { state: 'approved' } } as const;
  await callAsOwner(approval, owner);

  await visitor.clearCookies();
  await page.setViewportSize(DESK);
  await page.goto(`${shop.url}/shop/p/everyday-teapot`);
  const review = page.locator('.product-review', { hasText: 'Pours well' });
  expect(await review.locator('.product-review-verified').textContent()).toBe('Verified buyer');
  const picture = review.getByRole('link', { name: 'Picture 1 of 1 by June' });
  await picture.click();
  const large = page.getByRole('dialog').or(page.locator('sq-lightbox')).locator('img');
  await eventually(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  await page.keyboard.press('Escape');
  await eventually(() => picture.evaluate((link) => link === document.activeElement)).toBe(true);
  await expectGoodPage(page, 'main');
});

test('a buyer without a script writes a review, with a picture as it is', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false }, REFUSED);
  const [mail] = await mailsOf(visitor, 'ray@mail.test', shop.url);
  const [, path = ''] = /(\/commerce\/review\?\S+)/.exec(mail?.text ?? '') ?? [];
  const page = await openPage(visitor, path, shop.url);
  await page.getByRole('radio', { name: '2 out of 5' }).check();
  await page.getByLabel('Your review').fill('The lid broke.');
  await page.getByLabel('Your name').fill('Ray');
  const buffer = Buffer.from(pictureBytes('webp'));
  await page.getByLabel('Pictures').setInputFiles([{ name: 'lid.webp', mimeType: 'image/webp', buffer }]);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a visitor meets the screen of a locked page, types a wrong and the right password by keyboard, and is led back', async () => {
  await setPassword(SITE_ID, shop.url, 'collections/ss-journal', PASSWORD);
  const visitor = await newVisitor(PHONE, REFUSED);
  await untilShown(visitor, `${shop.url}/journal/the-second-pot`, HEADING);
  const page = await openPage(visitor, '/journal/the-second-pot', shop.url);
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(HEADING);
  await expectGoodPage(page);
  const field = page.getByLabel('Password');
  for (let tab = 0; tab < TABS_MAX && !(await hasFocus(field)); tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('one pot');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  await eventually(() => hasFocus(field)).toBe(true);
  expect(await field.inputValue()).toBe('');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expectGoodPage(page, 'main');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/journal/the-second-pot');
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(HEADING);
  await setPassword(SITE_ID, shop.url, 'collections/ss-journal');
});

test('a locked German shop asks in German, without script, and shows none of its menus', async () => {
  const url = shop.url.replace('localhost', 'de.localhost');
  await setPassword(lampenwerk.siteId, url, 'site', PASSWORD);
  const visitor = await newVisitor({ ...PHONE, locale: 'de-DE', javaScriptEnabled: false }, REFUSED);
  await untilShown(visitor, `${url}/leuchten`, 'Diese Website ist geschützt');
  const page = await openPage(visitor, '/leuchten', url);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Diese Website ist geschützt');
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^de/);
  expect(await page.getByRole('link', { name: 'Leuchten' }).count()).toBe(0);
  await page.getByLabel('Passwort').fill('eine Kanne');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await eventually(() => page.locator('.field-error').textContent()).toContain('Dieses Passwort ist falsch.');
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL(`${url}/leuchten`);
  await eventually(() => page.getByRole('link', { name: 'Leuchten' }).count()).toBeGreaterThan(0);
  await setPassword(lampenwerk.siteId, url, 'site');
});

test('an owner changes the lock screen, and visitors of the locked shop see it', async () => {
  const page = await openConsole(await newVisitor({ viewport: { width: 1280, height: 900 } }), 'settings', shop.url);
  await page.getByRole('link', { name: 'Design the lock screen under Passwords' }).click();
  await eventually(() => screenTitle(page)).toBe('Passwords');
  await page.getByRole('button', { name: /^3\. Heading/ }).click();
  await page.getByLabel('Text', { exact: true }).fill('Only for our friends');
  await page.getByRole('button', { name: /^5\. Newsletter form/ }).click();
  await button(page, 'Remove').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Set a password').click();
  const asked = page.getByRole('dialog', { name: 'Set a password' });
  await asked.getByLabel('Password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Set the password' }).click();
  await eventually(() => button(page, 'Set another password').count()).toBe(1);
  await button(page, 'Save').click();
  await eventually(() => button(page, 'Save').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const visitor = await newVisitor(PHONE, REFUSED);
  // The shop looks for another lock screen every ten seconds.
  await untilShown(visitor, shop.url, 'Only for our friends');
  const seen = await openPage(visitor, '/', shop.url);
  expect(await seen.getByRole('heading', { level: 1 }).textContent()).toBe('Only for our friends');
  expect(
    await seen
      .locator('[data-slice-type]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-slice-type'))),
  ).toEqual(['logo', 'lock', 'heading', 'password', 'newsletter']);
  await seen.getByLabel('Password').fill(PASSWORD);
  await seen.getByLabel('Password').press('Enter');
  await eventually(() => seen.locator('[data-slice-type]').count()).toBe(0);
});
