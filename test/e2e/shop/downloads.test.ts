import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, axeViolations } from '../harness/accessibility.ts';
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
} from '../harness/checkout-steps.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { newAddress } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
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
  await page.getByLabel('Kind').selectOption({ label: 'Digital: a file to download' });
  await page.getByLabel('Price (').fill('5');
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

/** Checks the page at a desk in the light, and on a phone in the dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [viewport, colorScheme] of [
    [DESK, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
}

describe('a digital product', () => {
  test('an owner uploads a file and renames it, and its buyers download it under the new name', async () => {
    const owner = await newVisitor({ viewport: { width: 1280, height: 900 } });
    const desk = await openConsole(owner, 'products/new');
    const itemId = await createDigitalProduct(desk, 'Songs for kettles');
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

    const page = await openCheckout(await newBuyer(), [{ itemId }]);
    await field(page, 'email').fill(newAddress('singer'));
    await choosePlace(page, 'JP');
    await agreeToDownload(page);
    await payAndArrive(page);
    const saved = await save(page);
    expect([saved.name, saved.bytes.equals(GUIDE)]).toEqual(['songs.pdf', true]);

    await rename(desk, 'songs.pdf', 'Songs for kettles.pdf');
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('Songs for kettles.pdf');
    expect((await save(page)).name).toBe('Songs for kettles.pdf');
  });

  test('a guide is downloaded from the confirmation and the mail, by a range, until a refund', async () => {
    const email = newAddress('reader');
    const visitor = await newBuyer({ viewport: PHONE, colorScheme: 'dark' }, { expectedErrors: /410/ });
    const page = await openCheckout(visitor, [{ itemId: 'ss-brewing-guide' }]);
    await field(page, 'email').fill(email);
    await choosePlace(page, 'JP');
    await eventually(() => checkoutOf(page).innerText()).toContain(
      'You can download The Brewing Guide right after paying',
    );
    await payButton(page).click();
    await eventually(() => checkoutOf(page).locator('#sq-checkout-withdrawalConsent-error').textContent()).toBe(
      'Please tick this box to order downloads.',
    );
    await expectAccessible(page);
    await agreeToDownload(page);
    const confirmation = await payAndArrive(page);
    expect(confirmation).toContain('5 downloads left');
    expect(confirmation).toContain('Consent to immediate download');
    await expectAccessible(page);
    const number = await orderNumber(page);
    const saved = await save(page);
    expect(saved.name).toBe('the-brewing-guide.pdf');
    expect(saved.bytes.equals(GUIDE)).toBe(true);

    await eventually(async () => (await mailsOf(visitor, email)).length).toBeGreaterThan(0);
    const mail = (await mailsOf(visitor, email)).find(({ to }) => to === email);
    const link = /https?:\S+\/commerce\/download\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toMatch(/Consent to immediate download: Given on .*I lose my right of withdrawal/);
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
    const resumed = await page.request.get(link, { headers: { Range: `bytes=${GUIDE.length - 10}-` } });
    expect(resumed.status()).toBe(206);
    expect((await resumed.body()).equals(GUIDE.subarray(-10))).toBe(true);
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('4 downloads left');

    expect(JSON.parse(await runOwnerCommand(['orders', 'refund', String(number)]))).toMatchObject({
      state: 'refunded',
    });
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(410);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This download is closed');
    await expectAccessible(page);
  });
});
