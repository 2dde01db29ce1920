import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** Pages of the platform that carry our script are counted by their types too, also by those that the shop has no page for. */
const NAMES = {
  [PAGE_TYPE.mainContent]: peopleTexts.listsAndTheHome,
  [PAGE_TYPE.page]: commonTexts.pages,
  [PAGE_TYPE.splash]: peopleTexts.coverPages,
  [PAGE_TYPE.contentItem]: peopleTexts.productsAndPosts,
  [PAGE_TYPE.notFound]: peopleTexts.notFound,
  [PAGE_TYPE.error]: peopleTexts.errors,
  [PAGE_TYPE.search]: commonTexts.search,
  [PAGE_TYPE.lockScreen]: peopleTexts.passwordOfTheSite,
  [PAGE_TYPE.popupOverlay]: peopleTexts.popups,
  [PAGE_TYPE.protectedContent]: peopleTexts.passwordOfAPage,
  [PAGE_TYPE.memberAreaAccessDenied]: peopleTexts.forMembersOnly,
  [PAGE_TYPE.showCart]: peopleTexts.cart,
  [PAGE_TYPE.checkout]: peopleTexts.checkout,
  [PAGE_TYPE.orderConfirmed]: peopleTexts.thanksForAnOrder,
  [PAGE_TYPE.donate]: peopleTexts.donations,
  [PAGE_TYPE.contributionConfirmed]: peopleTexts.thanksForADonation,
  [PAGE_TYPE.cartV2]: peopleTexts.cart,
  [PAGE_TYPE.subscriptionConfirmed]: peopleTexts.subscriptions,
  [PAGE_TYPE.orderReceived]: peopleTexts.ordersBeforeTheirPayment,
  [PAGE_TYPE.membershipConfirmed]: peopleTexts.thanksForAMembership,
  [PAGE_TYPE.reviewsRequest]: peopleTexts.writingReviews,
  [PAGE_TYPE.digitalProductComposerPreview]: peopleTexts.previewsOfDigitalProducts,
  [PAGE_TYPE.orderStatus]: peopleTexts.statusOfAnOrder,
  [PAGE_TYPE.newsletterUnsubscribe]: peopleTexts.leavingNewsletters,
  [PAGE_TYPE.commerceEmailPreview]: peopleTexts.previewsOfMails,
  [PAGE_TYPE.ssoPage]: peopleTexts.signingInWithAnotherSite,
} satisfies Record<PageType, string>;

/** The kind of pages that a number of the platform means; 0 stands for pages of other websites. */
export function pageTypeName(pageType: number): string {
  if (pageType === 0) return peopleTexts.pagesOfOtherWebsites;
  return new Map(Object.entries(NAMES)).get(String(pageType)) ?? fill(peopleTexts.pagesOfType, { pageType });
}
