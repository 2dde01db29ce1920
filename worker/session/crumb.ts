import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256, sign } from './secret.ts';

const NONCE_BYTES = 16;

/** The owner of a crumb: the site and, if there is one, the visitor's cart token. */
interface CrumbOwner {
  secret: string;
  siteId: string;
  cartToken: string | undefined;
}

/** Creates a crumb, `<nonce>.<signature>`. The page can read it; it is not valid for any other visitor. */
export function createCrumb(owner: CrumbOwner, nonce = randomBytes(NONCE_BYTES).toString('base64url')): string {
  return `${nonce}.${signature(owner, nonce)}`;
}

/**
 * Whether the header repeats the cookie, which another origin cannot read, and the crumb was made for this visitor; a
 * cookie planted by a neighbouring subdomain was not.
 */
export function isCrumbValid(owner: CrumbOwner, header: string | undefined, cookie: string | undefined): boolean {
  if (!header || !cookie || !isEqual(header, cookie)) return false;
  const nonce = crumbNonce(cookie);
  return isEqual(cookie, `${nonce}.${signature(owner, nonce)}`);
}

/** Returns the crumb's random part; '' without a crumb. */
export function crumbNonce(crumb: string | undefined): string {
  return crumb?.split('.')[0] ?? '';
}

function signature({ secret, siteId, cartToken }: CrumbOwner, nonce: string): string {
  return sign(secret, siteId, nonce, cartToken ? sha256(cartToken) : '');
}

/** Compares in constant time. Texts of different lengths are unequal at once, because the length is not secret. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
