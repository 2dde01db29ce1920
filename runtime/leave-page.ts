import { frame } from './i18n/en/rest.ts';
import { fill } from './i18n/fill.ts';
import { localised } from './i18n/languages.ts';
import { showAlert } from './ui/alert.ts';

/** Name of the tab that pages of the shop open in where a frame may not lead the whole window. */
const SHOP_TAB = 'sq-shop';

/**
 * Returns the window that a page of the shop opens in, as a `target`: the one that the link names, and from a frame the
 * whole window, because the shop's pages refuse to be framed. A frame whose sandbox forbids that opens a tab; where it
 * may open none either, the visitor is shown the address, and the result is undefined.
 */
export function placeFor(url: URL, target = ''): string | undefined {
  if (window === window.top || target === '_blank') return target;
  // Without an address this opens nothing: it is null where the sandbox forbids to lead the whole window.
  if (window.open('', '_top')) return '_top';
  if (opensFreeTab()) return SHOP_TAB;
  const { title, message } = localised('frame', frame);
  void showAlert({ title, message: fill(message, { url: url.href }) });
  return undefined;
}

/**
 * Opens an empty tab, unless it would inherit the sandbox of the frame: browsers refuse to show the shop in such a one.
 */
function opensFreeTab(): boolean {
  const tab = window.open('', SHOP_TAB);
  if (!tab) return false;
  try {
    // Throws in a sandbox, and changes nothing anywhere else, because the tab has the origin of this page.
    tab.document.domain = document.domain;
    return true;
  } catch {
    tab.close();
    return false;
  }
}

/** Opens a page of the shop there. */
export function openPage(url: URL, target = ''): void {
  const place = placeFor(url, target);
  if (place !== undefined) window.open(url, place || '_self');
}
