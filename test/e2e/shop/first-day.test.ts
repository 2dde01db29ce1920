import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../worker/png.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { field, newBuyer } from '../harness/checkout-steps.ts';
import { screenTitle } from '../harness/console.ts';
import { CountedPage, formatEfforts } from '../harness/counted-page.ts';
import { type EmptyShop, startEmptyShop } from '../harness/empty-shop.ts';
import { type FakeStripeServer, startFakeStripe } from '../harness/fake-stripe-server.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { queryShop } from '../harness/query-shop.ts';
import { addButton, eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-IE', reducedMotion: 'reduce' } as const;
const KEY = 'sk_live_51ofQuayPotteryA1b2';
const PICTURE = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(png(40, 40, () => [40, 90, 140])) };
const BUYER = 'ada@buyer.example';
const ADDRESS = { firstName: 'Ada', lastName: 'Byrne', line1: '1 Quay St', city: 'Galway', postalCode: 'H91 AB12' };
const TRACKING = 'RR123456785IE';
/** More clicks and fields than a step needs today; a step that grows beyond has lost a sensible default. */
const MOST: Readonly<Record<string, number>> = {
  'create the shop': 12,
  'a product': 13,
  delivery: 7,
  tax: 7,
  payments: 6,
  'legal pages': 10,
  'test order': 12,
  opening: 5,
  'the buyer’s order': 10,
  'the order is seen': 3,
  'packed and sent': 7,
  refund: 4,
};

let empty: EmptyShop;
let fake: FakeStripeServer;

beforeAll(async () => {
  fake = await startFakeStripe();
  fake.stripe.accounts.open({ id: 'acct_quay', display_name: 'Quay Pottery' }, KEY);
  empty = await startEmptyShop({ STRIPE_API_BASE: fake.url });
});
afterAll(async () => {
  await empty?.shop.stop();
  fake?.close();
  if (empty) rmSync(empty.stateDir, { recursive: true, force: true });
});

const main = (page: Page) => page.locator('main');
const dialog = ({ page }: CountedPage) => page.locator('dialog[open]').last();
const untilClosed = ({ page }: CountedPage) => eventually(() => page.locator('dialog[open]').count()).toBe(0);
const toSetUp = (owner: CountedPage) => owner.pressLink('← Set up your shop');
const fitsPhone = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function save(owner: CountedPage): Promise<void> {
  await owner.pressButton('Save');
  await eventually(() => owner.page.getByRole('button', { name: /^Sav(e|ing…)$/ }).count()).toBe(0);
}

/** Types into the form of the first shop, by the names of its fields. */
async function fillSetUp(owner: CountedPage, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await owner.fill(owner.page.locator(`[name=${name}]`), value);
}

async function fillFields(owner: CountedPage, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await owner.fillField(label, text);
}

/** Fills the checkout and pays; the shop leads to the confirmation. */
async function pay(buyer: CountedPage, email: string): Promise<void> {
  const { page } = buyer;
  for (const [name, value] of Object.entries({ email, ...ADDRESS })) await buyer.fill(field(page, name), value);
  await eventually(() => page.locator('[name=sq-checkout-delivery]:checked').count()).toBe(1);
  await buyer.press(page.locator('.sqc-pay button'));
  await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
}

/** The names of files of the shop's state that contain a text. */
function filesWith(text: string): string[] {
  const names = readdirSync(empty.stateDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => readFileSync(file).includes(text));
}

test('a person who never saw a terminal opens a shop on a phone, sells for real, sends the parcel and refunds it', async () => {
  const { shop, link } = empty;
  const context = await newVisitor(PHONE, { expectedErrors: /status of (401|403|422|503)/ });
  const page = await openPage(context, '/', shop.url);
  const owner = new CountedPage(page);
  expect(await page.textContent('h1')).toBe('No shop here yet');

  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
  expect(await fitsPhone(page)).toBe(true);
  expect(await page.locator('[name=country]').inputValue()).toBe('IE');
  await page.getByRole('button', { name: 'Create the shop' }).click();
  await eventually(() => page.getByRole('alert').textContent()).toContain('Name of the shop: Please enter a name.');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await owner.step('create the shop', async () => {
    await fillSetUp(owner, { name: 'Quay Pottery' });
    await owner.press(page.locator('[name=samples]'));
    await owner.press(page.locator('summary'));
    await fillSetUp(owner, { legalName: 'Quay Pottery Ltd', line1: '2 Merchant Quay', postalCode: 'T12 XY00' });
    await fillSetUp(owner, { city: 'Cork', email: 'ann@quay.example', password: 'three blue herons' });
    await owner.pressButton('Create the shop');
    await page.waitForURL('**/config/**');
    await eventually(() => screenTitle(page)).toMatch(/Overview/);
  });
  const stranger = await openPage(await newVisitor(PHONE), link.slice(shop.url.length), shop.url);
  await stranger.getByLabel('Email').waitFor();

  await owner.step('a product', async () => {
    await owner.pressLink('Add products');
    await owner.pressLink('New product');
    await owner.fillField('Title', 'Harbour bowl');
    await owner.fillField('Price (EUR)', '24,50');
    await owner.fillField('Stock', '8');
    await owner.pressButton('Create the product');
    await eventually(() => screenTitle(page)).toBe('Harbour bowl');
    await owner.choose('Visibility', 'Visible to visitors');
    await owner.chooseFiles(page.getByRole('button', { name: 'Choose files' }), PICTURE);
    await page.getByRole('img', { name: 'Picture 1' }).waitFor();
    await save(owner);
    await owner.pressLink('← Products');
  });
  await owner.step('delivery', async () => {
    await toSetUp(owner);
    await owner.pressLink('Set up delivery');
    await owner.pressButton('Add a delivery option');
    await owner.type('Parcel, 2 days');
    await owner.fillField('Delivery price (EUR)', '5');
    await save(owner);
  });
  await owner.step('tax', async () => {
    await toSetUp(owner);
    await owner.pressLink('Set up tax');
    await owner.pressButton('Add a tax');
    await owner.type('VAT');
    await owner.fillField('Rate in percent', '23');
    await owner.press(page.getByLabel('My prices include the tax', { exact: true }));
    await save(owner);
  });
  await owner.step('payments', async () => {
    await toSetUp(owner);
    await owner.pressLink('Connect payments');
    await owner.press(page.getByRole('button', { name: 'Connect your live account' }).first());
    await owner.fillField('Secret key', KEY);
    await owner.pressButton('Connect');
    await page.getByText('Quay Pottery is connected.').waitFor();
  });
  await owner.step('legal pages', async () => {
    await toSetUp(owner);
    await owner.pressLink('Write the legal pages');
    await owner.pressLink('Enter the details');
    await fillFields(owner, { Telephone: '+353 21 4960000', 'Register and number': 'CRO 123456' });
    await fillFields(owner, { 'VAT number': 'IE1234567FA' });
    await save(owner);
    await owner.goBack();
    await owner.press(page.getByRole('button', { name: /^Write all \d required pages$/ }));
    await page.getByText(/^The pages are written/).waitFor();
  });
  await owner.step('test order', async () => {
    await toSetUp(owner);
    await owner.pressLink('Place a test order');
    await owner.pressButton('Start a test order');
    await page.waitForURL('**/checkout');
    await pay(owner, 'ann@quay.example');
  });
  await owner.step('opening', async () => {
    await page.goto(`${shop.url}/config/`);
    await page.getByText('5 of 9 steps are done.').waitFor();
    await owner.pressLink('Open the shop');
    await owner.pressButton('Open the shop');
    await owner.pressButton('Open the shop', page.getByRole('alertdialog'));
    await page.getByText('The shop is open.').waitFor();
  });

  const visitor = await newBuyer(PHONE);
  await fake.openPages(visitor);
  const buyer = new CountedPage(await openPage(visitor, '/shop/p/harbour-bowl', shop.url));
  await buyer.step('the buyer’s order', async () => {
    await buyer.press(addButton(buyer.page));
    await eventually(() =>
      buyer.page.evaluate(async () => (await window.Storefront?.cart?.get())?.entries.length),
    ).toBe(1);
    await buyer.page.goto(`${shop.url}/checkout`);
    await pay(buyer, BUYER);
  });
  const order = 'SELECT payment_account, test_mode FROM orders ORDER BY number DESC LIMIT 1';
  expect(queryShop(empty.stateDir, order)).toMatchObject({ payment_account: 'live-acct_quay', test_mode: 0 });

  await owner.step('the order is seen', async () => {
    await page.reload();
    await owner.pressLink(/^Notices, \d new$/);
    await owner.press(main(page).getByRole('link', { name: /order/i }).first());
    await eventually(() => screenTitle(page)).toMatch(/Order #2/);
    await eventually(() => main(page).innerText()).toContain('€29.50');
  });
  await owner.step('packed and sent', async () => {
    await owner.pressButton('Mark as packed');
    await owner.pressButton('Mark as sent…');
    await owner.choose('Carrier', 'An Post', dialog(owner));
    await owner.fillField('Tracking number or link (optional)', TRACKING, dialog(owner));
    await owner.pressButton('Mark as sent', dialog(owner));
    await untilClosed(owner);
  });
  const mailed = async () => (await mailsOf(visitor, BUYER, shop.url)).map(({ text }) => text).join('\n');
  await eventually(mailed).toContain(TRACKING);
  await buyer.page.reload();
  await eventually(() => main(buyer.page).innerText()).toContain(TRACKING);

  await owner.step('refund', async () => {
    await owner.pressButton('Refund…');
    await owner.choose('Amount to refund', 'Some items', dialog(owner));
    await owner.fill(dialog(owner).getByRole('spinbutton', { name: /Harbour bowl/ }), '1');
    await owner.pressButton('Refund', dialog(owner));
    await untilClosed(owner);
    await eventually(() => main(page).innerText()).toContain('−€29.50');
  });
  await eventually(mailed).toMatch(/refund/i);

  const [endpoint] = fake.stripe.accounts.endpoints.values();
  expect([filesWith(KEY), filesWith(endpoint?.secret ?? 'none')]).toEqual([[], []]);
  const efforts = [...owner.efforts, ...buyer.efforts];
  if (process.env.RECORD) console.log(formatEfforts(efforts));
  const dear = efforts.filter(({ step, clicks, fields }) => clicks + fields > (MOST[step] ?? 0));
  expect(dear).toEqual([]);
  expect(efforts).toHaveLength(Object.keys(MOST).length);
});
