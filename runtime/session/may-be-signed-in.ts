import { isOwnOrigin } from '../transport.ts';
import { readSessionData } from './session-data.ts';
import { readSiteUser } from './site-user.ts';

/** Whether somebody may be signed in, as far as the page knows without a call: the server decides. */
export function mayBeSignedIn(): boolean {
  return isOwnOrigin() ? readSiteUser()?.authenticated === true : readSessionData() !== undefined;
}
