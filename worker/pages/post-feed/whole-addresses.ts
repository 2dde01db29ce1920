import { localPath } from '../../site/local-path.ts';
import type { Site } from '../../site/site.ts';

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/gi;
const FILE = /(<(?:img|audio|video|source|iframe|track)\b[^>]*?\s(?:src|poster)=")(\/(?!\/)[^"]*)"/gi;
const SOURCES = /\ssrcset="[^"]*"/gi;
const STYLES = /<style\b[^>]*>[^<]*<\/style>/gi;

/**
 * Returns HTML for readers elsewhere: its links and files have whole addresses. Sizes of pictures for the page's layout,
 * and styles, are left out.
 */
export function wholeAddresses(html: string, { origin, site }: { origin: string; site: Site }): string {
  return html
    .replace(STYLES, '')
    .replace(SOURCES, '')
    .replace(LINK, (_, start: string, path: string) => `${start}${origin}${localPath(site, path)}"`)
    .replace(FILE, (_, start: string, path: string) => `${start}${origin}${path}"`);
}
