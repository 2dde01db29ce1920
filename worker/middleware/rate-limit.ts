import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { ApiError } from '../errors.ts';
import { sha256 } from '../session/service.ts';

/**
 * Bounds cart changes per site and visitor: by the address that Cloudflare saw, else by the cart. Comes after the
 * crumb, so that another site's page cannot use up a visitor's share.
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { cartToken } = c.var.visitor;
  const who = c.req.header('CF-Connecting-IP') ?? (cartToken ? sha256(cartToken) : 'unknown');
  const { success } = await c.env.CART_WRITES.limit({ key: `${c.var.site.siteId}|${who}` });
  if (!success) throw new ApiError('RATE_LIMITED');
  await next();
});
