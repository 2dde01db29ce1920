import { SealError, type SealPlace, seal, unseal } from './seal.ts';
import type { Secrets } from './secret.ts';

/** What a token is for: it can be opened for the same site and purpose alone. */
export interface TokenUse {
  siteId: string;
  /** As in 'restock-stop'. */
  purpose: string;
}

/**
 * Creates the token of a mail's link, which carries values that nobody else may read: links stand in histories and in the
 * logs of servers.
 */
export function createSealedToken(secret: string, use: TokenUse, values: readonly unknown[]): string {
  return seal(secret, sealPlace(use), JSON.stringify(values));
}

/** Returns the values of a token; undefined for one that this shop has not made for this use. */
export function openSealedToken(secrets: Secrets, use: TokenUse, token: string): unknown[] | undefined {
  if (!isCanonical(token)) return undefined;
  try {
    return JSON.parse(unseal(secrets, sealPlace(use), token));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** Whether the token is written as we write one. Decoding ignores characters that are no base64url. */
function isCanonical(token: string): boolean {
  const sealed = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(sealed, 'base64url').toString('base64url') === sealed && token.split('.').length === 3;
}

function sealPlace({ siteId, purpose }: TokenUse): SealPlace {
  return { siteId, column: 'token', id: purpose };
}
