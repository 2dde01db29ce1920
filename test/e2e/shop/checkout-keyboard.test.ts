import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, newBuyer, payButton } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { buttonLabel, eventually, expectAdded, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const TABS_MAX = 80;

/** The approximate name that a screen reader gives the focused element, in any shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0];
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
  });

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let tab = 0; tab < TABS_MAX; tab += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (name.test(here)) return;
    passed.push(here.slice(0, 30));
  }
  throw new Error(`No ${name} on the way: ${passed.join(' | ')}`);
}

test('a visitor buys by keyboard alone, from the product’s page to the confirmation', async () => {
  const email = newAddress('keys');
  const page = await openPage(await newBuyer(), '/shop/p/house-blend');
  await tabTo(page, /^Add To Cart/);
  await expectAdded(buttonLabel(page), () => page.keyboard.press('Enter'));
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await tabTo(page, /^1 item/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');
  await eventually(() => page.locator('sq-cart [part=line]').count()).toBe(1);
  await tabTo(page, /^One more House Blend/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Check out$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await eventually(() => payButton(page).isVisible()).toBe(true);

  await tabTo(page, /^Email address$/);
  await page.keyboard.type(email);
  await tabTo(page, /^Country or region/);
  await page.keyboard.type('United S');
  for (const [name, text] of [
    [/^First name/, 'June'],
    [/^Last name/, 'Park'],
    [/^Street/, '1 Main St'],
    [/^City/, 'Seattle'],
    [/^State/, 'Washington'],
    [/^ZIP code/, '98101'],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await eventually(() => payButton(page).innerText()).toBe('Pay $37.23');
  await tabTo(page, /^Ground/);
  await page.keyboard.press('ArrowDown');
  await eventually(() => payButton(page).innerText()).toBe('Pay $46.81');
  await tabTo(page, /^Pay /);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
  expect(await heading(page)).toBe('Thank you for your order');
  const main = await page.locator('main').innerText();
  for (const text of ['$46.81', 'Seattle', email]) expect(main).toContain(text);
});
