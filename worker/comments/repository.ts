import { COMMENT_THREAD_MAX } from '#runtime/domain/comments/limits.ts';
import { COMMENT_SORT, type CommentSort } from '#runtime/domain/comments/rules.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { commentMessages } from '../webhooks/service.ts';
import type { Author } from './author.ts';
import type { CommentRow, ShownRow } from './rows.ts';

/** The parameters of a reader of comments: ?1 is the site, ?2 to ?4 are these. */
const asked = ({ who, user, visitorHash }: Author) => [who, user?.id ?? null, visitorHash ?? null];

/** SQL condition: the comment is the visitor's own. A comment that its author has deleted has an empty text. */
const IS_OWN = `c.body <> '' AND (c.user_id = ?3 OR c.visitor_hash = ?4)`;
const IS_SEEN = `(c.status = 'approved' OR (c.status IN ('pending', 'spam') AND ${IS_OWN}))`;
const SHOWN = `c.*, COALESCE(${IS_OWN}, 0) AS own,
  EXISTS (SELECT 1 FROM comment_likes l WHERE l.site_id = c.site_id AND l.comment_id = c.id AND l.who = ?2) AS liked,
  EXISTS (SELECT 1 FROM comment_flags f WHERE f.site_id = c.site_id AND f.comment_id = c.id AND f.who = ?2) AS reported`;

const THREAD_LENGTH = `(SELECT SUM(LENGTH(t.body)) FROM comments t
  WHERE t.site_id = ?1 AND t.item_id = ?5 AND t.thread_id = c.id)`;

const ORDERS: Readonly<Record<CommentSort, { order: string; after: string }>> = {
  [COMMENT_SORT.oldest]: { order: 'c.id', after: 'c.id > ?7' },
  [COMMENT_SORT.newest]: { order: 'c.id DESC', after: 'c.id < ?7' },
  [COMMENT_SORT.mostLiked]: {
    order: 'c.like_count DESC, c.id DESC',
    after: '(c.like_count, c.id) < (?6, ?7)',
  },
};
const START: Readonly<Record<CommentSort, string>> = {
  [COMMENT_SORT.oldest]: '',
  [COMMENT_SORT.newest]: AFTER_ALL_IDS,
  [COMMENT_SORT.mostLiked]: AFTER_ALL_IDS,
};

interface Threads {
  itemId: string;
  sort: CommentSort;
  /** False: answers stand among the other comments, each by itself. */
  isThreaded: boolean;
  cursor: Cursor | undefined;
  limit: number;
}

/** A thread's first comment, with the number of characters in the thread. */
export interface ThreadRow extends ShownRow {
  text_length: number;
}

/** The last thread of a page. */
export interface Cursor {
  id: string;
  likes: number;
}

/** Reads the first comments of threads. One that nobody sees is listed while its thread has visible answers. */
export async function readThreads(
  db: D1Database,
  siteId: string,
  author: Author,
  { itemId, sort, isThreaded, cursor, limit }: Threads,
): Promise<ThreadRow[]> {
  const { order, after } = ORDERS[sort];
  const isFirst = `c.thread_id = c.id AND (${IS_SEEN} OR EXISTS (
    SELECT 1 FROM comments a WHERE a.site_id = ?1 AND a.item_id = ?5 AND a.thread_id = c.id AND a.status = 'approved'))`;
  const { results } = await db
    .prepare(
      `SELECT ${SHOWN}, ${isThreaded ? THREAD_LENGTH : 'LENGTH(c.body)'} AS text_length FROM comments c
       WHERE c.site_id = ?1 AND c.item_id = ?5 AND ${isThreaded ? isFirst : IS_SEEN} AND ${after}
       ORDER BY ${order} LIMIT ?8`,
    )
    .bind(siteId, ...asked(author), itemId, cursor?.likes ?? Number.MAX_SAFE_INTEGER, cursor?.id ?? START[sort], limit)
    .all<ThreadRow>();
  return results;
}

/** Reads the answers in these threads that a visitor sees, the oldest first. */
export async function readAnswers(
  db: D1Database,
  siteId: string,
  author: Author,
  { itemId, threadIds }: { itemId: string; threadIds: readonly string[] },
): Promise<ShownRow[]> {
  if (threadIds.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT ${SHOWN} FROM comments c
       WHERE c.site_id = ?1 AND c.item_id = ?5 AND c.thread_id IN (SELECT value FROM json_each(?6))
         AND c.id <> c.thread_id AND ${IS_SEEN} ORDER BY c.id LIMIT ?7`,
    )
    .bind(siteId, ...asked(author), itemId, JSON.stringify(threadIds), threadIds.length * COMMENT_THREAD_MAX)
    .all<ShownRow>();
  return results;
}

/** Reads a comment for a visitor, in a batch after its change. */
export function shownStatement(db: D1Database, siteId: string, author: Author, id: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${SHOWN}, ${COUNT_OF_ITEM} FROM comments c WHERE c.site_id = ?1 AND c.id = ?5`)
    .bind(siteId, ...asked(author), id);
}

const COUNT_OF_ITEM = `(SELECT public_comment_count FROM items i WHERE i.site_id = c.site_id AND i.id = c.item_id)
  AS public_comment_count`;

export interface CountedRow extends ShownRow {
  public_comment_count: number;
}

export async function findByRequest(
  db: D1Database,
  siteId: string,
  requestKey: string,
): Promise<{ id: string; request_hash: string } | undefined> {
  const row = await db
    .prepare('SELECT id, request_hash FROM comments WHERE site_id = ?1 AND request_key = ?2')
    .bind(siteId, requestKey)
    .first<{ id: string; request_hash: string }>();
  return row ?? undefined;
}

/** The fields of a new comment. */
export interface NewRow extends Omit<CommentRow, 'like_count' | 'flag_count' | 'edited_at' | 'updated_at'> {
  visitor_hash: string | null;
  request_key: string | null;
  request_hash: string | null;
}

/** Returns the statements that write a comment and its message to webhooks, for one batch. */
export function insertStatements(
  db: D1Database,
  siteId: string,
  row: NewRow,
  { likes = 0, imported = false }: { likes?: number; imported?: boolean } = {},
): D1PreparedStatement[] {
  const { id: commentId, item_id: itemId, status, by_shop: byShop } = row;
  const insert = db
    .prepare(
      `INSERT INTO comments (site_id, id, item_id, thread_id, parent_id, author_name, author_email, user_id, visitor_hash,
         by_shop, body, status, language, request_key, request_hash, created_at, updated_at, like_count, imported)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?16, ?17, ?18)`,
    )
    .bind(
      siteId,
      row.id,
      row.item_id,
      row.thread_id,
      row.parent_id,
      row.author_name,
      row.author_email,
      row.user_id,
      row.visitor_hash,
      row.by_shop,
      row.body,
      row.status,
      row.language,
      row.request_key,
      row.request_hash,
      row.created_at,
      likes,
      Number(imported),
    );
  const comment = { commentId, itemId, status, isByShop: byShop === 1 };
  return [insert, ...(imported ? [] : commentMessages(db, siteId, comment))];
}
