import { isEqual, knownSecrets, type Secrets, sign } from '../session/service.ts';
import { NO_REVIEW_REQUESTS_PATH, REVIEW_PATH } from '../site/page-paths.ts';

/** What a link of the mail allows. A link for one is not valid for the other. */
export type LinkPurpose = 'review' | 'no-review-requests';

const PATHS = { review: REVIEW_PATH, 'no-review-requests': NO_REVIEW_REQUESTS_PATH } as const;

/** Returns the path of a link in the mail, `…?token=ORDER.SIGNATURE`. */
export function linkPath(secret: string, siteId: string, purpose: LinkPurpose, orderId: string): string {
  return `${PATHS[purpose]}?token=${orderId}.${sign(secret, purpose, siteId, orderId)}`;
}

/** Returns the id of the order that a link was made for; undefined for any other text. */
export function orderIdIn(secrets: Secrets, siteId: string, purpose: LinkPurpose, token: string): string | undefined {
  const [orderId = '', signature = ''] = token.split('.');
  const isSigned = knownSecrets(secrets).some((secret) => isEqual(signature, sign(secret, purpose, siteId, orderId)));
  return isSigned && orderId !== '' ? orderId : undefined;
}
