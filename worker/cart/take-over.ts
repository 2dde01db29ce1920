import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { randomToken, readCartCookie, setCartCookies, sha256 } from '../session/service.ts';
import { translationOf } from '../site/languages.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import { mergeCarts } from './merge.ts';
import { findCart } from './repository.ts';
import type { StoredCart } from './stored-cart.ts';

/** Finds the open cart of a checkout; undefined once it was bought or deleted. */
export async function findCartOf(
  db: D1Database,
  site: Parameters<typeof translationOf>[0] & { siteId: string },
  checkoutId: string,
): Promise<(StoredCart & { tokenHash: string }) | undefined> {
  const tokenHash = await db
    .prepare('SELECT token_hash FROM carts WHERE site_id = ?1 AND id = ?2 AND is_purchased = 0')
    .bind(site.siteId, checkoutId.split('.')[0])
    .first<string>('token_hash');
  const cart = tokenHash === null ? undefined : await findCart(db, site.siteId, tokenHash, translationOf(site));
  return tokenHash && cart?.checkoutId === checkoutId ? { ...cart, tokenHash } : undefined;
}

/** Whether this browser has the cart with the token of this hash. */
export function hasCart(c: Context<AppEnv>, tokenHash: string): boolean {
  return sha256(readCartCookie(c) ?? '') === tokenHash;
}

/**
 * Makes a cart this browser's own, together with the lines of its earlier one. The browser that had the cart has none
 * from then on, so that nothing is bought twice.
 */
export async function takeOverCart(c: Context<AppEnv>, { id, tokenHash }: { id: string; tokenHash: string }) {
  const { siteId } = c.var.site;
  const own = readCartCookie(c);
  const token = randomToken();
  const moved = await c.env.DB.prepare(
    'UPDATE carts SET token_hash = ?4, version = version + 1 WHERE site_id = ?1 AND id = ?2 AND token_hash = ?3 RETURNING 1',
  )
    .bind(siteId, id, tokenHash, sha256(token))
    .first();
  if (!moved) return;
  const now = Date.now();
  if (own) await mergeCarts(c.env.DB, { siteId, from: sha256(own), into: sha256(token), now });
  setCartCookies(c, token, CART_LIFETIME_MS);
}
