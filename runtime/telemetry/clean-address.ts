import { boot } from '../boot.ts';
import { parseUrl } from '../domain/parse-url.ts';

/**
 * The keys of an address's query that hold no secret: which part of a list, which variant or product, and where an
 * advertisement led from. All others may hold tokens or addresses of people.
 */
const KEPT =
  /^(page|offset|reviews|tag|category|variant|product|language|utm_(source|medium|campaign|term|content|id))$/;
/** The key of a search's words: pages send them of the shop's own addresses alone. */
const SEARCHED_FOR = 'q';
/** The shop takes no longer ones, in UTF-16 code units. */
const MAX_LENGTH = 2_000;
/** A value that may be a person's address, or a number of theirs. */
const PERSONAL = /@|\d{7}/;

/** How addresses are sent. */
export interface Addresses {
  cleanAddress: typeof cleanAddress;
  pageAddress: typeof pageAddress;
}

/**
 * Returns an address without its fragment, and without all of its query that may be secret or makes it too long; '' for
 * what is none of the web, as a frame's `about:srcdoc`.
 */
export function cleanAddress(address: string): string {
  if (!parseUrl(address)) return '';
  const { origin, pathname, protocol, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  const isKept = (key: string) => KEPT.test(key) || (key === SEARCHED_FOR && origin === boot().base);
  const query = new URLSearchParams(
    [...searchParams].filter(([key, value]) => isKept(key) && !PERSONAL.test(value)),
  ).toString();
  const page = origin + pathname;
  return query && page.length + query.length < MAX_LENGTH ? `${page}?${query}` : page.slice(0, MAX_LENGTH);
}

/** The clean address of this page; in a frame without one, that of the page which has written it. */
export function pageAddress(): string {
  return cleanAddress(location.href) || cleanAddress(document.baseURI);
}
