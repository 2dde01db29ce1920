import { isOwnOrigin, readCookie } from '../transport.ts';

const HAS_LANDED = 'SS_HAS_LANDED';

/** Whether this is the first page of the browser's session that is recorded; it is so once. */
export function isLanding(): boolean {
  try {
    if (isOwnOrigin() ? readCookie(HAS_LANDED) : sessionStorage.getItem(HAS_LANDED)) return false;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    if (isOwnOrigin()) document.cookie = `${HAS_LANDED}=true; path=/; samesite=lax`;
    else sessionStorage.setItem(HAS_LANDED, 'true');
    return true;
  } catch {
    return false;
  }
}
