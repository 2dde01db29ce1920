/** Any origin: an address that stays on it is a path. */
const SOMEWHERE = 'https://shop.invalid';

/**
 * Returns the path and query that a text names on the site itself; '/' for a text that would lead anywhere else, as
 * `//elsewhere`, `/\elsewhere` and `/.//elsewhere` do.
 */
export function ownPath(text: string | undefined): string {
  const url = text?.startsWith('/') ? URL.parse(text, SOMEWHERE) : null;
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}
