/** The visitor's identity: signing, cart tokens, the crumb, and the cookies that carry them. */
export { cartIdOf } from './cart-id.ts';
export { CONTRIBUTOR_COOKIE, contributorToken } from './contributor-cookie.ts';
export {
  crumbOwner,
  ensureCrumb,
  forgetCart,
  keepVisitor,
  readCartCookie,
  readCrumbCookies,
  setCartCookies,
  setCrumbCookie,
  setHostCookie,
} from './cookies.ts';
export { isCrumbValid } from './crumb.ts';
export { type Caller, callerOf, rememberDevice } from './known-device.ts';
export { CACHE_OF_ONE, heldLockKeys, keepLockKey, lockKeysJson, NO_LOCK_KEYS } from './lock-cookies.ts';
export { resealAll } from './reseal.ts';
export { SealError, type SealPlace, seal, unseal } from './seal.ts';
export { countSeals } from './seal-counts.ts';
export { createSealedToken, openSealedToken } from './sealed-token.ts';
export {
  isEqual,
  isToken,
  knownSecrets,
  randomToken,
  type Secrets,
  sessionSecret,
  sessionSecrets,
  sha256,
  sign,
} from './secret.ts';
export { cookieValues, hostCookie, isSecure, readVisitorId, visitorHashOf } from './visitor-cookie.ts';
