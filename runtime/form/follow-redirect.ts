import { boot } from '../boot.ts';
import { safeRedirect } from '../domain/form/redirect.ts';

/**
 * Goes, in this tab, where a submission leads: to the address that the server has checked, else to the page's own where
 * it stays on this page's origin or the shop's.
 */
export function followRedirect(fromServer: string, ofPage: string): void {
  const { base } = boot();
  const target = fromServer
    ? webAddress(fromServer, base)
    : safeRedirect(ofPage, location.href, [location.origin, base]);
  if (target) location.assign(target);
}

/** The server knows which origins the owner allows; that it is an address of the web is checked all the same. */
function webAddress(address: string, base: string): string {
  try {
    return safeRedirect(address, base, [new URL(address, base).origin]);
  } catch {
    return '';
  }
}
