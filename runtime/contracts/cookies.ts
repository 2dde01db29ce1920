/** Names of cookies that browser and Worker share. */

/**
 * Cookie with the cart's secret: HttpOnly and same site only. It counts only where the Worker's own visitor cookie
 * confirms it, because a neighbouring subdomain can set a cookie of this name.
 */
export const CART_COOKIE = 'CART';
/** Cookie that scripts can read: 'true' while a cart exists. */
export const HAS_CART_COOKIE = 'hasCart';
export const CRUMB_COOKIE = 'crumb';
/** Cookie that scripts can read: JSON {authenticated, siteUserId}. */
export const SITE_USER_COOKIE = 'SiteUserInfo';
