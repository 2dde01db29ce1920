import type { Locator, Page } from 'playwright-core';
import { visitAll } from './console-screens.ts';
import { walk } from './tab-walk.ts';

const OPEN = 'dialog[open]';
/** Buttons that leave the console or do their work at once. */
const NO_DIALOG = /sign out|undo|try again/i;
/** How long a dialog may take to open, in ms. */
const OPENING_MS = 400;

/**
 * Opens a button's dialog by keyboard, goes round it by Tab and closes it by Escape. Returns what was wrong, such as a focus
 * that does not come back to the button; undefined where no dialog has opened.
 */
export async function walkDialog(page: Page, button: Locator, openingMs = OPENING_MS): Promise<string[] | undefined> {
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator(OPEN);
  const isOpen = await dialog
    .first()
    .waitFor({ timeout: openingMs })
    .then(() => true)
    .catch(() => false);
  if (!isOpen) return undefined;
  const faults: string[] = [];
  const browser = { run: (text: string) => page.evaluate(text), tab: () => page.keyboard.press('Tab') };
  await walk(browser, OPEN).catch((error: Error) => faults.push(error.message));
  await page.keyboard.press('Escape');
  if ((await dialog.count()) > 0) return [...faults, 'Escape does not close it'];
  const hasFocus = await button.evaluate((element) => element === document.activeElement).catch(() => false);
  if (!hasFocus) {
    const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    faults.push(`the focus goes to ${place}`);
  }
  return faults;
}

/**
 * Presses by keyboard each button of the screen whose like was not pressed yet, while nothing can be changed in the shop,
 * and walks the dialogs that open.
 */
export async function walkDialogs(
  page: Page,
  address: string,
  pressed: Set<string>,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  let count = 0;
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  const buttons = page.locator('main button:visible:not(:disabled)');
  const labels = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const ownText = [...button.childNodes].find((node) => node instanceof Text)?.textContent;
      return (ownText || button.getAttribute('aria-label') || '')
        .replace(/[\d“”].*/, '')
        .trim()
        .slice(0, 24);
    }),
  );
  for (const [index, label] of labels.entries()) {
    if (label === '' || pressed.has(label) || NO_DIALOG.test(label)) continue;
    pressed.add(label);
    await visitAll(page, [address]);
    if ((await buttons.count()) <= index) continue;
    const found = await walkDialog(page, buttons.nth(index));
    if (!found) continue;
    count += 1;
    faults.push(...found.map((fault) => `dialog of “${label}”: ${fault}`));
    if ((await page.locator(OPEN).count()) > 0) await page.reload();
  }
  await page.unroute('**/api/**');
  return { count, faults };
}
