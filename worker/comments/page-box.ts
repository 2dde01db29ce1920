import { commentsBoxHtml } from '#runtime/domain/comments/box-html.ts';
import type { CommentFrame } from '#runtime/domain/comments/comment-html.ts';
import { showsComments } from '#runtime/domain/comments/rules.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import { dateText, timeText } from '../site/date-text.ts';
import { accountPath } from '../site/return-path.ts';
import type { Site } from '../site/site.ts';
import type { CommentItem } from './find-item.ts';
import { findCursor, listComments } from './list.ts';
import { commentSettings } from './settings.ts';

/** The box of an item in a page's HTML, as the engine writes it. */
const BOX = /(<div class="squarespace-comments" id="comments-[^"]*" data-item-id="([^"]*)"[^>]*>)(<\/div>)/g;
/** A reader of whom nothing is known: pages are the same for everybody. */
const NOBODY = { who: '', user: undefined, visitorHash: undefined, network: '' };

interface Page {
  env: Bindings;
  site: Site;
  /** The items that the page shows; a visitor who sees the page may see these. */
  items: readonly ShownItem[];
  /** The page's path. */
  path: string;
  /** Where its comments go on, from its address: those before are on another page. */
  commentsAfter?: string | undefined;
  now: number;
}

export type ShownItem = Omit<CommentItem, 'title' | 'path'>;

/** Writes comments and form into the boxes of a page's items. Where an item shows none, its box goes. */
export async function withComments(html: string, page: Page): Promise<string> {
  const found = new Set([...html.matchAll(BOX)].map(([, , itemId]) => itemId));
  if (found.size === 0) return html;
  const boxes = new Map<string, string | undefined>();
  for (const item of page.items) if (found.has(item.id)) boxes.set(item.id, await boxOf(item, page));
  return html.replace(BOX, (whole, start: string, itemId: string, end: string) => {
    if (!boxes.has(itemId)) return whole;
    const content = boxes.get(itemId);
    return content === undefined ? '' : start + content + end;
  });
}

async function boxOf(
  item: ShownItem,
  { env, site, items, path, commentsAfter, now }: Page,
): Promise<string | undefined> {
  const settings = commentSettings(site);
  if (!showsComments(settings, item)) return undefined;
  const { comments: texts } = await textsIn(site.language);
  // The address of a page is that of its first item.
  const cursor = item.id === items[0]?.id ? findCursor(commentsAfter) : undefined;
  const answer = await listComments({ env, site, settings, author: NOBODY, now }, item, cursor);
  const frame: CommentFrame = {
    texts,
    rules: answer.rules,
    now,
    when: (time) => ({ short: dateText(site, time), full: timeText(site, time) }),
  };
  return commentsBoxHtml({
    itemId: item.id,
    answer,
    frame,
    signInUrl: accountPath(path),
    page: { path, after: cursor && commentsAfter },
  });
}
