import { createMiddleware } from 'hono/factory';
import { CRUMB_HEADER } from '#runtime/contracts/http.ts';
import { crumbNonce, isCrumbValid, readCrumbCookie, sessionSecret, setCrumbCookie } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/**
 * For unsafe calls: cookies travel by themselves, so the page must show that it can read one. In token mode nothing
 * travels by itself. A refusal carries a fresh crumb, so that an honest page can repeat its call once.
 */
export const crumb = createMiddleware<AppEnv>(async (c, next) => {
  const { mode, cartToken } = c.var.visitor;
  if (mode === 'cookie') {
    const owner = { secret: sessionSecret(c.env), siteId: c.var.site.siteId, cartToken };
    const cookie = readCrumbCookie(c);
    if (!isCrumbValid(owner, c.req.header(CRUMB_HEADER), cookie)) {
      // Where only the header is from before, the visitor stays the one to whom submission keys were given.
      setCrumbCookie(c, cartToken, isCrumbValid(owner, cookie, cookie) ? crumbNonce(cookie) : undefined);
      throw new ApiError('CRUMB_FAIL');
    }
  }
  await next();
});
