import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { field, fillAddress, newBuyer, openCheckout, orderNumber, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const TRACKING = 'https://post.example/track?id=1&lang=en';

const statusOn = (page: Page) =>
  page
    .locator('.order-facts div', { has: page.locator('dt', { hasText: /^Status$/ }) })
    .locator('dd')
    .innerText();
const eventsOn = (page: Page) => page.locator('.order-history li > span').allTextContents();

/** Waits for the buyer's mail with this subject, and returns its two texts. */
async function mailAbout(visitor: BrowserContext, email: string, subject: RegExp, count = 1): Promise<string[]> {
  const found = async () => (await mailsOf(visitor, email)).filter((mail) => subject.test(mail.subject));
  await eventually(async () => (await found()).length).toBe(count);
  const [newest] = await found();
  return [newest?.text ?? '', newest?.html ?? ''];
}

/** Shows the page as it is now, and checks that everybody can read it. */
async function shown(page: Page): Promise<Page> {
  await page.reload();
  await expectGoodPage(page);
  return page;
}

async function expectGoodPage(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
}

/** Checks what lies in a parcel: one sheet with what was bought and where it goes, and nothing to press. */
async function expectSheet(page: Page, number: number): Promise<void> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('body').innerText();
  for (const fact of [`#${number}`, 'Linen Tea Towel', 'Indigo', 'June Park', '1 Main St', 'Please wrap it.', 'Total'])
    expect(sheet).toContain(fact);
  for (const place of ['.order-history', '.order-next', '.order-terms', '.order-page .button'])
    expect(await page.locator(place).filter({ visible: true }).count(), place).toBe(0);
  expect(await page.getByText('hello@second-steep.example').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
}

/** Buys two towels; returns the order's page, opened from the mail, and the owner's commands about the order. */
async function bought(visitor: BrowserContext, email: string) {
  const page = await openCheckout(visitor, [{ itemId: 'ss-linen-towel', sku: 'TOWEL-IN-S', quantity: 2 }]);
  await field(page, 'email').fill(email);
  await fillAddress(page);
  await field(page, 'note').fill('Please wrap it.');
  expect(await payAndArrive(page)).toContain('We pack your order');
  const number = await orderNumber(page);
  const [confirmation = ''] = await mailAbout(visitor, email, /^Your order #\d+ at Second Steep$/);
  await page.goto(/https?:\S+\/commerce\/order-status\S+/.exec(confirmation)?.[0] ?? '');
  const owner = (...args: string[]) => runOwnerCommand(['orders', ...args.toSpliced(1, 0, String(number))]);
  return { page, number, owner };
}

test('pages and mails say each step of an order, from the payment to the refund, and the page is printed on one sheet for the parcel', async () => {
  const email = newAddress('history');
  const visitor = await newBuyer({ viewport: PHONE });
  const { page, number, owner } = await bought(visitor, email);
  expect([await statusOn(page), await eventsOn(page)]).toEqual(['Paid', ['Ordered and paid']]);

  await owner('pack');
  await page.reload();
  expect(await statusOn(page)).toBe('Packed');

  await owner('send', '--carrier', 'Post', '--tracking', TRACKING);
  for (const body of await mailAbout(visitor, email, /is on its way$/)) expect(body).toContain('post.example/track');
  expect(await statusOn(await shown(page))).toBe('Sent');
  expect(await page.getByRole('link', { name: 'Track your parcel' }).getAttribute('href')).toBe(TRACKING);
  await page.setViewportSize(DESK);
  await expectGoodPage(page);
  await expectSheet(page, number);
  await page.setViewportSize(PHONE);

  // An owner who has not seen the answer types the same again.
  for (const isRepeat of [false, true]) {
    expect(JSON.parse(await owner('refund', '--cents', '500'))).toMatchObject({ refund: { cents: 500, isRepeat } });
  }
  for (const body of await mailAbout(visitor, email, /^A refund/)) expect(body).toContain('has refunded $5.00');
  await page.reload();
  expect(await statusOn(page)).toBe('Sent, Partly refunded');

  expect(JSON.parse(await owner('refund', '--restock'))).toMatchObject({ state: 'refunded' });
  const [rest] = await mailAbout(visitor, email, /^A refund/, 2);
  expect(rest).toContain('no money was charged, so none moves');
  expect(await statusOn(await shown(page))).toBe('Refunded');
  const events = await eventsOn(page);
  expect(events.map((text) => text.replace(/\$[\d.]+/, '$'))).toEqual([
    ...['Ordered and paid', 'Packed', 'Sent with Post', '$ refunded', '$ refunded'],
  ]);
});
