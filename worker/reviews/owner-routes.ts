import { Hono } from 'hono';
import * as z from 'zod/mini';
import { REVIEW_STATES } from '#runtime/contracts/enumerations.ts';
import { OwnerReview, OwnerReviews, ReviewDecision } from '#runtime/contracts/review.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { decide, remove } from './owner-service.ts';
import { answerWithPicture, CACHES, findPicture } from './pictures/serve.ts';
import { findOwnerReview, readByState } from './repository.ts';

const REVIEWS = '/api/owner/reviews';
const REVIEW = `${REVIEWS}/:reviewId`;
const PICTURE = `${REVIEW}/pictures/:pictureId`;

const Listing = z.strictObject({
  state: z._default(z.enum(REVIEW_STATES), 'pending'),
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The owner's API for reviews. */
export const ownerReviews = new Hono<AppEnv>();

ownerReviews.get(
  REVIEWS,
  owner('reviews:read', { summary: 'Lists the reviews in a state', moves: 'people by page', answer: OwnerReviews }),
  query(Listing),
  async (c) => {
    const { state, cursor, limit } = c.var.query;
    const page = await readByState(c.env.DB, c.var.site.siteId, { state, after: cursor, limit });
    return c.json({ ...page, nextPageCursor: page.hasNextPage ? (page.reviews.at(-1)?.id ?? null) : null });
  },
);

ownerReviews.get(
  REVIEW,
  owner('reviews:read', { summary: 'Reads a review', moves: 'people by page', answer: OwnerReview }),
  async (c) => {
    const review = await findOwnerReview(c.env.DB, c.var.site.siteId, c.req.param('reviewId'));
    if (!review) throw new ApiError('REVIEW_NOT_FOUND');
    return c.json(review);
  },
);

ownerReviews.get(
  PICTURE,
  owner('reviews:read', { summary: 'Reads a picture of a review', moves: 'nothing', answerType: 'image/*' }),
  async (c) => {
    const { siteId } = c.var.site;
    const picture = await findPicture(c.env.DB, siteId, c.req.param('pictureId'));
    if (picture?.reviewId !== c.req.param('reviewId')) throw new ApiError('NOT_FOUND');
    const response = await answerWithPicture(
      c.env,
      picture,
      { request: c.req.raw, siteId: c.var.site.siteId, format: undefined, wait: (work) => waitUntil(c, work) },
      CACHES.nobody,
    );
    if (!response) throw new ApiError('NOT_FOUND');
    return response;
  },
);

ownerReviews.put(
  REVIEW,
  owner('reviews:write', { summary: 'Approves or rejects a review', moves: 'nothing', answer: OwnerReview }),
  input(ReviewDecision),
  async (c) => c.json(await decide(ownerCall(c), c.req.param('reviewId'), c.var.input.state)),
);

ownerReviews.delete(
  REVIEW,
  owner('reviews:write', { summary: 'Deletes a review and its pictures', moves: 'nothing', status: 204 }),
  async (c) => {
    await remove(ownerCall(c), c.req.param('reviewId'));
    return c.body(null, 204);
  },
);
