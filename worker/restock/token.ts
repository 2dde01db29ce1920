import { createSealedToken, openSealedToken, type Secrets } from '../session/service.ts';

/** What a mail's link allows. A link for one is not valid for the other. */
export type LinkPurpose = 'restock-confirm' | 'restock-stop';

/** The contents of a link, which only the reader of a mail has. */
export interface RestockLink {
  signUpId: string;
  /** Lower case. */
  email: string;
  /** When the person signed up, in ms since the epoch. */
  askedAt: number;
  /** Language tag of the mail, and so of the pages that its links open. */
  language: string;
}

/** Creates a token, bound to the site and the purpose, that nobody can read without the shop's secret. */
export function createToken(secret: string, siteId: string, purpose: LinkPurpose, link: RestockLink): string {
  return createSealedToken(secret, { siteId, purpose }, [link.signUpId, link.email, link.askedAt, link.language]);
}

/** Returns the contents of a token; undefined for one that this shop has not made for this purpose. */
export function readToken(
  secrets: Secrets,
  siteId: string,
  purpose: LinkPurpose,
  token: string,
): RestockLink | undefined {
  const values = openSealedToken(secrets, { siteId, purpose }, token);
  if (!values) return undefined;
  const [signUpId, email, askedAt, language] = values as [string, string, number, string];
  return { signUpId, email, askedAt, language };
}
