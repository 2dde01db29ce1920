import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { AppEnv } from '../http/app-env.ts';
import { entityTag, isFresh } from '../http/entity-tag.ts';

import { isFindable } from '../site/discovery.ts';
import { llmsText } from './llms-text.ts';
import { servedOf } from './program-addresses.ts';

const CACHE = 'public, max-age=300';

/**
 * What the shop has, for programs that read it. A shop that nobody may find has no such file.
 *
 * @param readRoutes the app's routes without its pages, read at the first request
 */
export function llmsFile(readRoutes: () => readonly RouterRoute[]): Hono<AppEnv> {
  const file = new Hono<AppEnv>();
  const isServed = servedOf(readRoutes);
  file.get('/llms.txt', async (c, next) => {
    const { origin, hostname } = new URL(c.req.url);
    if (!isFindable(c.var.site, hostname)) return next();
    const text = await llmsText(c.env.DB, c.var.site, { origin, isServed });
    const etag = await entityTag(text);
    const headers = { 'Cache-Control': CACHE, 'Content-Language': c.var.site.language, ETag: etag };
    if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    return c.text(text, 200, headers);
  });
  return file;
}
