import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectThanks, newAddress } from '../harness/form-filling.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, eventually, hold, newEmbedVisitor, newVisitor, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const LOADER = '**/storefront.js';
const quantity = (page: Page) =>
  page.evaluate(async () => (await window.Storefront?.cart?.get())?.entries.map((entry) => entry.quantity));

/** Opens a page whose loader waits for the returned function. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const { arrived, release } = await hold(page, LOADER);
  await page.goto(address, { waitUntil: 'commit' });
  await arrived;
  return release;
}

test('a press before the loader has come buys once, sends a newsletter once, and opens a quick view once', async () => {
  const presses = [
    (button: Locator) => button.click(),
    (button: Locator) => button.press('Enter'),
    (button: Locator) => button.dblclick(),
  ];
  for (const press of presses) {
    // The button of a visitor with a cart waits for that, so each is another visitor.
    const visited = await (await newVisitor()).newPage();
    const release = await openHeld(visited, `${SHOP_URL}/shop/p/everyday-teapot`);
    await press(addButton(visited));
    release();
    await eventually(() => quantity(visited)).toEqual([1]);
  }

  const page = await (await newVisitor({}, { expectedErrors: /storefront\.js/ })).newPage();

  const sent: string[] = [];
  const addresses = new Set<string>();
  page.on('request', (request) => request.url().includes('SaveFormSubmission') && sent.push(request.url()));
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  const ofForm = await openHeld(page, `${SHOP_URL}/journal`);
  const form = page.locator('.newsletter-form');
  await form.getByLabel('Email Address').fill(newAddress('early'));
  await form.getByLabel('Email Address').press('Enter');
  ofForm();
  await expectThanks(form, 'Nearly there');
  expect(sent).toHaveLength(1);
  expect([...addresses]).toEqual([`${SHOP_URL}/journal`]);

  const ofList = await openHeld(page, `${SHOP_URL}/shop`);
  await page.locator('.sqs-product-quick-view-button').first().dispatchEvent('click');
  ofList();
  await eventually(() => page.locator('[role=dialog]:visible, dialog[open]').count()).toBe(1);

  // Links lead on where the loader never comes.
  await page.route(LOADER, (route) => route.abort());
  await page.goto(`${SHOP_URL}/shop/p/everyday-teapot`);
  await addButton(page).click();
  await page.locator('a[href="/cart"]').filter({ visible: true }).first().click();
  await page.waitForURL(`${SHOP_URL}/cart`);
});

test('a click on a page of another site before the loader has come puts the product into the cart once', async () => {
  const page = await (await newEmbedVisitor()).newPage();
  const release = await openHeld(page, EMBED_URL);
  await addButton(page).click();
  release();
  await pill(page).getByText('1 item').waitFor();
  expect(await quantity(page)).toEqual([1]);
});

test('a press that the pill’s own link cuts off takes the cart to the shop', async () => {
  const page = await (await newEmbedVisitor()).newPage();
  await page.goto(EMBED_URL);
  await addButton(page).click();
  await pill(page).getByText('1 item').waitFor();

  const { arrived, release } = await hold(page, '**/shopping-cart*');
  await page.reload({ waitUntil: 'commit' });
  await arrived;
  const painted = await pill(page).locator('a').elementHandle();
  await pill(page).hover();
  await page.mouse.down();
  release();
  await eventually(() => painted?.evaluate((link) => link.isConnected)).toBe(false);
  await page.mouse.up();
  await page.waitForURL(`${SHOP_URL}/cart`);
  await page.locator('[part=line]').waitFor();
});
