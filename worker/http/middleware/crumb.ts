import { createMiddleware } from 'hono/factory';
import { CRUMB_HEADER } from '#runtime/contracts/http.ts';
import { crumbNonce, isCrumbValid, readCrumbCookie, sessionSecret, setCrumbCookie } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/**
 * Checks the crumb of unsafe calls. Browsers send cookies with any site's request, so the page must prove that it can
 * read one of ours. In token mode cookies are ignored, so this check is skipped. A refusal carries a fresh crumb, so
 * that the shop's own page can repeat its call once.
 */
export const crumb = createMiddleware<AppEnv>(async (c, next) => {
  const { mode, cartToken } = c.var.visitor;
  if (mode === 'cookie') {
    const owner = { secret: sessionSecret(c.env), siteId: c.var.site.siteId, cartToken };
    const cookie = readCrumbCookie(c);
    if (!isCrumbValid(owner, c.req.header(CRUMB_HEADER), cookie)) {
      // If the cookie is ours, the fresh crumb keeps its nonce, because submission keys are bound to it.
      setCrumbCookie(c, cartToken, isCrumbValid(owner, cookie, cookie) ? crumbNonce(cookie) : undefined);
      throw new ApiError('CRUMB_FAIL');
    }
  }
  await next();
});
