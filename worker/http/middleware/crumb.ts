import { createMiddleware } from 'hono/factory';
import { CRUMB_HEADER } from '#runtime/contracts/http.ts';
import { crumbOwner, isCrumbValid, readCrumbCookies, setCrumbCookie } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/**
 * Checks the crumb of unsafe calls. Browsers send cookies with any site's request, so the page must prove that it can
 * read one of ours. In token mode cookies are ignored, so this check is skipped. A refusal carries a fresh crumb, so
 * that the shop's own page can repeat its call once; the visitor stays the same, because submission keys are bound to
 * them.
 */
export const crumb = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.visitor.mode === 'cookie') {
    const owner = crumbOwner(c);
    if (!owner || !isCrumbValid(owner, c.req.header(CRUMB_HEADER), readCrumbCookies(c))) {
      setCrumbCookie(c);
      throw new ApiError('CRUMB_FAIL');
    }
  }
  await next();
});
