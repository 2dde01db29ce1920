import { knownSecrets, type Secrets, sha256, sign } from '../session/service.ts';
import { PAY_PATH } from '../site/page-paths.ts';
import type { StoredDraft } from './repository.ts';

/** Returns the token of a draft's payment link with this number. A new number ends the links before. */
export function linkToken(secret: string, siteId: string, id: string, number: number): string {
  return sign(secret, 'payment-link', siteId, id, String(number));
}

export function payPath(token: string): string {
  return `${PAY_PATH}/${token}`;
}

/**
 * Returns the address of a draft's payment link; '' where it has none, or its token cannot be derived any more, because
 * the secret has changed twice since.
 */
export function linkUrl(secrets: Secrets, { siteId, id, linkNumber, tokenHash, baseUrl }: StoredDraft): string {
  const token = knownSecrets(secrets)
    .map((secret) => linkToken(secret, siteId, id, linkNumber))
    .find((known) => sha256(known) === tokenHash);
  return token === undefined ? '' : baseUrl + payPath(token);
}
