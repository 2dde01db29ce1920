import { keepSessionData } from '../session/keep-session-data.ts';
import { readSessionData } from '../session/session-data.ts';

interface Kept {
  xsrfToken: string | null;
  expiresAt: number | null;
  sessionToken?: string | undefined;
}

/** Keeps the server's answer about the session for this page and the next ones; `undefined` drops it. */
export function keepSession(session: Kept | undefined): void {
  keepSessionData(session && toData(session));
}

function toData({ xsrfToken, expiresAt, sessionToken = readSessionData()?.sessionToken }: Kept) {
  if (!xsrfToken || expiresAt === null) return undefined;
  return { xsrfToken, expiresAt, ...(sessionToken !== undefined && { sessionToken }) };
}
