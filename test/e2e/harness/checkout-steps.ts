import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ShoppingCart } from '../../../runtime/contracts/cart.ts';
import { SHOP_URL } from './shop.ts';
import { eventually, newVisitor, openPage } from './visitor.ts';

interface CartItem {
  itemId: string;
  sku?: string;
  quantity?: number;
  additionalFields?: string;
}

/** A visitor who waits for no animation. */
export function newBuyer(...[options = {}, expected = {}]: Parameters<typeof newVisitor>): Promise<BrowserContext> {
  return newVisitor({ reducedMotion: 'reduce', ...options }, expected);
}

/** Adds items to the cart as a script on the page would, and returns the cart. */
export async function addItems(page: Page, ...items: CartItem[]): Promise<ShoppingCart | undefined> {
  await eventually(() => page.evaluate(() => Boolean(window.Storefront?.cart))).toBe(true);
  for (const item of items) {
    const { status } = (await page.evaluate((one) => window.Storefront?.cart?.add(one), item)) ?? {};
    expect(status).toBe('added');
  }
  return page.evaluate(() => window.Storefront?.cart?.get());
}

/** Puts items into a visitor's cart without a page, because one costs a browser more than all that is done on it. */
async function fillCart(visitor: BrowserContext, items: readonly CartItem[], base: string): Promise<void> {
  const { host, port } = new URL(base);
  // Not every machine resolves names under localhost; browsers do. Cookies of this name stand for those of the shop's.
  const local = `http://localhost:${port}`;
  const others = local === base ? [] : await visitor.cookies(local);
  if (local !== base) await setCookies(visitor, local, await visitor.cookies(base));
  await visitor.request.get(`${local}/cart`, { headers: { Host: host } });
  for (const item of items) {
    const cookies = await visitor.cookies(local);
    const answer = await visitor.request.post(`${local}/api/commerce/shopping-cart/entries`, {
      headers: { Host: host, 'X-CSRF-Token': cookies.find(({ name }) => name === 'crumb')?.value ?? '' },
      data: { sku: null, quantity: 1, additionalFields: null, ...item },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  if (local === base) return;
  await setCookies(visitor, base, await visitor.cookies(local));
  await setCookies(visitor, local, others);
}

/** Gives the visitor these cookies at an address, in place of all that they have there. */
async function setCookies(visitor: BrowserContext, url: string, cookies: readonly Cookie[]): Promise<void> {
  await visitor.clearCookies({ domain: new URL(url).hostname });
  await visitor.addCookies(
    cookies.map(({ name, value, httpOnly, sameSite, expires }) => ({ name, value, httpOnly, sameSite, expires, url })),
  );
}

/** Opens the checkout with these items, ready to be filled in. */
export async function openCheckout(visitor: BrowserContext, items: CartItem[], base = SHOP_URL): Promise<Page> {
  await fillCart(visitor, items, base);
  const page = await openPage(visitor, '/checkout', base);
  await eventually(() => payButton(page).isVisible()).toBe(true);
  return page;
}

export const checkoutOf = (page: Page) => page.locator('.sq-checkout');
export const payButton = (page: Page) => checkoutOf(page).locator('.sqc-pay button');
export const field = (page: Page, name: string) => checkoutOf(page).locator(`#sq-checkout-${name}`);
/** The reasons of a refusal, beside the button. */
export const refusals = (page: Page) => checkoutOf(page).locator('.sqc-pay .sqc-refused').allTextContents();
export const notices = (page: Page) => checkoutOf(page).locator('.sqc-notice p').allTextContents();
/** Texts of the summary, "Subtotal$14.50" and so on. */
export const sums = (page: Page) => checkoutOf(page).locator('.sqc-totals > div').allTextContents();
export const grandTotal = (page: Page) => checkoutOf(page).locator('.sqc-grand .sqc-amount').textContent();
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

const PORTLAND = {
  countryCode: 'US',
  firstName: 'June',
  lastName: 'Park',
  line1: '1 Main St',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
};

/** Chooses where an order without delivery is taxed; without a region where its taxes depend on none. */
export async function choosePlace(page: Page, countryCode: string, region?: string): Promise<void> {
  await field(page, 'countryCode').selectOption(countryCode);
  if (region !== undefined) await field(page, 'region').selectOption(region);
}

export async function fillAddress(page: Page, address: Record<string, string> = PORTLAND): Promise<void> {
  for (const [name, value] of Object.entries(address)) {
    const control = field(page, name);
    if (name === 'countryCode' || name === 'region') await control.selectOption(value);
    else await control.fill(value);
  }
  await untilDeliveryIsKnown(page);
}

/** Waits for the delivery costs, which are part of the amount to pay: a press before them asks for another one. */
export async function untilDeliveryIsKnown(page: Page): Promise<void> {
  await eventually(() => checkoutOf(page).locator('[name=sq-checkout-delivery]:checked').count()).toBe(1);
}

export async function chooseCard(page: Page, name: string | RegExp): Promise<void> {
  await checkoutOf(page).getByRole('radio', { name }).check();
}

/** Ticks that a download may begin at once, which ends the right of withdrawal. */
export async function agreeToDownload(page: Page): Promise<void> {
  await field(page, 'withdrawalConsent').check();
}

/** Presses the pay button and waits for the confirmation. */
export async function payAndArrive(page: Page): Promise<string> {
  await payButton(page).click();
  try {
    await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
  } catch (cause) {
    throw new Error(`The payment did not arrive. The form says: ${await checkoutOf(page).innerText()}`, { cause });
  }
  return page.locator('main').innerText();
}

/** Reads the number on an order's page. */
export async function orderNumber(page: Page): Promise<number> {
  const text = await page.locator('main').innerText();
  return Number(/(?:Order number|Bestellnummer)\D*(\d+)/.exec(text)?.[1]);
}

/** Records each `sq-order-placed` on all pages of the visitor, across reloads. */
export async function recordOrders(visitor: BrowserContext): Promise<{ url: string; number: number }[]> {
  const placed: { url: string; number: number }[] = [];
  await visitor.exposeFunction('recordOrder', (url: string, number: number) => placed.push({ url, number }));
  await visitor.addInitScript(() => {
    const { recordOrder } = window as unknown as { recordOrder(url: string, number: number): void };
    document.addEventListener('sq-order-placed', (event) => {
      const { order } = (event as CustomEvent<{ order: { number: number } }>).detail;
      recordOrder(location.href, order.number);
    });
  });
  return placed;
}
