import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Puts a cart in the form of a drawer on the page, and fetches what it needs. */
export async function addDrawer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawer = document.createElement('sq-cart');
    drawer.setAttribute('layout', 'drawer');
    document.body.append(drawer);
  });
  await page.evaluate(() => window.Storefront?.ready?.('sq-cart'));
}

/** Opens the drawer by its event, as a page's script does; the drawer answers once it has been rendered. */
export async function openDrawer(page: Page): Promise<void> {
  const open = () =>
    page.evaluate(() => !document.dispatchEvent(new CustomEvent('sq-cart-open', { cancelable: true })));
  await expect.poll(open).toBe(true);
  // The drawer has answered before it shows its dialog; until then, a key goes to the page.
  await page.locator('sq-cart dialog[open]').waitFor();
}
