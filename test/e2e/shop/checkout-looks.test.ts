import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import {
  addItems,
  field,
  fillAddress,
  newBuyer,
  openCheckout,
  payAndArrive,
  payButton,
} from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors, setWideFont } from '../harness/layout.ts';
import { eventually, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const TOWEL = { itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' };
const BLEND = { itemId: 'ss-house-blend', quantity: 2 };

async function expectAccessibleLayout(page: Page): Promise<void> {
  await setWideFont(page);
  for (const [viewport, colorScheme, violations] of [
    [PHONE, 'dark', colourViolations],
    [DESK, 'light', accessibilityViolations],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const seen = `${viewport.width} px, ${colorScheme}`;
    expect(await violations(page), seen).toEqual([]);
    expect(await layoutErrors(page), seen).toEqual([]);
  }
}

test('the cart drawer has no accessibility violation, dark on a phone and light on a desk', async () => {
  const page = await openPage(await newBuyer(), '/about');
  await addItems(page, TOWEL, BLEND);
  await addDrawer(page);
  await openDrawer(page);
  await eventually(() => page.getByRole('dialog').locator('[part=line]').count()).toBe(2);
  await expectAccessibleLayout(page);
});

test('the checkout with errors, the confirmation and the order’s page have no accessibility violation', async () => {
  const page = await openCheckout(await newBuyer(), [TOWEL, BLEND]);
  await field(page, 'email').fill('june');
  await payButton(page).click();
  await eventually(() => field(page, 'email').getAttribute('aria-invalid')).toBe('true');
  await expectAccessibleLayout(page);
  await page.setViewportSize(PHONE);
  await page.locator('.sqc-summary > summary').click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await field(page, 'email').fill(newAddress('looks'));
  await fillAddress(page);
  await payAndArrive(page);
  await expectAccessibleLayout(page);
  await page.goto(page.url().replace('order-confirmed', 'order-status'));
  expect(await accessibilityViolations(page)).toEqual([]);
});
