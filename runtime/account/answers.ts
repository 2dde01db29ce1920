import { isRecord } from '../api/shape.ts';
import type { SessionResponse, SiteUser } from '../contracts/account.ts';

/** Whether the server's answer describes a person, with every field that the page uses. */
export function isSiteUser(json: unknown): json is SiteUser {
  return isRecord(json) && typeof json.id === 'string' && typeof json.email === 'string';
}

/** Whether the server's answer begins a session. */
export function isSessionResponse(json: unknown): json is SessionResponse {
  return isRecord(json) && typeof json.xsrfToken === 'string' && isSiteUser(json.siteUser);
}
