import { createMiddleware } from 'hono/factory';
import { COOKIES_PATH } from '#runtime/domain/cookie-form.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { CACHE_OF_ONE, heldLockKeys } from '../session/service.ts';
import { isLegalPage } from '../site/legal-pages.ts';
import { lockScreenForms } from '../site/lock-screen-forms.ts';
import { ACCOUNT_PATH, CHECKOUT_PATH, isAfterSale, isForDeclaring, UNLOCK_PATH } from '../site/page-paths.ts';
import { readSite } from '../site/repository.ts';
import { type Site, withoutFrame } from '../site/site.ts';
import { answerLocked, pathOf } from './lock-screen.ts';

/**
 * Calls of buyers who have filled a cart already, and of the checkout. An addition to a cart needs the password of its
 * product.
 */
const BUYING = /^\/api\/commerce\/(?:checkout|shopping-cart)(?:\/|$)/;
/** Any page may ask what may be recorded, so any visitor may answer. */
const CONSENT = /^\/api\/consent\/?$/;
/** Calls by which a form is shown, checked and sent. */
const FORMS = /^\/api\/(?:rest\/forms\/|form\/|census\/form-render$|template\/GetTemplateSchema$)/;
const ADDING = /^\/api\/commerce\/shopping-cart\/entries\/?$/;

/**
 * Lets only those into a site with a password who know it. All others still reach what they have ordered, the terms of
 * it, their account and the form that asks for the password; menus, header and footer stay away from those pages.
 */
export const lockedSite = createMiddleware<AppEnv>(async (c, next) => {
  const { site } = c.var;
  if (site.lockKey === null) return next();
  if (await isLetIn(c, site.lockKey)) c.set('site', { ...site, lockKey: null });
  else {
    c.set('site', withoutFrame(site));
    const { path } = c.req;
    if (path.startsWith('/api/')) {
      if (!isOpenCall(site, c.req)) throw new ApiError('SITE_LOCKED');
    } else if (!isForBuyers(site, path)) return answerLocked(c, { of: 'site', to: pathOf(c) });
  }
  await next();
  // A page for visitors who know the password must not come out of a cache after it was changed.
  if (!c.res.headers.get('Cache-Control')?.includes('no-store')) {
    c.header('ETag', undefined);
    c.header('Cache-Control', CACHE_OF_ONE);
  }
});

/**
 * Whether visitors without the password may make a call: to buy what is in their cart, to end a contract, to answer the
 * cookie banner, or to send the lock screen's forms.
 */
function isOpenCall(site: Site, { method, path }: { method: string; path: string }): boolean {
  if (FORMS.test(path)) return lockScreenForms(site).size > 0;
  if (CONSENT.test(path) || isForDeclaring(path)) return true;
  return BUYING.test(path) && !(ADDING.test(path) && method === 'POST');
}

function isForBuyers(site: Site, path: string): boolean {
  const isOpen = [CHECKOUT_PATH, UNLOCK_PATH, ACCOUNT_PATH, COOKIES_PATH].includes(path);
  return isOpen || isLegalPage(site, path) || isAfterSale(path);
}

/**
 * Whether the visitor holds the key. What this isolate knows of the site may be some seconds old, so a visitor with
 * another key, who may have typed the newest password, is a reason to read the site again.
 */
async function isLetIn(c: Parameters<typeof pathOf>[0], key: string): Promise<boolean> {
  const held = heldLockKeys(c);
  if (held.length === 0 || held.includes(key)) return held.length > 0;
  const site = await readSite(c.env.DB, c.var.site.siteId);
  return site !== undefined && (site.lockKey === null || held.includes(site.lockKey));
}
