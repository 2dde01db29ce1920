import { allLanguages, segmentOf } from './languages.ts';
import type { Site } from './site.ts';

/** First parts of paths that are the same in every language: no page is below them. */
const SHARED: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'config',
  'dev',
  'images',
  'installments',
  'sq',
  'widgets',
]);

/**
 * Returns the path of a page of the shop in the site's present language. Paths of files, those that name a language, and
 * addresses elsewhere stay as they are.
 */
export function localPath(site: Site, path: string): string {
  if (site.prefix === '' || !path.startsWith('/') || path.startsWith('//')) return path;
  const first = (path.split(/[/?#]/, 2)[1] ?? '').toLowerCase();
  const names = allLanguages(site).map(segmentOf);
  if (first.includes('.') || SHARED.has(first) || names.includes(first)) return path;
  return site.prefix + (/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path);
}
