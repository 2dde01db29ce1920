import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { Gallery } from '#runtime/contracts/gallery.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { readGallery } from './gallery.ts';

/** Galleries change seldom, and a page shows an old one for a while. */
const CACHE = 'public, max-age=60, stale-while-revalidate=600';
const OF_COLLECTION = '/api/1/galleries/collections/:idOrSlug';
const OF_ITEM = '/api/1/galleries/items/:id';

/** The pictures of collections and items, for `<sq-gallery>` on any page. */
export const galleries = new Hono<AppEnv>();

galleries.get(
  OF_COLLECTION,
  describe({ summary: 'Reads the gallery of a collection', answer: Gallery }),
  etag(),
  async (c) => {
    const gallery = await readGallery(c.env, c.var.site, { collection: c.req.param('idOrSlug') });
    if (!gallery) throw new ApiError('NOT_FOUND');
    c.header('Cache-Control', CACHE);
    return c.json(gallery);
  },
);

galleries.get(OF_ITEM, describe({ summary: 'Reads the gallery of an item', answer: Gallery }), etag(), async (c) => {
  const gallery = await readGallery(c.env, c.var.site, { item: c.req.param('id') });
  if (!gallery) throw new ApiError('NOT_FOUND');
  c.header('Cache-Control', CACHE);
  return c.json(gallery);
});
