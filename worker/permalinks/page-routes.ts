import { type Context, Hono } from 'hono';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import { fillForCaller } from '../cart/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { isWithinLimit } from '../http/middleware/rate-limit.ts';
import { visitor } from '../http/middleware/visitor.ts';
import { answerOrderError } from '../plain-pages/service.ts';
import type { CartNotice } from '../site/cart-notice.ts';
import { BUY_PATH } from './buy-path.ts';
import { isAhead, isVisit } from './is-visit.ts';
import { type BuyLink, readLink } from './read-link.ts';

const CART = '/cart';
const HOME = '/';

/**
 * Links that fill the cart of whoever opens them, in mails and on other pages. The cart has at least what the link names
 * afterwards, so that opening it again adds nothing, and what else the visitor has in it stays. No money moves.
 */
export const buyPages = new Hono<AppEnv>();

buyPages.onError(answerOrderError);

buyPages.get(BUY_PATH, visitor, answerLink);
buyPages.get(`${BUY_PATH}/:items{.+}`, visitor, answerLink);

async function answerLink(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  // The browser asks again once somebody opens the link; it would show the redirect of a page that filled no cart.
  if (isAhead(c.req)) return c.body(null, 503);
  const link = readLink(new URL(c.req.url));
  if (!link) return c.redirect(HOME, 303);
  if (!isVisit(c.req)) return c.redirect(HOME, 303);
  const notice = await fillByLink(c, link);
  if (notice) return c.redirect(`${CART}?${new URLSearchParams({ notice })}`, 303);
  return c.redirect(withCampaign(link.destination ?? CART, link.campaign), 303);
}

/** Fills the visitor's cart, and returns what it has to be told. */
async function fillByLink(c: Context<AppEnv>, { items, codes }: BuyLink): Promise<CartNotice | undefined> {
  if (items.length + codes.length === 0) return undefined;
  if (!(await isWithinLimit(c, 'CART_WRITES', 'buy'))) throw new ApiError('RATE_LIMITED');
  try {
    const { unfulfilled, cart } = await fillForCaller(c, { how: 'atLeast', wanted: items, codes });
    if (unfulfilled.length > 0) return unfulfilled.every(({ isKnown }) => isKnown) ? 'short' : 'gone';
    return codes.every((code) => cart.coupons.includes(normaliseCouponCode(code))) ? undefined : 'code';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'ITEM_NOT_FOUND' ? 'gone' : 'short';
  }
}

function withCampaign(path: string, campaign: BuyLink['campaign']): string {
  if (campaign.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(campaign)}`;
}
