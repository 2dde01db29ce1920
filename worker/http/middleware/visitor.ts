import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CART_TOKEN_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';
import { isToken, readCartCookie, readVisitorId } from '../../session/service.ts';
import type { AppEnv, Visitor } from '../app-env.ts';

export const visitor = createMiddleware<AppEnv>(async (c, next) => {
  c.set('visitor', identify(c));
  await next();
});

export function isTokenMode(c: Context<AppEnv>): boolean {
  return c.req.header(SITE_HEADER) !== undefined;
}

function identify(c: Context<AppEnv>): Visitor {
  if (!isTokenMode(c)) return { mode: 'cookie', id: readVisitorId(c) ?? '', cartToken: readCartCookie(c) };
  const token = c.req.header(CART_TOKEN_HEADER);
  return { mode: 'token', id: '', cartToken: isToken(token) ? token : undefined };
}
