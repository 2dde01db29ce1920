import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';

/** What a test may choose of a tab that is there already. */
export type Look = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'> & { viewport?: ViewportSize };

const VIEWPORT = { width: 1280, height: 720 };

/**
 * Empties a tab for the next test of its file, because a new one costs as much as what it shows. Cookies, routes and
 * listeners of the test before go; exposed functions and a clock that was installed would stay.
 */
export async function emptyTab(page: Page, { viewport = VIEWPORT, ...media }: Look = {}): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog']) page.removeAllListeners(event);
  await page.unrouteAll();
  // The page is left first, so that no late answer to its calls brings a cookie back.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', ...media });
}

/** Opens the test's first page in the tab, for which the browser has nothing stored. */
export async function openEmpty(
  page: Page,
  url: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  const clearing = await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(url, { waitUntil });
  await clearing.dispose();
}
