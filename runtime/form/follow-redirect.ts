import { boot } from '../boot.ts';
import { safeRedirect } from '../domain/form/redirect.ts';

/**
 * Opens, in this tab, the address that a submission leads to: the one that the server checked, otherwise the page's own
 * if it stays on this page's origin or the shop's.
 */
export function followRedirect(fromServer: string, ofPage: string): void {
  const { base } = boot();
  const target = fromServer ? webAddress(fromServer, base) : safeRedirect(ofPage, document.baseURI, [origin, base]);
  if (target) location.assign(target);
}

/** The server has checked the origin; only web addresses are accepted all the same. */
function webAddress(address: string, base: string): string {
  try {
    return safeRedirect(address, base, [new URL(address, base).origin]);
  } catch {
    return '';
  }
}
