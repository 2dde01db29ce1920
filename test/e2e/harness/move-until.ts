import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Moves a visitor's pointer until something is there that waits for a first sign: the code that sees one may come after
 * the page has loaded.
 */
export async function moveUntil(page: Page, isThere: () => unknown): Promise<void> {
  let moves = 0;
  await expect
    .poll(
      async () => {
        moves += 1;
        await page.mouse.move(moves % 9, 9);
        return Boolean(await isThere());
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
