import { keepInMemory, type SessionData, sessionDataKey } from './session-data.ts';

/**
 * Keeps a session's data in local storage, in a cookie where storage is unavailable, and for this page where cookies
 * are too; `undefined` drops it everywhere. A storage that refuses is warned about, because nothing is lost but the
 * session on the next page.
 */
export function keepSessionData(data: SessionData | undefined): void {
  const key = sessionDataKey();
  const text = data && JSON.stringify(data);
  keepInMemory(text);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    keepCookie(key, undefined, 0);
  } catch (error) {
    console.warn('[storefront] the session is kept in a cookie, because storage is unavailable', error);
    keepCookie(key, text, data?.expiresAt ?? 0);
  }
}

/** Writes the cookie, or deletes one that is there. */
function keepCookie(key: string, text: string | undefined, expiresAt: number): void {
  try {
    if (!text && !document.cookie.includes(`${key}=`)) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const expires = new Date(text ? expiresAt : 0).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not work on pages without TLS
    document.cookie = `${key}=${encodeURIComponent(text ?? '')}; Path=/; Expires=${expires}; SameSite=Lax${secure}`;
  } catch (error) {
    console.warn('[storefront] the session lasts as long as this page, because cookies are unavailable', error);
  }
}
