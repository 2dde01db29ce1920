import { boot } from './boot.ts';

interface PlatformPage {
  Static?: { SQUARESPACE_CONTEXT?: unknown };
  Squarespace?: unknown;
  Y?: unknown;
}

/**
 * Whether the platform's own scripts serve this page: it carries their context, and they are there, or may still be
 * on their way while the page loads.
 */
export function isPlatformLive(): boolean {
  const { Static, Squarespace, Y } = window as PlatformPage;
  return Boolean(Static?.SQUARESPACE_CONTEXT && (document.readyState !== 'complete' || Squarespace || Y));
}

/** Where the platform's own scripts sell, and the script tag says so, we only watch. */
export function isDisabled(): boolean {
  return boot().platform === 'stay-off' && isPlatformLive();
}

/**
 * Starts what serves engine HTML: at once, or where the script tag says to stay off, when the page has loaded without
 * the platform's scripts. Its code may be here for an element's sake, so that the loader cannot decide it alone.
 */
export function whenEnabled(start: () => void): void {
  if (!isDisabled()) start();
  else if (document.readyState !== 'complete') addEventListener('load', () => isDisabled() || start(), { once: true });
}
