import { redirectPath } from '#runtime/domain/redirect-path.ts';
import type { Site } from '../site/site.ts';
import { findAddress } from './find-address.ts';
import { findRedirect } from './repository.ts';

/** What became of an address that the shop does not have. */
export type Moved = { state: 'gone' } | { state: 'moved'; location: string };

/** A call for a path that has no page. */
interface Missed {
  /** The path without its language, encoded as it arrived. */
  pathname: string;
  /** The query with its '?'; '' for none. */
  search: string;
}

/**
 * Finds where a path without a page leads: by the owner's redirects, else by the slugs that its page had. The location is
 * the page's own address of today, so that there is no second redirect. Nothing leads to what not everybody may see.
 */
export async function findMoved(db: D1Database, site: Site, { pathname, search }: Missed): Promise<Moved | undefined> {
  const redirect = await findRedirect(db, site.siteId, redirectPath(pathname));
  if (redirect) return redirect.target === null ? { state: 'gone' } : ownersTarget(db, site, redirect.target, search);
  const found = await findAddress(db, site, pathname);
  if (found?.state !== 'there') return found;
  const location = encodeURI(found.path);
  // A page of a list that has no items is at the list's own address, and so is whatever else is not there.
  if (!found.isOpen || redirectPath(location) === redirectPath(pathname)) return undefined;
  return { state: 'moved', location: location + search };
}

/** Letters that no header may have, such as those of an address that an owner has typed as people read it. */
const NOT_ASCII = /[^!-~]+/g;

/** An owner's target that has moved since leads to its address of today as well. */
async function ownersTarget(db: D1Database, site: Site, written: string, search: string): Promise<Moved> {
  const target = written.replace(NOT_ASCII, (letters) => encodeURI(letters.toWellFormed()));
  if (!target.startsWith('/')) return { state: 'moved', location: new URL(target).href };
  const [, pathname = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const found = await findAddress(db, site, pathname);
  const path = found?.state === 'there' && found.isOpen ? encodeURI(found.path) : pathname;
  return { state: 'moved', location: path + (query || search) + fragment };
}
