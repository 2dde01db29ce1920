import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { CART_COOKIE, CRUMB_COOKIE, HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import type { AppEnv } from '../http/app-env.ts';
import { type CrumbOwner, crumbOf } from './crumb.ts';
import { isToken, sessionSecret } from './secret.ts';
import {
  cookieValues,
  hostCookie,
  isConfirmed,
  isSecure,
  newVisitorId,
  readVisitorId,
  visitorCookie,
  visitorCookieName,
} from './visitor-cookie.ts';

/**
 * Returns the token of the visitor's cart. A cookie that the visitor's own cookie does not confirm was planted by a
 * neighbouring subdomain, which would read what is typed at its checkout, so it counts as no cart.
 */
export function readCartCookie(c: Context<AppEnv>): string | undefined {
  return cookieValues(c, CART_COOKIE).find((token) => isToken(token) && isConfirmed(c, token));
}

export function readCrumbCookies(c: Context<AppEnv>): string[] {
  return cookieValues(c, CRUMB_COOKIE);
}

/** Returns the visitor who owns the request's crumb; undefined before the first page has named one. */
export function crumbOwner(c: Context<AppEnv>): CrumbOwner | undefined {
  const visitorId = readVisitorId(c);
  return visitorId === undefined ? undefined : ownerOf(c, visitorId, readCartCookie(c));
}

/**
 * Sets the visitor's cart cookies: the secret token, the flag that scripts read, the visitor's confirmation and, for a
 * new cart, a crumb bound to it. The visitor's id stays, so that a form in another tab can still be sent.
 */
export function setCartCookies(c: Context<AppEnv>, token: string, lifetimeMs: number): void {
  const shared = { ...attributes(c), maxAge: lifetimeMs / 1000 };
  const visitorId = readVisitorId(c) ?? newVisitorId();
  setCookie(c, CART_COOKIE, token, { ...shared, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, 'true', shared);
  setCookie(c, visitorCookieName(c), visitorCookie(c, visitorId, token), { ...shared, httpOnly: true });
  if (token !== readCartCookie(c)) setCookie(c, CRUMB_COOKIE, crumbOf(ownerOf(c, visitorId, token)), attributes(c));
}

/** Removes the visitor's cart cookies, and gives a crumb that belongs to no cart. */
export function forgetCart(c: Context<AppEnv>): void {
  for (const name of [CART_COOKIE, HAS_CART_COOKIE]) setCookie(c, name, '', { ...attributes(c), maxAge: 0 });
  const visitorId = readVisitorId(c) ?? newVisitorId();
  setCookie(c, visitorCookieName(c), visitorCookie(c, visitorId, undefined), { ...attributes(c), httpOnly: true });
  setCookie(c, CRUMB_COOKIE, crumbOf(ownerOf(c, visitorId, undefined)), attributes(c));
}

/** Sets the crumb of the visitor and their cart; a visitor without an id gets one. Returns that id. */
export function setCrumbCookie(c: Context<AppEnv>): string {
  const known = readVisitorId(c) ?? c.var.newVisitorId;
  const visitorId = known ?? newVisitorId();
  if (!known) {
    c.set('newVisitorId', visitorId);
    setCookie(c, visitorCookieName(c), visitorCookie(c, visitorId, undefined), { ...attributes(c), httpOnly: true });
  }
  setCookie(c, CRUMB_COOKIE, crumbOf(ownerOf(c, visitorId, readCartCookie(c))), attributes(c));
  return visitorId;
}

/** Keeps the visitor's id beyond the end of the browser's session, for as long (ms), so that they are known again. */
export function keepVisitor(c: Context<AppEnv>, visitorId: string, lifetimeMs: number): void {
  const value = visitorCookie(c, visitorId, readCartCookie(c));
  setCookie(c, visitorCookieName(c), value, { ...attributes(c), httpOnly: true, maxAge: lifetimeMs / 1000 });
}

/** Sets a crumb together with the HTML of a page, for a visitor without a valid one. Returns the visitor's id. */
export function ensureCrumb(c: Context<AppEnv>): string {
  const owner = crumbOwner(c);
  return owner && readCrumbCookies(c).includes(crumbOf(owner)) ? owner.visitorId : setCrumbCookie(c);
}

/** Sets a cookie that scripts cannot read and only this host can set. Without `maxAge` (s) it ends with the browser. */
export function setHostCookie(c: Context<AppEnv>, name: string, value: string, maxAge?: number): void {
  setCookie(c, hostCookie(c, name), value, {
    ...attributes(c),
    httpOnly: true,
    ...(maxAge !== undefined && { maxAge }),
  });
}

function ownerOf(c: Context<AppEnv>, visitorId: string, cartToken: string | undefined): CrumbOwner {
  return { secret: sessionSecret(c.env), siteId: c.var.site.siteId, visitorId, cartToken };
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
}
