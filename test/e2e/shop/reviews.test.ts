import { globSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../demo/jobs.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import type { Shop } from '../../../demo/shop.ts';
import { pictureBytes } from '../../worker/pictures.ts';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
/** Browsers log a refused form as an error. */
const REFUSED = { expectedErrors: /422/ };
const HOURLY = '17 * * * *';

let options: OwnShop;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

/** Writes an order of a teapot that was delivered some days ago, and runs the hourly jobs. */
async function deliver(email: string): Promise<void> {
  const [file = ''] = globSync(`${options.stateDir}/v3/d1/*/*.sqlite`).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const id = `0${email.replace(/\W/g, '')}`;
  const order = `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
      shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
      gift_card_cents, grand_total_cents, placed_at, base_url, review_due_at)
    SELECT ?1, ?2, COUNT(*) + 1, ?2, ?2, 'sent', 1, 'test', ?3, '', '', '[]', 'USD', 5800, 0, 0, 0, 0, 0, 5800, 1, ?4, 1
    FROM orders`;
  const line = `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes,
      product_type, quantity, unit_cents, discount_cents, tax_cents)
    VALUES (?1, ?2, 0, 'ss-everyday-teapot', 'v', 's', 'Everyday Teapot', '{}', 1, 1, 5800, 0, 0)`;
  database.prepare(order).run(SITE_ID, id, email, shop.url);
  database.prepare(line).run(SITE_ID, id);
  database.close();
  await runJobs(shop.url, HOURLY);
}

async function expectGoodPage(page: Page): Promise<void> {
  for (const [colorScheme, violations] of [
    ['light', accessibilityViolations],
    ['dark', colourViolations],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
    expect(await layoutErrors(page), colorScheme).toEqual([]);
  }
}

test('a buyer writes a review by the mail’s link, and it shows with mark and picture once it is approved', async () => {
  const visitor = await newVisitor(PHONE, REFUSED);
  await deliver('june@mail.test');
  const [mail] = await mailsOf(visitor, 'june@mail.test', shop.url);
  const [, path = ''] = /(\/commerce\/review\?\S+)/.exec(mail?.text ?? '') ?? [];
  const page = await openPage(visitor, path, shop.url);
  await expectGoodPage(page);
  await page.getByLabel('Title').fill('Pours well');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  expect(await page.getByLabel('Title').inputValue()).toBe('Pours well');
  await expectGoodPage(page);
  await page.getByRole('radio', { name: '4 out of 5' }).check();
  await page.getByLabel('Your review').fill('Not a drop on the table.');
  await page.getByLabel('Your name').fill('June');
  const buffer = Buffer.from(pictureBytes('jpeg'));
  await page.getByLabel('Pictures').setInputFiles([{ name: 'pot.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.locator('.review-pictures-chosen canvas').waitFor();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  await expectGoodPage(page);

  const key = options.ownerKeys[SITE_ID] ?? '';
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const listed = await fetch(`${shop.url}/api/owner/reviews`, { headers });
  const { reviews } = (await listed.json()) as { reviews: { id: string; title: string; orderNumber: number | null }[] };
  const written = reviews.find(({ title }) => title === 'Pours well');
  expect(written?.orderNumber).toBe(1);
  const body = JSON.stringify({ state: 'approved' });
  await fetch(`${shop.url}/api/owner/reviews/${written?.id}`, { method: 'PUT', headers, body });

  const desk = await openPage(await newVisitor({ reducedMotion: 'reduce' }), '/shop/p/everyday-teapot', shop.url);
  const review = desk.locator('.product-review', { hasText: 'Pours well' });
  expect(await review.locator('.product-review-verified').textContent()).toBe('Verified buyer');
  const picture = review.getByRole('link', { name: 'Picture 1 of 1 by June' });
  await picture.click();
  const large = desk.getByRole('dialog').or(desk.locator('sq-lightbox')).locator('img');
  await eventually(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  await desk.keyboard.press('Escape');
  await eventually(() => picture.evaluate((link) => link === document.activeElement)).toBe(true);
  await expectGoodPage(desk);
});

test('a buyer without a script writes a review, with a picture as it is', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false }, REFUSED);
  await deliver('ray@mail.test');
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
