/** Names of headers and cookies that browser and Worker share. */

/** The site's publishable key; pages of another origin send it, because the host does not identify the site there. */
export const SITE_HEADER = 'X-Storefront-Site';
/** The cart's secret token for pages of another origin: answers carry it, and requests send it back. */
export const CART_TOKEN_HEADER = 'X-Storefront-Cart';
/** CSRF token (double submit, HMAC-bound to the visitor); its value is that of the `crumb` cookie. */
export const CRUMB_HEADER = 'X-CSRF-Token';
/** One key per visitor action: 22 to 64 characters of A–Z a–z 0–9 - _, at least 128 random bits. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * Optional on cart changes: `"12"` makes the Worker refuse the change (409 CART_CONFLICT) unless the cart is at version
 * 12.
 */
export const VERSION_HEADER = 'If-Match';

/** Cookie with the cart's secret: HttpOnly, same site only, and the only cookie with authority. */
export const CART_COOKIE = 'CART';
/** Cookie that scripts can read: 'true' while a cart exists. */
export const HAS_CART_COOKIE = 'hasCart';
export const CRUMB_COOKIE = 'crumb';
/** Cookie that scripts can read: JSON {authenticated, siteUserId}. */
export const SITE_USER_COOKIE = 'SiteUserInfo';

export const API_ROOT = '/api/';
