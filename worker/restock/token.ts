import { isEqual, knownSecrets, type Secrets, sign } from '../session/service.ts';

/** What a mail's link allows. A link for one is not valid for the other. */
export type LinkPurpose = 'restock-confirm' | 'restock-stop';

/** The contents of a link, which only the reader of a mail has. */
export interface RestockLink {
  signUpId: string;
  /** Lower case. */
  email: string;
  /** When the person signed up, in ms since the epoch. */
  askedAt: number;
}

/** Creates a token, `<payload>.<signature>`, bound to the site and the purpose. */
export function createToken(secret: string, siteId: string, purpose: LinkPurpose, link: RestockLink): string {
  const payload = Buffer.from(JSON.stringify([link.signUpId, link.email, link.askedAt])).toString('base64url');
  return `${payload}.${sign(secret, purpose, siteId, payload)}`;
}

/** Returns the contents of a token; undefined for one that this shop has not made for this purpose. */
export function readToken(
  secrets: Secrets,
  siteId: string,
  purpose: LinkPurpose,
  token: string,
): RestockLink | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const isSigned = knownSecrets(secrets).some((secret) => isEqual(signature, sign(secret, purpose, siteId, payload)));
  if (!isSigned || token !== `${payload}.${signature}`) return undefined;
  const [signUpId, email, askedAt] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { signUpId, email, askedAt };
}
