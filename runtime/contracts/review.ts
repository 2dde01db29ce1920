import * as z from 'zod/mini';
import { REVIEW_STATES } from './enumerations.ts';

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Of approved reviews only. `average` from 1 to 5, rounded to one decimal; 0 where there is none. */
export const ReviewSummary = z.strictObject({ average: z.number(), count: z.int() });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** `createdAt` in ms since the epoch; `body` is plain text. */
export const Review = z.strictObject({
  id: z.string(),
  rating: z.int().check(z.gte(RATING_MIN), z.lte(RATING_MAX)),
  title: z.string(),
  body: z.string(),
  authorName: z.string(),
  createdAt: z.int(),
});
export type Review = z.infer<typeof Review>;

/** `GET /api/commerce/products/{id or slug}/reviews?cursor=`: approved ones, newest first, ten at a time. */
export const ReviewsResponse = z.strictObject({
  ...ReviewSummary.shape,
  reviews: z.array(Review),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ReviewsResponse = z.infer<typeof ReviewsResponse>;

/** As the owner sees it. */
export const OwnedReview = z.strictObject({ ...Review.shape, itemId: z.string(), state: z.enum(REVIEW_STATES) });
export type OwnedReview = z.infer<typeof OwnedReview>;

/** `GET /api/owner/reviews?state=&cursor=&limit=`, newest first. */
export const OwnedReviews = z.strictObject({
  reviews: z.array(OwnedReview),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnedReviews = z.infer<typeof OwnedReviews>;

/** `PUT /api/owner/reviews/{id}`, which answers the review as it is then. */
export const ReviewDecision = z.strictObject({ state: z.enum(REVIEW_STATES) });
export type ReviewDecision = z.infer<typeof ReviewDecision>;
