import { parseUrl } from '#runtime/domain/parse-url.ts';
import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/site.ts';
import type { PageLinks } from './html-to-markdown.ts';

const FOLLOWED: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns what the links of a page lead to, with whole addresses. `notes` are said behind the first link to each of their
 * addresses.
 */
export function linksOf(site: Site, page: string, notes: ReadonlyMap<string, string> = new Map()): PageLinks {
  const left = new Map(notes);
  return {
    resolve(href, isElsewhere) {
      if (href === '' || href.startsWith('#')) return undefined;
      const url = parseUrl(isElsewhere ? href : localPath(site, href), page);
      return url && FOLLOWED.has(url.protocol) ? url.href : undefined;
    },
    note(url) {
      const note = left.get(url) ?? '';
      left.delete(url);
      return note;
    },
  };
}
