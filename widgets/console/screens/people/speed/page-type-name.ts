import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';

const NAMES: Readonly<Partial<Record<PageType, string>>> = {
  [PAGE_TYPE.mainContent]: peopleTexts.listsAndTheHome,
  [PAGE_TYPE.page]: commonTexts.pages,
  [PAGE_TYPE.contentItem]: peopleTexts.productsAndPosts,
  [PAGE_TYPE.notFound]: peopleTexts.notFound,
  [PAGE_TYPE.search]: commonTexts.search,
  [PAGE_TYPE.showCart]: peopleTexts.cart,
  [PAGE_TYPE.cartV2]: peopleTexts.cart,
  [PAGE_TYPE.checkout]: peopleTexts.checkout,
  [PAGE_TYPE.orderConfirmed]: peopleTexts.thanksForAnOrder,
  [PAGE_TYPE.orderStatus]: peopleTexts.statusOfAnOrder,
};

/** The kind of pages that a number of the platform means; 0 stands for pages of other websites. */
export function pageTypeName(pageType: number): string {
  if (pageType === 0) return peopleTexts.pagesOfOtherWebsites;
  return NAMES[pageType as PageType] ?? fill(peopleTexts.pagesOfType, { pageType });
}
