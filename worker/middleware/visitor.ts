import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CART_TOKEN_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../env.ts';
import { isToken, readCartCookie } from '../session/service.ts';

/**
 * How the visitor's cart is told: by cookies on the shop's own origin, by a token in a header anywhere else. A
 * request with the site's key is in token mode, and its cookies are not looked at.
 */
export interface Visitor {
  mode: 'cookie' | 'token';
  cartToken: string | undefined;
}

export const visitor = createMiddleware<AppEnv>(async (c, next) => {
  c.set('visitor', identify(c));
  await next();
});

export function isTokenMode(c: Context<AppEnv>): boolean {
  return c.req.header(SITE_HEADER) !== undefined;
}

function identify(c: Context<AppEnv>): Visitor {
  if (!isTokenMode(c)) return { mode: 'cookie', cartToken: readCartCookie(c) };
  const token = c.req.header(CART_TOKEN_HEADER);
  return { mode: 'token', cartToken: isToken(token) ? token : undefined };
}
