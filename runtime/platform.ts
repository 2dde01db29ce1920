import { boot } from './boot.ts';

interface PlatformPage {
  Static?: { SQUARESPACE_CONTEXT?: unknown };
  Squarespace?: unknown;
  Y?: unknown;
}

/**
 * Whether the platform's own scripts run on this page: it carries their context, and they have loaded or the page is
 * still loading.
 */
export function isPlatformLive(): boolean {
  const { Static, Squarespace, Y } = window as PlatformPage;
  return Boolean(Static?.SQUARESPACE_CONTEXT && (document.readyState !== 'complete' || Squarespace || Y));
}

/** Whether engine HTML is left to the platform's own scripts, because they run and the script tag says so. */
export function isDisabled(): boolean {
  return boot().platform === 'stay-off' && isPlatformLive();
}

/**
 * Runs `start` unless the platform's scripts handle engine HTML. Where the script tag says "stay-off", this is decided
 * once the page has loaded. The loader cannot decide alone, because an element may have loaded the code too.
 */
export function whenEnabled(start: () => void): void {
  if (!isDisabled()) start();
  else if (document.readyState !== 'complete') addEventListener('load', () => isDisabled() || start(), { once: true });
}
