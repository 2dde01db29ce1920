import { SESSION_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import { readSessionData } from '#runtime/session/session-data.ts';
import { isOwnOrigin } from '#runtime/transport.ts';

/** Adds to a call who is signed in on a page of another origin; on the shop's own, cookies do that. */
export function sign(headers: Headers): void {
  const token = isOwnOrigin() ? undefined : readSessionData()?.sessionToken;
  if (token) headers.set(SESSION_TOKEN_HEADER, token);
}
