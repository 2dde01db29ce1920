/** Names of headers and cookies that browser and Worker agree on (design decisions 4 and 5). */

/** Publishable key of the site; sent by pages of another origin, where the host does not tell it. */
export const SITE_HEADER = 'X-Storefront-Site';
/** The cart's secret, on pages of another origin only: handed out in answers, sent back in requests. */
export const CART_TOKEN_HEADER = 'X-Storefront-Cart';
/** HMAC-bound double-submit token; the value of the `crumb` cookie. */
export const CRUMB_HEADER = 'X-CSRF-Token';
/** One per visitor intent: 22 to 64 characters of A–Z a–z 0–9 - _, at least 128 random bits. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Optional on cart changes: `"12"` refuses the change (409 CART_CONFLICT) unless the cart is at version 12. */
export const VERSION_HEADER = 'If-Match';

/** HttpOnly, same site only; the only cookie with authority. */
export const CART_COOKIE = 'CART';
/** Readable companion: the text 'true' while a cart exists. */
export const HAS_CART_COOKIE = 'hasCart';
export const CRUMB_COOKIE = 'crumb';
/** JSON {authenticated, siteUserId}, readable (storefront.md §3). */
export const SITE_USER_COOKIE = 'SiteUserInfo';

export const API_ROOT = '/api/';
