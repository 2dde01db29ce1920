import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';

const NAMES: Readonly<Partial<Record<PageType, string>>> = {
  [PAGE_TYPE.mainContent]: 'Lists and the home page',
  [PAGE_TYPE.page]: 'Pages',
  [PAGE_TYPE.contentItem]: 'Products and posts',
  [PAGE_TYPE.notFound]: 'Not found',
  [PAGE_TYPE.search]: 'Search',
  [PAGE_TYPE.showCart]: 'Cart',
  [PAGE_TYPE.cartV2]: 'Cart',
  [PAGE_TYPE.checkout]: 'Checkout',
  [PAGE_TYPE.orderConfirmed]: 'Thanks for an order',
  [PAGE_TYPE.orderStatus]: 'Status of an order',
};

/** The kind of pages that a number of the platform means; 0 stands for pages of other websites. */
export function pageTypeName(pageType: number): string {
  if (pageType === 0) return 'Pages of other websites';
  return NAMES[pageType as PageType] ?? `Pages of type ${pageType}`;
}
