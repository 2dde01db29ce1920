import { VISIT_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseUrl } from '../domain/parse-url.ts';
import { readKept, storageName } from '../kept.ts';
import { isOwnOrigin, readCookie } from '../transport.ts';
import { pageAddress } from './clean-address.ts';

const HAS_LANDED = 'SS_HAS_LANDED';
/** The visit that was last seen, by its start; and where it came from, as long as no view of a page has sent that. */
const LANDING = 'sq:landing';

/**
 * Returns where the visit came from, if the view of this page is its first one that is sent: the host of another site,
 * or what its first page's address names as its source; '' for neither. The first page may be one whose views are not
 * sent, such as a search; then the next one sends it. `isSent` says whether this view is.
 */
export function landingSource(isSent: boolean): string | undefined {
  try {
    markSession();
    const visit = readKept(VISIT_COOKIE);
    if (!visit) return undefined;
    const [known, waiting]: (string | undefined)[] = JSON.parse(localStorage.getItem(LANDING) ?? '[]');
    if (known === visit && waiting === undefined) return undefined;
    const source = known === visit && waiting !== undefined ? waiting : sourceOfPage();
    localStorage.setItem(LANDING, JSON.stringify(isSent ? [visit] : [visit, source]));
    return source;
  } catch {
    // Without storage, each page would be the first.
    return undefined;
  }
}

/** The platform's own mark of a browser's session. */
function markSession(): void {
  if (isOwnOrigin() ? readCookie(HAS_LANDED) : sessionStorage.getItem(storageName(HAS_LANDED))) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
  if (isOwnOrigin()) document.cookie = `${HAS_LANDED}=true; path=/; samesite=lax`;
  else sessionStorage.setItem(storageName(HAS_LANDED), 'true');
}

function sourceOfPage(): string {
  const address = pageAddress();
  const named = parseUrl(address)?.searchParams.get('utm_source') ?? '';
  return named || otherHost(document.referrer);
}

/** The host of an address; '' for this one, and where there is none. */
function otherHost(address: string): string {
  const { host } = parseUrl(address) ?? location;
  return host === location.host ? '' : host;
}
