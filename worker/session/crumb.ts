import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256, sign } from './secret.ts';

const NONCE_BYTES = 16;

/** What a crumb is bound to: the site, and the visitor's cart token where there is one. */
export interface CrumbOwner {
  secret: string;
  siteId: string;
  cartToken: string | undefined;
}

/** `<nonce>.<signature>`: readable by the page, worthless to any other visitor. */
export function createCrumb(owner: CrumbOwner, nonce = randomBytes(NONCE_BYTES).toString('base64url')): string {
  return `${nonce}.${signature(owner, nonce)}`;
}

/**
 * Whether the header repeats the cookie (another origin cannot read it) and was made for this visitor (a cookie
 * planted by a neighbouring subdomain was not).
 */
export function isCrumbValid(owner: CrumbOwner, header: string | undefined, cookie: string | undefined): boolean {
  if (!header || !cookie || !isEqual(header, cookie)) return false;
  const nonce = crumbNonce(cookie);
  return isEqual(cookie, `${nonce}.${signature(owner, nonce)}`);
}

/** The crumb's random part; empty without a crumb. */
export function crumbNonce(crumb: string | undefined): string {
  return crumb?.split('.')[0] ?? '';
}

function signature({ secret, siteId, cartToken }: CrumbOwner, nonce: string): string {
  return sign(secret, siteId, nonce, cartToken ? sha256(cartToken) : '');
}

/** In constant time for texts of one length; the length is no secret. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
