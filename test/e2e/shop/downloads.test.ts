import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, expectAccessible } from '../harness/accessibility.ts';
import {
  agreeToDownload,
  checkoutOf,
  choosePlace,
  field,
  newBuyer,
  openCheckout,
  orderNumber,
  payAndArrive,
  payButton,
  sums,
} from '../harness/checkout-steps.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { newAddress } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const TITLE = 'Songs for kettles';
const GUIDE = readFileSync(join(import.meta.dirname, '../../../demo/files/the-brewing-guide.pdf'));

/** Presses a link to a file, and returns what the browser has saved. */
async function save(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

/** Creates a digital product in the console, and stays on its page. */
async function createDigitalProduct(page: Page, title: string): Promise<string> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Type').selectOption({ label: 'Digital: a file to download' });
  await page.getByLabel('Price (').fill('9');
  await page.getByRole('button', { name: 'Create the product' }).click();
  await eventually(() => screenTitle(page)).toBe(title);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Renames a file where its name stands, by the keyboard alone. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Rename ${from}` }).press('Enter');
  await page.getByLabel(`Name of ${from}`).fill(to);
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('button', { name: `Rename ${to}` }).count()).toBe(1);
}

test('an owner uploads a file and renames it; its buyer, who gives a country instead of an address, downloads it from the confirmation and the mail, by a range and under its new name, until a refund', async () => {
  const owner = await newVisitor({ viewport: { width: 1280, height: 900 } });
  const desk = await openConsole(owner, 'products/new');
  const itemId = await createDigitalProduct(desk, TITLE);
  await eventually(() => desk.getByRole('main').innerText()).toContain('The product has no file yet.');
  await desk
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'draft.pdf', mimeType: 'application/pdf', buffer: GUIDE });
  await eventually(() => desk.getByRole('button', { name: 'Rename draft.pdf' }).count()).toBe(1);
  await rename(desk, 'draft.pdf', 'songs.pdf');
  expect(await axeViolations(desk)).toEqual([]);
  await desk.getByLabel('Visibility', { exact: true }).selectOption('published');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => desk.getByRole('status').allInnerTexts()).toContainEqual(expect.stringContaining('Saved.'));

  const email = newAddress('singer');
  const visitor = await newBuyer({ viewport: PHONE }, { expectedErrors: /410/ });
  const page = await openCheckout(visitor, [{ itemId }]);
  const sections = await checkoutOf(page).locator('form section h2').allTextContents();
  expect(sections).toEqual(['Contact', 'Note to the shop', 'Payment']);
  expect(await checkoutOf(page).innerText()).toContain(`You can download ${TITLE} right after paying`);
  await field(page, 'email').fill(email);
  await field(page, 'note').fill('Thank you in advance!');
  await field(page, 'countryCode').selectOption('US');
  await payButton(page).click();
  const errorOf = (name: string) => checkoutOf(page).locator(`#sq-checkout-${name}-error`).textContent();
  await eventually(() => errorOf('region')).toBe('State is missing.');
  expect(await field(page, 'withdrawalConsent').count()).toBe(0);
  await expectAccessible(page, 'the checkout of a download with errors');
  await choosePlace(page, 'US', 'CA');
  await eventually(() => sums(page)).toEqual(['Subtotal$9.00', 'California sales tax$0.65', 'Total$9.65']);
  await choosePlace(page, 'FR');
  await eventually(() => sums(page)).toEqual(['Subtotal$9.00', 'Total$9.00']);
  expect(await field(page, 'region').count()).toBe(0);
  await payButton(page).click();
  await eventually(() => errorOf('withdrawalConsent')).toBe('Please tick this box to order.');
  await expectAccessible(page, 'the checkout of a download that asks for the consent');
  await agreeToDownload(page);

  const confirmation = await payAndArrive(page);
  for (const text of [TITLE, '$9.00', 'France', 'Thank you in advance!', '5 downloads left']) {
    expect(confirmation).toContain(text);
  }
  expect(confirmation).toContain('Consent to immediate download');
  expect(confirmation).not.toMatch(/^Delivery/m);
  await expectAccessible(page, 'the confirmation of a download');
  const number = await orderNumber(page);
  const saved = await save(page);
  expect([saved.name, saved.bytes.equals(GUIDE)]).toEqual(['songs.pdf', true]);

  await eventually(async () => (await mailsOf(visitor, email)).length).toBeGreaterThan(0);
  const mail = (await mailsOf(visitor, email)).find(({ to }) => to === email);
  const link = /https?:\S+\/commerce\/download\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.text).toMatch(/Consent to immediate download: Given on .*I lose my right of withdrawal/);
  expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
  const resumed = await page.request.get(link, { headers: { Range: `bytes=${GUIDE.length - 10}-` } });
  expect(resumed.status()).toBe(206);
  expect((await resumed.body()).equals(GUIDE.subarray(-10))).toBe(true);

  await rename(desk, 'songs.pdf', `${TITLE}.pdf`);
  await page.reload();
  const main = await page.locator('main').innerText();
  for (const text of [`${TITLE}.pdf`, '4 downloads left']) expect(main).toContain(text);
  expect((await save(page)).name).toBe(`${TITLE}.pdf`);

  expect(JSON.parse(await runOwnerCommand(['orders', 'refund', String(number)]))).toMatchObject({ state: 'refunded' });
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(410);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This download is closed');
  await expectAccessible(page, 'the page of a closed download');
});
