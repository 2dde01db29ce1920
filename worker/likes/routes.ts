import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ItemLikes, LikesList, LikesQuery } from '#runtime/contracts/likes.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { keepVisitor } from '../session/service.ts';
import { readFan } from './fan.ts';
import { like, readLikes, unlike } from './likes.ts';

const LIKES = '/api/likes';
const LIKE = `${LIKES}/:itemId`;
/** How long a visitor who has liked something is known again, in ms: browsers keep no cookie longer than 400 days. */
const REMEMBERED_MS = 365 * DAY_MS;

/** Likes of posts and products. */
export const likes = new Hono<AppEnv>();

/** Refuses calls to a site whose owner has not switched likes on. */
const offered = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  if (c.var.site.websiteSettings.simpleLikingEnabled !== true) throw new ApiError('LIKES_NOT_OFFERED');
  await next();
});

likes.get(
  LIKES,
  describe({
    summary: 'Reads how often items are liked, and whether this visitor likes them',
    query: LikesQuery,
    answer: LikesList,
  }),
  offered,
  async (c) => {
    const { ids } = parse(LikesQuery, c.req.query());
    return c.json({ likes: await readLikes(c.env.DB, await readFan(c), ids) });
  },
);

likes.put(
  LIKE,
  describe({ summary: 'Keeps that the visitor likes an item', answer: ItemLikes, ifMatch: 'none' }),
  offered,
  crumb,
  rateLimit('CART_WRITES', 'likes'),
  async (c) => {
    const fan = await readFan(c);
    const answer = await like(c.env.DB, fan, c.req.param('itemId'));
    if (!fan.user && c.var.visitor.id) keepVisitor(c, c.var.visitor.id, REMEMBERED_MS);
    return c.json(answer);
  },
);

likes.delete(
  LIKE,
  describe({ summary: 'Takes the visitor’s like of an item back', answer: ItemLikes, ifMatch: 'none' }),
  offered,
  crumb,
  rateLimit('CART_WRITES', 'likes'),
  async (c) => c.json(await unlike(c.env.DB, await readFan(c), c.req.param('itemId'))),
);
