import { onceInWindow } from './in-window.ts';
import { onFirstSign } from './signs-of-life.ts';

/** How far below or above the window an element still counts as near it. */
const MARGIN = '600px 0px';

/**
 * Runs `start` once the visitor uses the page and an element comes near the window, so that a page costs nothing for
 * what its visitor does not reach. On pages that the Worker did not write it runs at once: their elements may be hidden
 * until then.
 */
export function whenNear(selector: string, start: () => void): void {
  if (!document.documentElement.hasAttribute('data-sq-serves')) start();
  else onFirstSign(() => void onceInWindow(selector, start, MARGIN));
}
