import * as z from 'zod/mini';
import { COMMENT_STATUSES } from '#runtime/contracts/comments.ts';
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '#runtime/domain/comments/limits.ts';
import { isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { findOwnerComment, listCommentRows } from './owner-repository.ts';
import { decide } from './owner-service.ts';
import { insertStatements } from './repository.ts';
import { toOwnerComment } from './rows.ts';

const PER_PAGE = 200;
/** The last moment that a date can name, in ms since the epoch. */
const LAST_MS = 8_640_000_000_000_000;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A comment as a whole-shop file has it. Accounts do not move, so none is named. */
const CommentRecord = z.strictObject({
  id,
  itemId: id,
  threadId: id,
  parentId: z.nullable(id),
  authorName: text(COMMENT_NAME_MAX_LENGTH),
  authorEmail: text(320),
  isByShop: z.boolean(),
  body: text(COMMENT_MAX_LENGTH),
  status: z.enum(COMMENT_STATUSES),
  likeCount: z.int().check(z.minimum(0)),
  language: text(35),
  createdAt: z.int().check(z.minimum(0), z.maximum(LAST_MS)),
});
type CommentRecord = z.infer<typeof CommentRecord>;

/**
 * Comments below items. Of one that the shop has already, only the decision changes: the text is its author's. A record
 * without a text has no effect.
 */
export const comments = recordKind({
  type: 'comment',
  scopes: { read: 'comments:read', write: 'comments:write' },
  contract: CommentRecord,
  async plan(call, comment, { isPreview }): Promise<RecordPlan> {
    const { db, site } = call;
    const found = await findOwnerComment(db, site.siteId, comment.id);
    const current = found && commentRecord(found);
    if (!isPreview && !current) await checkThread(db, site.siteId, comment);
    return {
      id: comment.id,
      title: comment.body.slice(0, 40),
      current,
      next: current ? { ...current, ...(comment.body !== '' && { status: comment.status }) } : comment,
      async write() {
        if (current) await decide(call, comment.id, comment.status);
        else await addComment(call, comment);
      },
    };
  },
  async list({ db, site }, after, { customers }) {
    // Until it is approved, a comment is a person's message to the shop; the address always is. Its place stays.
    const search = { after, onlyApproved: !customers, limit: PER_PAGE + 1 };
    const rows = await listCommentRows(db, site.siteId, search);
    const contents = rows.slice(0, PER_PAGE).map((row) => {
      const content = commentRecord(toOwnerComment({ ...row, user_email: null }));
      if (customers) return content;
      const isShown = content.status === 'approved';
      return { ...content, authorEmail: '', ...(!isShown && { authorName: '', body: '', status: 'removed' as const }) };
    });
    return { contents, nextPageCursor: rows.length > PER_PAGE ? (contents.at(-1)?.id ?? null) : null };
  },
});

function commentRecord({
  itemTitle: _,
  userId: __,
  flagCount: ___,
  updatedAt: ____,
  ...content
}: CommentRecord & Extra) {
  return content;
}
type Extra = Record<'itemTitle' | 'userId' | 'flagCount' | 'updatedAt', unknown>;

/** Throws INVALID_REQUEST for an answer whose thread is not there, or below another item. */
async function checkThread(db: D1Database, siteId: string, { id: own, itemId, threadId, parentId }: CommentRecord) {
  if (parentId === null && threadId === own) return;
  const first = await db
    .prepare('SELECT 1 FROM comments WHERE site_id = ?1 AND id = ?2 AND thread_id = ?2 AND item_id = ?3')
    .bind(siteId, threadId, itemId)
    .first();
  if (parentId === null || !first) throw new ApiError('INVALID_REQUEST', { fields: ['threadId'] });
}

async function addComment(call: OwnerCall, comment: CommentRecord): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  try {
    await db.batch([
      ...insertStatements(
        db,
        siteId,
        {
          id: comment.id,
          item_id: comment.itemId,
          thread_id: comment.threadId,
          parent_id: comment.parentId,
          author_name: comment.authorName,
          author_email: comment.authorEmail,
          body: comment.body,
          by_shop: Number(comment.isByShop),
          status: comment.status,
          language: comment.language,
          user_id: null,
          visitor_hash: null,
          request_key: null,
          request_hash: null,
          created_at: comment.createdAt,
        },
        { likes: comment.likeCount, imported: true },
      ),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'comment.imported', target: comment.id }, now),
    ]);
  } catch (error) {
    if (isClash(error, 'comments.')) throw new ApiError('CONTENT_ID_TAKEN');
    if (String(error).includes('FOREIGN KEY constraint failed')) {
      throw new ApiError('CONTENT_NOT_FOUND', { fields: ['itemId'] });
    }
    throw error;
  }
}
