import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { isFindable } from '../site/discovery.ts';
import { answerFeed } from './answer-feed.ts';
import { findFeedFile } from './feed-files.ts';
import { answerProducts } from './products-json.ts';

/** The shop's products as files for programs, in a shop that may be found. */
export const feeds = new Hono<AppEnv>();

feeds.get('/feeds/:file', rateLimit('SEARCHES', 'feeds'), async (c) => {
  const found = findFeedFile(c.req.param('file'));
  if (!found || !isFindable(c.var.site, new URL(c.req.url).hostname)) return c.notFound();
  return answerFeed(c, found);
});

feeds.get('/products.json', rateLimit('SEARCHES', 'feeds'), async (c) => {
  if (!isFindable(c.var.site, new URL(c.req.url).hostname)) return c.notFound();
  return answerProducts(c);
});
