import { ApiFailure } from '../api/failure.ts';
import { type Call, request } from '../api/request.ts';
import { isRecord } from '../api/shape.ts';
import { API_ROOT, SESSION_TOKEN_HEADER, SITE_USER_XSRF_HEADER } from '../contracts/http.ts';
import { readSessionData } from '../session/session-data.ts';
import { keepSession } from './keep-session.ts';
import { showSignedOut } from './state.ts';

const ACCOUNT = `${API_ROOT}site-users/account`;

/**
 * Sends a call about the account; `path` follows that of the account. One that a stale XSRF token made fail is sent
 * once more, with the session's own. Rejects with ApiFailure; where nobody is signed in any more, the page shows so.
 */
export async function accountCall<Answer>({ path, ...call }: Omit<Call<Answer>, 'renew'>): Promise<Answer> {
  try {
    return await request({ ...call, path: ACCOUNT + path, sign, renew });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'SIGN_IN_NEEDED') {
      keepSession(undefined);
      showSignedOut();
    }
    throw error;
  }
}

/** Adds the proof that a page of the shop calls, and on pages of another origin who does. */
function sign(headers: Headers): void {
  const { xsrfToken, sessionToken } = readSessionData() ?? {};
  if (xsrfToken) headers.set(SITE_USER_XSRF_HEADER, xsrfToken);
  if (sessionToken) headers.set(SESSION_TOKEN_HEADER, sessionToken);
}

/** Accepts an answer without content. */
export function isEmpty(json: unknown): json is undefined {
  return json === undefined;
}

/** Accepts an answer that says no more than that the call was taken. */
export function isTaken(json: unknown): json is object {
  return isRecord(json);
}

/** Fetches a fresh crumb and the XSRF token of the session that the browser has; false where these cannot be had. */
async function renew(): Promise<boolean> {
  const state = await readSessionState().catch(() => undefined);
  if (!state) return false;
  keepSession(state.xsrfToken === null ? undefined : state);
  return true;
}

/** What `GET …/session` answers, as far as it is read here. */
interface SessionStateAnswer {
  siteUser: unknown;
  xsrfToken: string | null;
  expiresAt: number | null;
}

/** Reads who is signed in. */
export function readSessionState(): Promise<SessionStateAnswer> {
  return request({ path: `${ACCOUNT}/session`, sign, isAnswer: isSessionState });
}

function isSessionState(json: unknown): json is SessionStateAnswer {
  return isRecord(json) && 'siteUser' in json && (json.xsrfToken === null || typeof json.xsrfToken === 'string');
}
