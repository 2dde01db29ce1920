import type { Locator, Page } from 'playwright-core';
import { visitAll } from './console-screens.ts';
import { walk } from './tab-walk.ts';

const OPEN = 'dialog[open]';
/** Buttons that leave the console or do their work at once. */
const NO_DIALOG = /sign out|undo|try again/i;
/** How long a dialog may take to open, in ms. */
const OPENING_MS = 400;

/** The shop answers so to somebody whose role allows no change. */
const REFUSED = { status: 403, json: { code: 'SCOPE_MISSING', error: 'Your role does not allow this.', errors: {} } };

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
  const problems: string[] = [];
  const browser = { run: (text: string) => page.evaluate(text), tab: () => page.keyboard.press('Tab') };
  await walk(browser, OPEN).catch((error: Error) => problems.push(error.message));
  await page.keyboard.press('Escape');
  // A running export can only be stopped, by the one button of its dialog.
  const stop = dialog.getByRole('button');
  if ((await dialog.count()) > 0 && (await stop.count()) === 1) await stop.press('Enter').catch(() => undefined);
  if ((await dialog.count()) > 0) return [...problems, 'Escape does not close it'];
  const hasFocus = await button.evaluate((element) => element === document.activeElement).catch(() => false);
  if (!hasFocus) {
    const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    problems.push(`the focus goes to ${place}`);
  }
  return problems;
}

/**
 * Shows a screen that holds nothing unsaved: presses before may have begun a draft, and the console would ask before it
 * leaves one.
 */
export async function showUntouched(page: Page, address: string): ReturnType<typeof visitOne> {
  const hasDrafts = await page.evaluate(() => {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('sq-console:'));
    for (const key of drafts) localStorage.removeItem(key);
    return drafts.length > 0;
  });
  if (hasDrafts || (await page.locator(OPEN).count()) > 0) await page.reload();
  return visitOne(page, address);
}

async function visitOne(page: Page, address: string) {
  const [visited] = await visitAll(page, [address]);
  return visited;
}

/**
 * Presses by keyboard each button of the screen whose like was not pressed yet, while nothing can be changed in the shop,
 * and walks the dialogs that open.
 */
export async function walkDialogs(
  page: Page,
  address: string,
  pressed: Set<string>,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  let count = 0;
  // A call that meets no network would be sent again once the walk is over.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(REFUSED),
  );
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
    await showUntouched(page, address);
    if ((await buttons.count()) <= index) continue;
    const found = await walkDialog(page, buttons.nth(index));
    if (!found) {
      if (await isFocusLost(page)) problems.push(`after “${label}” nothing has the focus`);
      continue;
    }
    count += 1;
    problems.push(...found.map((problem) => `dialog of “${label}”: ${problem}`));
  }
  await page.unroute('**/api/**');
  return { count, problems };
}

/** Whether the next press of Tab would begin at the top of the page. */
const isFocusLost = (page: Page) =>
  page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement));
