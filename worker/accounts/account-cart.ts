import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CART_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import { CART_LIFETIME_MS, copyCart, hasOpenCart, mergeCarts } from '../cart/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { findById, isForeign, personCall, readSession } from '../people/service.ts';
import {
  forgetCart,
  randomToken,
  readCartCookie,
  type SealPlace,
  type Secrets,
  seal,
  sessionSecret,
  sessionSecrets,
  setCartCookies,
  sha256,
  unseal,
} from '../session/service.ts';
import { SITE_USERS } from './policy.ts';
import type { SiteUserRow } from './site-user.ts';

/**
 * Gives a person who signs in the cart that their devices share, together with the lines of this browser's own: the
 * larger quantity of equal lines counts, so that signing in again adds nothing, and what was typed at the checkout stays.
 * Without a shared cart, this browser's becomes the shared one.
 */
export async function shareCart(c: Context<AppEnv>, userId: string): Promise<void> {
  const { siteId } = c.var.site;
  const own = await openToken(c, cartTokenOf(c));
  const shared = await openToken(c, await readShared(c, userId));
  if (shared === undefined) {
    if (own !== undefined) await storeShared(c, userId, own);
    return;
  }
  if (own === shared) return;
  const move = {
    siteId,
    from: sha256(own ?? ''),
    into: sha256(shared),
    quantities: 'largest',
    withEntries: true,
    now: Date.now(),
  } as const;
  // A cart that is being paid for stays this browser's.
  if (own === undefined || (await mergeCarts(c.env.DB, move))) giveCart(c, shared);
}

/**
 * Removes the shared cart from a browser that signs out: the next sign-in brings it back. With `isCloned`, the browser
 * keeps a copy.
 */
export async function leaveCart(c: Context<AppEnv>, userId: string, isCloned: boolean): Promise<void> {
  const own = await openToken(c, cartTokenOf(c));
  if (own === undefined) return;
  await storeShared(c, userId, own);
  const { siteId } = c.var.site;
  const copy = { siteId, from: sha256(own), token: randomToken(), now: Date.now() };
  if (isCloned && (await copyCart(c.env.DB, copy))) giveCart(c, copy.token);
  else if (!isForeign(c)) forgetCart(c);
}

/** Makes a cart that a signed-in person begins the one that their devices share. It costs other visitors no query. */
export const shareNewCart = createMiddleware<AppEnv>(async (c, next) => {
  const before = cartTokenOf(c);
  await next();
  if (SITE_USERS.tokenOf(c) === undefined || c.res.status >= 400) return;
  const token = newTokenIn(c.res);
  if (token === undefined || token === before) return;
  const session = await readSession(SITE_USERS, c);
  if (session) await storeShared(c, session.person.id, token);
});

const NEW_CART_COOKIE = /^CART=([\w-]{43})(;|$)/;

/** Returns the token of the cart that an answer gives to its visitor. */
function newTokenIn(response: Response): string | undefined {
  const cookies = response.headers.getSetCookie().map((cookie) => NEW_CART_COOKIE.exec(cookie)?.[1]);
  return cookies.find((token) => token !== undefined) ?? response.headers.get(CART_TOKEN_HEADER) ?? undefined;
}

function cartTokenOf(c: Context<AppEnv>): string | undefined {
  return isForeign(c) ? (c.req.header(CART_TOKEN_HEADER) ?? undefined) : readCartCookie(c);
}

function giveCart(c: Context<AppEnv>, token: string): void {
  if (isForeign(c)) c.header(CART_TOKEN_HEADER, token);
  else setCartCookies(c, token, CART_LIFETIME_MS);
}

/** Returns a token if its cart is open. */
async function openToken(c: Context<AppEnv>, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  return (await hasOpenCart(c.env.DB, c.var.site.siteId, sha256(token))) ? token : undefined;
}

async function readShared(c: Context<AppEnv>, userId: string): Promise<string | undefined> {
  const user = await findById(SITE_USERS, personCall(c), userId);
  return user && openSharedCart(sessionSecrets(c.env), user);
}

/** Returns the token of the cart that a person's devices share; undefined for none. */
export function openSharedCart(secrets: Secrets, { site_id, id, sealed_cart }: SiteUserRow): string | undefined {
  return sealed_cart === null ? undefined : unseal(secrets, sealPlace(site_id, id), sealed_cart);
}

async function storeShared(c: Context<AppEnv>, userId: string, token: string): Promise<void> {
  const { siteId } = c.var.site;
  await c.env.DB.prepare('UPDATE site_users SET sealed_cart = ?3 WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, userId, seal(sessionSecret(c.env), sealPlace(siteId, userId), token))
    .run();
}

function sealPlace(siteId: string, id: string): SealPlace {
  return { siteId, column: 'site_users.sealed_cart', id };
}
