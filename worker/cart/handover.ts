import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HANDOVER_FIELDS, HANDOVER_PATH } from '#runtime/contracts/handover.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { visitor } from '../http/middleware/visitor.ts';
import { isToken, readCartCookie, setCartCookies, sha256 } from '../session/service.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import { mergeCarts } from './merge.ts';
import { hasOpenCart } from './repository.ts';

/** Between the two steps: the first comes from another site, and without the shop's own cookies. */
const COOKIE = 'cartHandover';
const STEP_SECONDS = 60;
const PLACES = ['/cart', '/checkout'];
/** Of a token and a place. */
const BODY_MAX_BYTES = 4 * 1024;

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});

/**
 * A visitor who comes from a page of another origin brings the cart along (storefront.md §2, "/cart"). Only pages of
 * origins that the site lists are heard: whoever could plant a cart of their own here would read what is said at its
 * checkout. The token travels in a form's body, for addresses are kept and passed on.
 */
export const cartHandover = new Hono<AppEnv>();

cartHandover.post(HANDOVER_PATH, visitor, rateLimit('CART_WRITES', 'handover'), withinLimit, async (c) => {
  const sent = await c.req.parseBody();
  const token = sent[HANDOVER_FIELDS.token];
  const place = placeOf(sent[HANDOVER_FIELDS.place]);
  if (typeof token !== 'string' || !isToken(token) || !c.var.originListed) return lead(c, place);
  setCookie(c, COOKIE, token, { ...attributes(c), httpOnly: true, maxAge: STEP_SECONDS });
  return lead(c, `${HANDOVER_PATH}?${new URLSearchParams({ [HANDOVER_FIELDS.place]: place })}`);
});

cartHandover.get(HANDOVER_PATH, async (c) => {
  const token = getCookie(c, COOKIE);
  deleteCookie(c, COOKIE, attributes(c));
  if (isToken(token)) await take(c, token);
  return lead(c, placeOf(c.req.query(HANDOVER_FIELDS.place)));
});

cartHandover.all(HANDOVER_PATH, methodNotAllowed('GET', 'POST'));

/** What the visitor has put into the shop's own cart before is not lost. */
async function take(c: Context<AppEnv>, token: string): Promise<void> {
  const { siteId } = c.var.site;
  if (!(await hasOpenCart(c.env.DB, siteId, sha256(token)))) return;
  const own = readCartCookie(c);
  if (own !== undefined && own !== token) {
    await mergeCarts(c.env.DB, { siteId, from: sha256(own), into: sha256(token), now: Date.now() });
  }
  setCartCookies(c, token, CART_LIFETIME_MS);
}

function placeOf(text: unknown): string {
  return PLACES.find((place) => place === text) ?? '/cart';
}

function attributes(c: Context<AppEnv>) {
  return { path: HANDOVER_PATH, sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' } as const;
}

function lead(c: Context<AppEnv>, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
}
