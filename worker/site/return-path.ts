import { ACCOUNT_PATH } from './page-paths.ts';

const MAX_LENGTH = 2_000;
/** A base that no address of a visitor can name. */
const BASE = 'https://shop.invalid';

/**
 * Reads where a visitor is led after a form: the path of a page of this site with its query. Everything else is
 * undefined, so that no link or form leads to another host.
 */
export function readReturnPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > MAX_LENGTH || !URL.canParse(text, BASE)) return undefined;
  const { origin, pathname, search } = new URL(text, BASE);
  // A path such as `/.//elsewhere` becomes one that names a host.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search : undefined;
}

/** Returns the address of the account's page, which leads back to a path once the visitor has signed in. */
export function accountPath(returnPath: string | undefined, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(returnPath !== undefined && { return: returnPath }) });
  return query.size > 0 ? `${ACCOUNT_PATH}?${query}` : ACCOUNT_PATH;
}
