import type { CommentRules, CommentsResponse } from '#runtime/contracts/comments.ts';
import { COMMENT_PAGE_LENGTH, COMMENT_THREADS_PER_PAGE } from '#runtime/domain/comments/limits.ts';
import { type CommentSettings, showsComments, takesComments } from '#runtime/domain/comments/rules.ts';
import { captchaOf } from '../captcha/service.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import type { Author } from './author.ts';
import type { CommentItem } from './find-item.ts';
import { type Cursor, readAnswers, readThreads, type ThreadRow } from './repository.ts';
import { type ShownRow, toComment } from './rows.ts';

const CURSOR = /^(\d{1,15})\.([\w-]{1,100})$/;

interface Reading {
  env: Bindings;
  site: Site;
  settings: CommentSettings;
  author: Author;
  now: number;
}

/** Reads a page of an item's comments. Throws ITEM_NOT_FOUND where the item shows none. */
export async function listComments(
  { env, site, settings, author, now }: Reading,
  item: Omit<CommentItem, 'title' | 'path'>,
  cursor?: Cursor,
): Promise<CommentsResponse> {
  if (!showsComments(settings, item)) throw new ApiError('ITEM_NOT_FOUND');
  const { commentThreaded: isThreaded, commentSortType: sort } = settings;
  const { siteId } = site;
  const rows = await readThreads(env.DB, siteId, author, {
    itemId: item.id,
    sort,
    isThreaded,
    cursor,
    limit: COMMENT_THREADS_PER_PAGE + 1,
  });
  const threads = rows.slice(0, threadsOfPage(rows));
  const threadIds = isThreaded ? threads.map(({ id }) => id) : [];
  const answers = await readAnswers(env.DB, siteId, author, { itemId: item.id, threadIds });
  const last = rows.length > threads.length ? threads.at(-1) : undefined;
  return {
    comments: inOrder(threads, answers).map(toComment),
    publicCommentCount: item.publicCommentCount,
    rules: rulesOf({ env, site, settings, author, now }, item),
    signedInAs: author.user ? author.user.name : null,
    hasNextPage: last !== undefined,
    nextPageCursor: last ? `${last.like_count}.${last.id}` : null,
  };
}

/** Reads the cursor after a page's last thread. Throws INVALID_REQUEST. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const cursor = findCursor(text);
  if (text !== undefined && !cursor) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  return cursor;
}

/** Reads the cursor for a page, which is shown from its start where there is none. */
export function findCursor(text: string | undefined): Cursor | undefined {
  const [, likes, id] = CURSOR.exec(text ?? '') ?? [];
  return likes === undefined || id === undefined ? undefined : { likes: Number(likes), id };
}

/** Counts the threads of a page: no more than it may have, and none after long ones. The first is always shown. */
function threadsOfPage(rows: readonly ThreadRow[]): number {
  let length = 0;
  const tooMuch = rows.findIndex((row, index) => {
    length += row.text_length;
    return index > 0 && length > COMMENT_PAGE_LENGTH;
  });
  return Math.min(tooMuch < 0 ? rows.length : tooMuch, COMMENT_THREADS_PER_PAGE);
}

function inOrder(threads: readonly ShownRow[], answers: readonly ShownRow[]): ShownRow[] {
  const byThread = Map.groupBy(answers, ({ thread_id: threadId }) => threadId);
  return threads.flatMap((thread) => [thread, ...(byThread.get(thread.id) ?? [])]);
}

export function rulesOf(
  { env, site, settings, author, now }: Reading,
  item: Pick<CommentItem, 'commentState' | 'publicCommentCount' | 'publishedAt'>,
): CommentRules {
  return {
    isOpen: takesComments(settings, item, now),
    isThreaded: settings.commentThreaded,
    hasLikes: settings.commentLikesAllowed,
    hasReports: settings.commentFlagsAllowed,
    isAnonAllowed: settings.commentAnonAllowed,
    isApprovalRequired: settings.commentApprovalRequired,
    sort: settings.commentSortType,
    captcha: author.user ? null : captchaOf(env, site),
  };
}
