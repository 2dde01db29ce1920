/** The visitor's identity: signing, cart tokens, the crumb, and the cookies that carry them. */
export { ensureCrumb, readCartCookie, readCrumbCookie, setCartCookies, setCrumbCookie } from './cookies.ts';
export { crumbNonce, isCrumbValid } from './crumb.ts';
export { isToken, randomToken, sessionSecret, sha256, sign } from './secret.ts';
