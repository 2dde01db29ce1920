import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { visitor } from '../http/middleware/visitor.ts';
import { waitUntil } from '../http/wait-until.ts';
import { mayReadPerson } from '../orders/service.ts';
import { answerOrderError, fileFormParser, keepEntries, type PageContext, textsOf } from '../plain-pages/service.ts';
import { NO_REVIEW_REQUESTS_PATH, REVIEW_PATH, REVIEW_PICTURES_PATH } from '../site/page-paths.ts';
import { findBought } from './bought.ts';
import { answerWithPicture, CACHES, findPicture, type ServedPicture } from './pictures/serve.ts';
import { showRefusal, submitRefusal } from './refusal-page.ts';
import { showReview } from './review-page.ts';
import { showsReviews } from './service.ts';
import { submitReview } from './submit-review.ts';

const PICTURE = `${REVIEW_PICTURES_PATH}/:pictureId`;
/** Room for three pictures that are each a little too large, so that the form can say so. */
const BODY_MAX_BYTES = 32 * 1024 * 1024;

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: async (c) => {
    throw new ApiError('BODY_TOO_LARGE', { text: (await textsOf(c as PageContext)).writtenReviews.uploadTooLarge });
  },
});

/** Pages on which buyers write reviews, and the pictures of reviews. They need no script. */
export const reviewPages = new Hono<AppEnv>();

reviewPages.onError(answerOrderError);

reviewPages.get(REVIEW_PATH, showReview);
reviewPages.post(REVIEW_PATH, keepEntries(showReview), fileFormParser(withinLimit), submitReview);
reviewPages.get(NO_REVIEW_REQUESTS_PATH, showRefusal);
// A mail program posts here for its reader, from nowhere, so the link's signature is the only proof.
reviewPages.post(NO_REVIEW_REQUESTS_PATH, visitor, rateLimit('FORM_WRITES', 'order'), submitRefusal);

reviewPages.get(PICTURE, async (c) => {
  const { siteId } = c.var.site;
  const picture = await findPicture(c.env.DB, siteId, c.req.param('pictureId'));
  const isPublic = picture?.state === 'approved' && showsReviews(c.var.site);
  if (!picture || !(isPublic || (await isAuthor(c, picture)))) throw new ApiError('NOT_FOUND');
  const cache = isPublic ? CACHES.everybody : CACHES.nobody;
  const asked = {
    request: c.req.raw,
    siteId,
    format: c.req.query('format'),
    wait: (work: Promise<void>) => waitUntil(c, work),
  };
  const response = await answerWithPicture(c.env, picture, asked, cache);
  if (!response) throw new ApiError('NOT_FOUND');
  return response;
});

/** Whether the reader is the buyer who has written the review. */
async function isAuthor(c: PageContext, { orderId }: ServedPicture): Promise<boolean> {
  const order = orderId === null ? undefined : await findBought(c.env.DB, c.var.site.siteId, orderId);
  if (!order) return false;
  const { id, visitorHash, email, placedAt } = order;
  return mayReadPerson(c, { id, visitorHash, email, orderedAt: placedAt });
}
