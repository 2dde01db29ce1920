/**
 * Reviews of products by their buyers. The triggers `review_added`, `review_removed` and `review_changed` keep the sums of
 * approved ones in `review_sums`.
 */

import type { ReviewSummary, ReviewsResponse } from '#runtime/contracts/review.ts';
import { FIND_PRODUCT_ID } from '../catalogue/service.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import { merchandisingSettings } from '../site/store-settings.ts';
import { type ProductSelection, readApproved, sumUp } from './repository.ts';

export { eraseReviewsStatements } from './erase.ts';
export { reviewsOfPerson } from './of-person.ts';
export { hasRefused } from './refusals.ts';
export type { ProductSelection } from './repository.ts';

/** Reads a product's ratings; null in a shop that shows no reviews. */
export async function readReviewSummary(
  db: D1Database,
  site: Site,
  idOrSlug: string,
  lockKeys: string,
): Promise<ReviewSummary | null> {
  return showsReviews(site) ? sumUp(db, site.siteId, byIdOrSlug(idOrSlug, lockKeys)) : null;
}

/** Reads one page of a product's reviews, for a visitor with these lock keys (JSON); throws NOT_FOUND or ITEM_NOT_FOUND. */
export async function readReviews(
  db: D1Database,
  site: Site,
  { idOrSlug, lockKeys }: { idOrSlug: string; lockKeys: string },
  cursor: string | undefined,
): Promise<ReviewsResponse> {
  if (!showsReviews(site)) throw new ApiError('NOT_FOUND');
  const page = await readApproved(db, site.siteId, byIdOrSlug(idOrSlug, lockKeys), cursor);
  if (!page) throw new ApiError('ITEM_NOT_FOUND');
  return page;
}

/**
 * Reads one page of reviews for a product chosen by SQL; undefined if there is no product, or the shop shows no
 * reviews.
 */
export async function readReviewsBy(
  db: D1Database,
  site: Site,
  choice: ProductSelection,
  cursor: string | undefined,
): Promise<ReviewsResponse | undefined> {
  return showsReviews(site) ? readApproved(db, site.siteId, choice, cursor) : undefined;
}

/** Returns the cursor in an address; undefined, which means the first page, for an invalid one. */
export function reviewCursor(text: string | undefined): string | undefined {
  return text !== undefined && SORTABLE_ID.test(text) ? text : undefined;
}

export function showsReviews(site: Site): boolean {
  return merchandisingSettings(site).productReviewsEnabled;
}

function byIdOrSlug(idOrSlug: string, lockKeys: string): ProductSelection {
  return { sql: FIND_PRODUCT_ID, values: [idOrSlug, lockKeys] };
}
