/** Names of cookies that browser and Worker share. */

/** Cookie with the cart's secret: HttpOnly, same site only, and the only cookie with authority. */
export const CART_COOKIE = 'CART';
/** Cookie that scripts can read: 'true' while a cart exists. */
export const HAS_CART_COOKIE = 'hasCart';
export const CRUMB_COOKIE = 'crumb';
/** Cookie that scripts can read: JSON {authenticated, siteUserId}. */
export const SITE_USER_COOKIE = 'SiteUserInfo';
