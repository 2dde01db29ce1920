import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { View } from '../view.ts';

const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml', jsonfeed: 'application/feed+json' };

/** Returns the lines of a page's head by which readers find the feeds of its posts. `url` is the page's. */
export function feedLinks(view: View, url: string, title: string): string[] {
  if (!hasPostFeed(view)) return [];
  return Object.entries(TYPES).map(([format, type]) => {
    const feed = new URL(url);
    feed.search = `?format=${format}`;
    return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(feed.href)}">`;
  });
}

/** Whether a page is a whole list of posts that everybody may read. */
function hasPostFeed({ kind, status, filter, category, collection, items }: View): boolean {
  const isOpen = collection?.memberAreaId === null && collection.lockKey === null;
  const isWhole = kind === 'list' && status === 200 && !filter && !category;
  return isWhole && isOpen && items.length > 0 && items.every(({ recordType }) => recordType !== RECORD_TYPE.storeItem);
}
