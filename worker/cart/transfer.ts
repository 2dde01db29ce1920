import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie } from 'hono/cookie';
import { CART_TRANSFER_FIELDS, CART_TRANSFER_PATH } from '#runtime/contracts/cart-transfer.ts';
import { bringChoice, readableCookie } from '../consent/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { visitor } from '../http/middleware/visitor.ts';
import {
  hostCookie,
  isSecure,
  isToken,
  readCartCookie,
  setCartCookies,
  setHostCookie,
  sha256,
} from '../session/service.ts';
import { languageOfSegment } from '../site/languages.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import { mergeCarts } from './merge.ts';
import { hasOpenCart } from './repository.ts';

/**
 * Cookie that carries the form's fields from the first step, which comes from another site without the shop's cookies, to the
 * second. Only the shop's host can set it; a neighbouring subdomain could otherwise start the second step with a cart
 * of its own.
 */
const COOKIE = 'cartTransfer';
const STEP_SECONDS = 60;
const CONSENT_FIELDS = [
  CART_TRANSFER_FIELDS.choice,
  CART_TRANSFER_FIELDS.answeredAt,
  CART_TRANSFER_FIELDS.census,
  CART_TRANSFER_FIELDS.visit,
] as const;
/** Longest value of these fields, in UTF-16 code units. */
const VALUE_MAX_LENGTH = 200;
const RETURN_PATHS = ['/cart', '/checkout'];
/** Room for a token, a path, an answer and a census. */
const BODY_MAX_BYTES = 4 * 1024;

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});

/**
 * Transfers the cart of a visitor who comes from a page of another origin to the shop's own pages, and with it what the
 * visitor has answered there about being recorded. Only origins that the site lists may do so, because an attacker who
 * could plant a cart here would read what the visitor enters at its checkout. The token is in a form's body, because
 * browsers and servers record addresses.
 */
export const cartTransfer = new Hono<AppEnv>();

cartTransfer.post(CART_TRANSFER_PATH, visitor, rateLimit('CART_WRITES', 'cart-transfer'), withinLimit, async (c) => {
  const sent = await readFormBody(c);
  const token = sent.get(CART_TRANSFER_FIELDS.token) ?? '';
  const place = returnPath(c.var, sent.get(CART_TRANSFER_FIELDS.place));
  if (!isToken(token) || !c.var.originListed) return redirect(c, place);
  const carried = new URLSearchParams({ [CART_TRANSFER_FIELDS.token]: token });
  for (const name of CONSENT_FIELDS) {
    const value = sent.get(name);
    if (value && value.length <= VALUE_MAX_LENGTH) carried.set(name, value);
  }
  setHostCookie(c, COOKIE, String(carried), STEP_SECONDS);
  return redirect(c, `${CART_TRANSFER_PATH}?${new URLSearchParams({ [CART_TRANSFER_FIELDS.place]: place })}`);
});

cartTransfer.get(CART_TRANSFER_PATH, visitor, async (c) => {
  const name = hostCookie(c, COOKIE);
  const carried = new URLSearchParams(readableCookie(c, name));
  deleteCookie(c, name, attributes(c));
  const token = carried.get(CART_TRANSFER_FIELDS.token) ?? '';
  if (isToken(token)) {
    await transfer(c, token);
    const [choice, answeredAt, census, visit] = CONSENT_FIELDS.map((field) => carried.get(field) ?? undefined);
    await bringChoice(c, { choice, answeredAt, census, visit }, { cartToken: token, now: Date.now() });
  }
  return redirect(c, returnPath(c.var, c.req.query(CART_TRANSFER_FIELDS.place)));
});

/** Makes the cart of this token the visitor's cart, and merges the visitor's earlier cart at the shop into it. */
async function transfer(c: Context<AppEnv>, token: string): Promise<void> {
  const { siteId } = c.var.site;
  if (!(await hasOpenCart(c.env.DB, siteId, sha256(token)))) return;
  const own = readCartCookie(c);
  if (own !== undefined && own !== token) {
    await mergeCarts(c.env.DB, { siteId, from: sha256(own), into: sha256(token), now: Date.now() });
  }
  setCartCookies(c, token, CART_LIFETIME_MS);
}

/** Returns the path to which the visitor goes on; it may be in one of the shop's languages. */
function returnPath({ site }: Context<AppEnv>['var'], text: string | null | undefined): string {
  const [, segment = '', ...rest] = (text ?? '').split('/');
  const isInLanguage = languageOfSegment(site, segment) !== undefined;
  const place = isInLanguage ? `/${rest.join('/')}` : text;
  return place && RETURN_PATHS.includes(place) ? (text ?? '/cart') : '/cart';
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
}

function redirect(c: Context<AppEnv>, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
}
