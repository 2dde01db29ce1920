import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { type PopupPage, popupsOfPage, type SitePopup } from './popups-of-page.ts';

/**
 * Returns the elements of the popups that can appear on a page, with their data, so that they need no further call; ''
 * for all other pages, which load nothing of it.
 */
export function popupTags(popups: readonly SitePopup[], page: PopupPage, now: number): string {
  return popupsOfPage(popups, page, now)
    .map((popup) => {
      const data = JSON.stringify(popup).replaceAll('<', '\\u003c');
      return `<sq-popup popup="${escapeHtml(popup.id)}"><script type="application/json">${data}</script></sq-popup>`;
    })
    .join('');
}
