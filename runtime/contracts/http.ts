/** Names of headers that browser and Worker share. */

/** The site's publishable key; pages of another origin send it, because the host does not identify the site there. */
export const SITE_HEADER = 'X-Storefront-Site';
/** The cart's secret token for pages of another origin: answers carry it, and requests send it back. */
export const CART_TOKEN_HEADER = 'X-Storefront-Cart';
/** CSRF token (double submit, HMAC-bound to the visitor); its value is that of the `crumb` cookie. */
export const CRUMB_HEADER = 'X-CSRF-Token';
/** CSRF token of a signed-in site user's session, from the answer to the sign-in. */
export const SITE_USER_XSRF_HEADER = 'X-SiteUser-XSRF-Token';
/** CSRF token of a signed-in contributor's session. */
export const CONTRIBUTOR_XSRF_HEADER = 'X-Contributor-XSRF-Token';
/** The secret token of a site user's session on pages of another origin. */
export const SESSION_TOKEN_HEADER = 'X-Storefront-Session';
/** A random name that a visitor's browser keeps for likes, on pages of another origin, which get no cookie. */
export const VISITOR_HEADER = 'X-Storefront-Visitor';
/** The language tag of the page that calls; answers have their texts in it where the site has that language. */
export const LANGUAGE_HEADER = 'X-Storefront-Language';
/** What the visitor has agreed to, on pages of another origin: as in the cookie `CHOICE_COOKIE`. */
export const CONSENT_HEADER = 'X-Storefront-Consent';
/** One key per visitor action: 22 to 64 characters of A–Z a–z 0–9 - _, at least 128 random bits. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * Optional on cart changes: `"12"` makes the Worker refuse the change (409 CART_CONFLICT) unless the cart is at version
 * 12.
 */
export const VERSION_HEADER = 'If-Match';

export const API_ROOT = '/api/';
