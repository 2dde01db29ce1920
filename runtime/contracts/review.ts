import * as z from 'zod/mini';
import { RATING_MAX, RATING_MIN } from '../domain/stars.ts';
import { REVIEW_STATES } from './enumerations.ts';

/** Summary of the approved reviews. `average` is from 1 to 5 with one decimal; 0 without reviews. */
export const ReviewSummary = z.strictObject({ average: z.number(), count: z.int() });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** A picture of a review. `url` is an address of the shop; the size is in pixels. */
export const ReviewPicture = z.strictObject({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths that the shop serves beside the original, by `?format=500w`. Owners' answers have none. */
  widths: z.optional(z.array(z.int())),
});
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/**
 * A review as visitors see it; `createdAt` is in ms since the epoch, `body` is plain text. `isVerified` says that it was
 * written through the link that only the buyer of an order gets.
 */
export const Review = z.strictObject({
  id: z.string(),
  rating: z.int().check(z.gte(RATING_MIN), z.lte(RATING_MAX)),
  title: z.string(),
  body: z.string(),
  authorName: z.string(),
  createdAt: z.int(),
  isVerified: z.boolean(),
  pictures: z.array(ReviewPicture),
});
export type Review = z.infer<typeof Review>;

/**
 * Answer of `GET /api/commerce/products/{id or slug}/reviews?cursor=`: approved reviews, newest first, ten per page.
 */
export const ReviewsResponse = z.strictObject({
  ...ReviewSummary.shape,
  reviews: z.array(Review),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ReviewsResponse = z.infer<typeof ReviewsResponse>;

/**
 * A review as the owner sees it. `orderNumber` is that of a verified buyer's order. Pictures are at addresses of the
 * owner's API, which show them in every state of the review.
 */
export const OwnerReview = z.strictObject({
  ...Review.shape,
  itemId: z.string(),
  state: z.enum(REVIEW_STATES),
  orderNumber: z.nullable(z.int()),
});
export type OwnerReview = z.infer<typeof OwnerReview>;

/** Answer of `GET /api/owner/reviews?state=&cursor=&limit=`, newest first. */
export const OwnerReviews = z.strictObject({
  reviews: z.array(OwnerReview),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerReviews = z.infer<typeof OwnerReviews>;

/** Body of `PUT /api/owner/reviews/{id}`, which answers the changed review. */
export const ReviewDecision = z.strictObject({ state: z.enum(REVIEW_STATES) });
export type ReviewDecision = z.infer<typeof ReviewDecision>;
