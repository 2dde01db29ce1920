import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { ReviewsResponse } from '#runtime/contracts/review.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { CACHE_OF_ONE, lockKeysJson, NO_LOCK_KEYS } from '../session/service.ts';
import { readReviews } from './service.ts';

/** Cache time of reviews; a withdrawn review may stay visible for this long. */
const CACHE = 'public, max-age=30, stale-while-revalidate=300';
const REVIEWS = '/api/commerce/products/:idOrSlug/reviews';

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))) });

/** The visitors' API for reviews. */
export const reviews = new Hono<AppEnv>();

reviews.get(
  REVIEWS,
  describe({ summary: 'Lists the reviews of a product', answer: ReviewsResponse, query: Listing }),
  etag(),
  async (c) => {
    const { cursor } = parse(Listing, c.req.query());
    const asked = { idOrSlug: c.req.param('idOrSlug'), lockKeys: lockKeysJson(c) };
    const page = await readReviews(c.env.DB, c.var.site, asked, cursor);
    c.header('Cache-Control', asked.lockKeys === NO_LOCK_KEYS ? CACHE : CACHE_OF_ONE);
    return c.json(page);
  },
);
