import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { Product } from '#runtime/contracts/product.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { CACHE_OF_ONE, lockKeysJson, NO_LOCK_KEYS } from '../session/service.ts';
import { readProduct } from './read-product.ts';

/** Cache time for prices and stock on a page; the cart always asks the database. */
const CACHE = 'public, max-age=30, stale-while-revalidate=300';
const PRODUCT = '/api/commerce/products/:idOrSlug';

export const catalogue = new Hono<AppEnv>();

catalogue.get(PRODUCT, describe({ summary: 'Reads a product', answer: Product }), etag(), async (c) => {
  const lockKeys = lockKeysJson(c);
  const { origin } = new URL(c.req.url);
  const product = await readProduct(c.env, c.var.site, c.req.param('idOrSlug'), { lockKeys, origin });
  c.header('Cache-Control', lockKeys === NO_LOCK_KEYS ? CACHE : CACHE_OF_ONE);
  return c.json(product);
});
