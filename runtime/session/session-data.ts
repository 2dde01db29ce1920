import { boot } from '../boot.ts';
import { readCookie } from '../transport.ts';

/** What a page keeps of a signed-in person's session. */
export interface SessionData {
  /** Goes into the header X-SiteUser-XSRF-Token. */
  xsrfToken: string;
  /** When the session ends, as far as the page knows; ms. */
  expiresAt: number;
  /** The session's secret token, on pages of another origin alone. */
  sessionToken?: string | undefined;
}

/** The text that is kept where neither storage nor cookies can be had: the session then lasts as long as the page. */
let inMemory: string | undefined;

/** The name of the session's data in local storage, and of the cookie where storage is unavailable. */
export function sessionDataKey(): string {
  return `sq-session-${boot().site}`;
}

/** Keeps the text of the session's data for this page alone. */
export function keepInMemory(text: string | undefined): void {
  inMemory = text;
}

/** Returns the session's data; undefined without a session, and for one that has expired or cannot be read. */
export function readSessionData(now = Date.now()): SessionData | undefined {
  const key = sessionDataKey();
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(key);
  } catch {
    // The function that stores the data has warned of it.
  }
  try {
    const data = JSON.parse(text ?? readCookie(key) ?? inMemory ?? 'null');
    return data?.expiresAt > now && typeof data.xsrfToken === 'string' ? data : undefined;
  } catch {
    return undefined;
  }
}
