import { isPlatformLive } from '#runtime/platform.ts';

/**
 * Runs `start` where the platform's own scripts do not run. While a page with their context is loading they may still
 * come, so that this is decided once it has loaded.
 */
export function whenPlatformIsAbsent(start: () => void): void {
  if (!isPlatformLive()) start();
  else if (document.readyState !== 'complete') {
    addEventListener('load', () => isPlatformLive() || start(), { once: true });
  }
}
