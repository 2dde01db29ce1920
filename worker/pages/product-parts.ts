import { RATING_MAX, type ReviewsResponse } from '#runtime/contracts/review.ts';
import type { Site } from '../site/site.ts';
import { productInstallments } from '../site/store-settings.ts';
import type { merchandisingContext } from './merchandising.ts';
import type { View } from './view.ts';

/** What the template of a product's page gets beside the item. */
export function productParts(
  site: Site,
  { item, reviews }: View,
  merchandising: ReturnType<typeof merchandisingContext>,
) {
  if (!item || item.productType === null) return {};
  const installments = productInstallments(site, item);
  return {
    // The JSON of the page's `data-current-context`, only where instalments are offered.
    afterpayContext: installments && { [item.id]: currentContext(merchandising[item.id], installments) },
    productReviews: reviews && reviewsContext(reviews),
  };
}

type ItemMerchandising = ReturnType<typeof merchandisingContext>[string] | undefined;

function currentContext(own: ItemMerchandising, installments: object) {
  return {
    scarcityEnabled: own?.scarcityEnabled ?? false,
    scarcityShownByDefault: own?.scarcityShownByDefault ?? false,
    ...installments,
    klarnaAvailable: false,
    klarnaMin: 0,
    klarnaMax: 0,
    mailingListSignUpEnabled: own?.mailingListSignUpEnabled ?? false,
    mailingListOptInByDefault: own?.mailingListOptInByDefault ?? false,
  };
}

/** A product's reviews. `stars` and `noStars` are lists to repeat over; `olderUrl` is the next page, '' on the last. */
function reviewsContext({ average, count, reviews, nextPageCursor }: ReviewsResponse) {
  return {
    average,
    count,
    best: RATING_MAX,
    ...starsOf(Math.round(average)),
    items: reviews.map((review) => ({ ...review, ...starsOf(review.rating) })),
    olderUrl: nextPageCursor === null ? '' : `?reviews=${nextPageCursor}#reviews`,
  };
}

function starsOf(rating: number) {
  return { stars: Array(rating).fill(1), noStars: Array(RATING_MAX - rating).fill(1) };
}
