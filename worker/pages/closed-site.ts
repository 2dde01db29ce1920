import { createMiddleware } from 'hono/factory';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readContributor } from '../contributors/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { CACHE_OF_ONE } from '../session/service.ts';
import { isLegalPage } from '../site/legal-pages.ts';
import { CONSOLE_PATH, isAfterSale, PAY_PATH, PICTURES_PATH } from '../site/page-paths.ts';
import { type Site, withoutFrame } from '../site/site.ts';
import { isRemoved, statusEffect } from '../site/status.ts';
import type { PageContext } from './answer.ts';
import { closedPage, NOTICE_STYLE } from './failure.ts';
import { pageHeaders } from './headers.ts';
import { openingSoonPage } from './opening-soon.ts';

const GONE = 410;

/**
 * Refuses visitors where the site's status closes the shop, and where its owner has not opened it yet. Buyers still
 * reach their orders, downloads and subscriptions, can end their contracts, and subscribers can leave a newsletter; before
 * the shop opens, these pages name no other page of it.
 */
export const openSite = createMiddleware<AppEnv>(async (c, next) => {
  const { status, openedAt } = c.var.site;
  const { path } = c.req;
  const isServed = statusEffect(status).isServed;
  if (isServed ? openedAt !== null : isAfterSale(path)) return next();
  if (!isServed) return answerClosed(c);
  if (await readContributor(c)) {
    c.set('isBeforeOpening', true);
    await next();
  } else if (isAfterSale(path)) {
    c.set('site', withoutFrame(c.var.site));
    return next();
  } else {
    if (path.startsWith('/api/')) throw new ApiError('SITE_NOT_OPEN');
    if (!isForEverybody(c.var.site, path)) return answerOpeningSoon(c);
    c.set('site', withoutFrame(c.var.site));
    await next();
  }
  c.header('ETag', undefined);
  c.header('Cache-Control', CACHE_OF_ONE);
});

/**
 * Whoever reads that the shop opens soon may read who runs it, and pay by a link that the owner has sent; pictures also
 * stand in the mails of test orders.
 */
function isForEverybody(site: Site, path: string): boolean {
  return isLegalPage(site, path) || [PICTURES_PATH, PAY_PATH].some((start) => path.startsWith(`${start}/`));
}

async function answerClosed(c: PageContext): Promise<Response> {
  const { status, title, language } = c.var.site;
  if (c.req.path.startsWith('/api/')) throw new ApiError('SITE_CLOSED');
  const { apiErrors, plans } = await textsIn(language);
  const owners = isRemoved(status) ? undefined : { text: plans.closedSignIn, path: `${CONSOLE_PATH}/` };
  const body = closedPage(title, apiErrors.SITE_CLOSED, language, owners);
  return c.html(body, isRemoved(status) ? GONE : ERROR_STATUS.SITE_CLOSED, await noticeHeaders());
}

/**
 * The page has the status 200: payment providers and those who share the address look at it before the shop opens, and
 * take an error for a broken server. Search engines leave it out by its header.
 */
async function answerOpeningSoon(c: PageContext): Promise<Response> {
  return c.html(openingSoonPage(c.var.site, await textsIn(c.var.site.language)), 200, await noticeHeaders());
}

async function noticeHeaders(): Promise<Record<string, string>> {
  return {
    ...(await pageHeaders({ inlineStyles: [NOTICE_STYLE] })),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
