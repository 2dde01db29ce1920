import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';
import type { Popup, PopupDefinition } from '#runtime/contracts/popup.ts';

/** A popup that is enabled, as the site's row has it. */
export interface SitePopup extends PopupDefinition {
  id: string;
}

/** A page on which a popup may appear. */
export interface PopupPage {
  pageType: PageType;
  /** The path in the site's own language. */
  path: string;
  collection?: { id: string; urlId: string } | undefined;
}

/**
 * The pages on which a popup may appear: those that people read. It never lies over a cart, a checkout, an order, an
 * account, a password or an error.
 */
const WITH_POPUPS: ReadonlySet<PageType> = new Set([
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.contentItem,
  PAGE_TYPE.search,
]);

/** Returns the popups that can appear on a page now as pages receive them. */
export function popupsOfPage(popups: readonly SitePopup[], page: PopupPage, now: number): Popup[] {
  if (!WITH_POPUPS.has(page.pageType)) return [];
  return popups.filter((popup) => isRunning(popup, now) && isPlacedOn(popup, page)).map(toPublic);
}

/** Whether a popup is shown to anybody now. */
export function isRunning({ isEnabled, startsAt, endsAt }: PopupDefinition, now: number): boolean {
  return isEnabled && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** Returns the part of a popup that pages receive. */
export function toPublic(popup: SitePopup): Popup {
  const { id, title, html, image, content, position, size, sign, againAfterDays, edition } = popup;
  return { id, title, html, image, content, position, size, sign, againAfterDays, edition };
}

function isPlacedOn({ place, excludedPaths }: SitePopup, { pageType, path, collection }: PopupPage): boolean {
  if (excludedPaths.some((excluded) => isMatch(excluded, path))) return false;
  if (place.kind === 'all') return true;
  if (place.kind === 'home') return path === '/';
  const isShown = !place.isItemsOnly || pageType === PAGE_TYPE.contentItem;
  return isShown && collection !== undefined && place.ids.includes(collection.id);
}

function isMatch(excluded: string, path: string): boolean {
  return excluded.endsWith('*') ? path.startsWith(excluded.slice(0, -1)) : path === excluded;
}
