import { hostOrigin } from '../site/host-origin.ts';
import { baseOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { joined } from './alternates.ts';

/** Returns the origin that search engines, links and pictures name, for a page of `called`. */
export function namedOrigin({ primaryHost }: Pick<Site, 'primaryHost'>, called: string): string {
  return primaryHost === null ? called : hostOrigin(new URL(called), primaryHost);
}

/** Returns where the shop's pages begin in the site's present language. */
export function pagesBase(site: Site, called: string): string {
  return site.languages.length > 0 ? baseOf(site, site.language, called) : namedOrigin(site, called);
}

/** Returns the one whole address of a path of the shop, which is without its language, in the site's present language. */
export function wholeUrl(site: Site, path: string, called: string): string {
  return joined(pagesBase(site, called), path);
}
