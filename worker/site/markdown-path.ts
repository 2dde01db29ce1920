import { isReservedPath } from './reserved-paths.ts';

/** What a page's address has behind it as Markdown. */
const EXTENSION = '.md';
const HOME = '/index.md';

/** Whether what is at a path, without its language, stands in Markdown too: pages of the shop's content, and its search. */
export function hasMarkdown(path: string): boolean {
  const first = path.split(/[/?#]/, 2)[1] ?? '';
  return first === 'search' || !isReservedPath(first);
}

/** Returns the path of a page as Markdown; both are without their language. A query follows. */
export function markdownPath(path: string): string {
  return path === '/' ? HOME : path + EXTENSION;
}

/** Returns the path of the page that a path names as Markdown; undefined for any other. */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === HOME) return '/';
  const page = path.endsWith(EXTENSION) ? path.slice(0, -EXTENSION.length) : '';
  return page !== '' && !page.endsWith('/') ? page : undefined;
}

/** Returns the whole address of a page as Markdown by its own one and by its path without a language. */
export function markdownUrl(page: string, path: string): string {
  const url = new URL(page);
  const isHome = /^\/(?:$|\?)/.test(path);
  url.pathname = isHome ? url.pathname.replace(/\/$/, '') + HOME : url.pathname + EXTENSION;
  return url.href;
}
