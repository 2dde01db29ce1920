import { createMiddleware } from 'hono/factory';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { COMMENT_PATH, CONSOLE_PATH, GIFT_CARD_PATH, isForDeclaring, SUBSCRIPTION_PATH } from '../site/page-paths.ts';
import { isRemoved, statusEffect } from '../site/status.ts';
import { closedPage, NOTICE_STYLE } from './failure.ts';
import { pageHeaders } from './headers.ts';

const GONE = 410;
/** Pages about earlier orders and subscriptions, and those with an owner's mail in development. */
const AFTER_SALE = /^\/(?:commerce|newsletter|dev)\//;
const ORDERING: readonly string[] = [SUBSCRIPTION_PATH, GIFT_CARD_PATH, COMMENT_PATH];

/**
 * Refuses visitors where the site's status closes the shop. Buyers still reach their orders, downloads and subscriptions,
 * can end their contracts, and subscribers can leave a newsletter.
 */
export const openSite = createMiddleware<AppEnv>(async (c, next) => {
  const { status, title, language } = c.var.site;
  const { path } = c.req;
  if (statusEffect(status).isServed || isForDeclaring(path) || (AFTER_SALE.test(path) && !ORDERING.includes(path)))
    return next();
  if (path.startsWith('/api/')) throw new ApiError('SITE_CLOSED');
  const { apiErrors, plans } = await textsIn(language);
  const owners = isRemoved(status) ? undefined : { text: plans.closedSignIn, path: `${CONSOLE_PATH}/` };
  const body = closedPage(title, apiErrors.SITE_CLOSED, language, owners);
  return c.html(body, isRemoved(status) ? GONE : ERROR_STATUS.SITE_CLOSED, {
    ...(await pageHeaders({ inlineStyles: [NOTICE_STYLE] })),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
});
