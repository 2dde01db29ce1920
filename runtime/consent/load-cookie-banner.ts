import { boot } from '../boot.ts';

/** Fetches the cookie banner. The loader does not look for it, because nothing is asked before the page is idle. */
export function loadCookieBanner(): void {
  if (!document.querySelector('sq-cookie-banner:not(:defined)')) return;
  boot()
    .load('sq-cookie-banner')
    .catch(() => {});
}
