import { isEqual, sha256, sign } from './secret.ts';

/** The owner of a crumb: the site, the visitor and, if there is one, the visitor's cart token. */
export interface CrumbOwner {
  secret: string;
  siteId: string;
  visitorId: string;
  cartToken: string | undefined;
}

/** Returns the visitor's crumb. The page can read it; it is not valid for any other visitor or cart. */
export function crumbOf({ secret, siteId, visitorId, cartToken }: CrumbOwner): string {
  return sign(secret, 'crumb', siteId, visitorId, cartToken ? sha256(cartToken) : '');
}

/**
 * Whether a header repeats one of the crumb's cookies, which another origin cannot read, and the crumb was made for
 * this visitor; a cookie that a neighbouring subdomain has planted was not.
 */
export function isCrumbValid(owner: CrumbOwner, header: string | undefined, cookies: readonly string[]): boolean {
  return header !== undefined && cookies.includes(header) && isEqual(header, crumbOf(owner));
}
