import { aboutItems } from './acts.ts';
import type { About, Visit } from './visit.ts';

/** The platform's numbers of page types, collections and records; whole lists of them would come with other scripts. */
const CONTENT_ITEM = 50;
const ACCESS_DENIED = 106;
const CART_PAGES: readonly (number | undefined)[] = [200, 205];
const LESSONS = 24;
const LESSON = 62;

/** Records what kind of page is shown, where that is an event. */
export function trackPage(visit: Visit): void {
  const { page } = visit;
  const item =
    page.itemId === null ? {} : { itemId: page.itemId, ...(page.itemTitle && { itemTitle: page.itemTitle }) };
  const collection = page.collectionId === null ? {} : { collectionId: page.collectionId };

  if (page.pageType === CONTENT_ITEM && page.variant) visit.record('VisitPDP', { ...item, ...page.variant });
  if (CART_PAGES.includes(page.pageType)) viewCart(visit);
  if (page.pageType === ACCESS_DENIED) {
    visit.record('AccessDeniedPageView', aboutMemberArea());
  } else if (page.recordType === LESSON) {
    visit.record('VideoDetailsPageView', { ...item, ...collection });
  } else if (page.collectionType === LESSONS && page.itemId === null) {
    visit.record('VideoListsPageView', collection);
  }
}

/** Records that the cart is viewed. The script that reads the cart is fetched with the first view. */
export function viewCart(visit: Visit): void {
  // A visitor whose browser cannot fetch a script has left, or has no connection.
  import('./view-cart.ts').then(({ trackCart }) => trackCart(visit, aboutItems)).catch(() => {});
}

function aboutMemberArea(): About {
  const area = document.querySelector<HTMLElement>('[data-sq-member-area-id]');
  return area?.dataset.sqMemberAreaId ? { memberAreaId: area.dataset.sqMemberAreaId } : {};
}
