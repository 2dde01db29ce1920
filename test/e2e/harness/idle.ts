import type { Page } from 'playwright-core';

/**
 * Resolves once the page has drawn a frame and its thread has nothing left to do: what React, observers and events had
 * queued has run by then. For proving that something does not happen; whatever does happen is waited for by itself.
 */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
}
