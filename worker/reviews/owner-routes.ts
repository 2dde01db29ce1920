import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { REVIEW_STATES } from '#runtime/contracts/enumerations.ts';
import { ReviewDecision } from '#runtime/contracts/review.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { decide, type OwnerCall, remove } from './owner-service.ts';
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

ownerReviews.get(REVIEWS, owner('reviews:read'), async (c) => {
  const { state, cursor, limit } = parse(Listing, c.req.query());
  const page = await readByState(c.env.DB, c.var.site.siteId, { state, after: cursor, limit });
  return c.json({ ...page, nextPageCursor: page.hasNextPage ? (page.reviews.at(-1)?.id ?? null) : null });
});

ownerReviews.get(REVIEW, owner('reviews:read'), async (c) => {
  const review = await findOwnerReview(c.env.DB, c.var.site.siteId, c.req.param('reviewId'));
  if (!review) throw new ApiError('REVIEW_NOT_FOUND');
  return c.json(review);
});

ownerReviews.get(PICTURE, owner('reviews:read'), async (c) => {
  const { siteId } = c.var.site;
  const picture = await findPicture(c.env.DB, siteId, c.req.param('pictureId'));
  if (picture?.reviewId !== c.req.param('reviewId')) throw new ApiError('NOT_FOUND');
  const response = await answerWithPicture(c.env, c.req.raw, siteId, picture, CACHES.nobody);
  if (!response) throw new ApiError('NOT_FOUND');
  return response;
});

ownerReviews.put(REVIEW, owner('reviews:write'), jsonBody, async (c) => {
  const { state } = parse(ReviewDecision, c.var.body.json);
  return c.json(await decide(callOf(c), c.req.param('reviewId'), state));
});

ownerReviews.delete(REVIEW, owner('reviews:write'), async (c) => {
  await remove(callOf(c), c.req.param('reviewId'));
  return c.body(null, 204);
});

ownerReviews.all(REVIEWS, methodNotAllowed('GET'));
ownerReviews.all(REVIEW, methodNotAllowed('GET', 'PUT', 'DELETE'));
ownerReviews.all(PICTURE, methodNotAllowed('GET'));

function callOf(c: Context<AppEnv>): OwnerCall {
  return { db: c.env.DB, siteId: c.var.site.siteId, keyId: c.var.owner.keyId, now: Date.now() };
}
