import type { Page } from 'playwright-core';

/** A page that is never idle has had its time by then. */
const LONGEST_MS = 2_000;

/**
 * Resolves once the page has drawn a frame and its thread has nothing left to do: what React, observers and events had
 * queued has run by then. For proving that something does not happen; whatever does happen is waited for by itself.
 */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) =>
      new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout }))),
    LONGEST_MS,
  );
}
