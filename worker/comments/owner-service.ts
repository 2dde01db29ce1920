import type { CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { COMMENT_THREAD_MAX } from '#runtime/domain/comments/limits.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { sha256 } from '../session/service.ts';
import { decideStatement, findOwnerComment, ownerCommentStatement } from './owner-repository.ts';
import { findByRequest, insertStatements } from './repository.ts';
import { type OwnerCommentRow, toOwnerComment } from './rows.ts';
import { readBody } from './texts.ts';

/** Shows, hides or drops a comment. Throws COMMENT_NOT_FOUND, and COMMENT_DELETED for one without its text. */
export async function decide(
  { db, site: { siteId }, owner: { keyId }, now }: OwnerCall,
  id: string,
  status: CommentStatus,
): Promise<OwnerComment> {
  const current = await requireComment(db, siteId, id);
  if (current.body === '' && status !== current.status) throw new ApiError('COMMENT_DELETED');
  const results = await db.batch<OwnerCommentRow>([
    decideStatement(db, { siteId, id, status, now }),
    auditStatement(db, { siteId, keyId, action: `comment.${status}`, target: id }, now),
    ownerCommentStatement(db, siteId, id),
  ]);
  return rowOf(results);
}

/**
 * Answers a comment as the shop, and approves it where it waited. Throws COMMENT_NOT_FOUND, COMMENT_DELETED,
 * COMMENT_THREAD_FULL, IDEMPOTENCY_KEY_REUSED and the errors of the text.
 */
export async function reply(call: OwnerCall, parentId: string, text: string): Promise<OwnerComment> {
  const { db, site, owner, now, idempotency } = call;
  const { siteId } = site;
  const body = readBody(text);
  const parent = await requireComment(db, siteId, parentId);
  if (parent.body === '') throw new ApiError('COMMENT_DELETED');
  const requestKey = idempotency ? sha256(`owner ${owner.keyId}|${idempotency.key}`) : null;
  const repeat = async () => {
    const found = requestKey === null ? undefined : await findByRequest(db, siteId, requestKey);
    if (found && found.request_hash !== idempotency?.requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    return found && requireComment(db, siteId, found.id);
  };
  const earlier = await repeat();
  if (earlier) return earlier;
  const id = sortableId(now);
  const isFull = `(SELECT COUNT(*) FROM comments c WHERE c.site_id = ?1 AND c.item_id = ?2 AND c.thread_id = ?3)
    >= ${COMMENT_THREAD_MAX}`;
  try {
    const results = await db.batch<OwnerCommentRow>([
      guard(db, siteId, { COMMENT_THREAD_FULL: isFull }, parent.itemId, parent.threadId),
      ...(parent.status === 'approved' ? [] : [decideStatement(db, { siteId, id: parentId, status: 'approved', now })]),
      ...insertStatements(db, siteId, {
        id,
        item_id: parent.itemId,
        thread_id: parent.threadId,
        parent_id: parentId,
        body,
        by_shop: 1,
        author_name: site.title.slice(0, 100),
        author_email: '',
        user_id: null,
        visitor_hash: null,
        status: 'approved',
        language: site.language,
        created_at: now,
        request_key: requestKey,
        request_hash: idempotency?.requestHash ?? null,
      }),
      auditStatement(
        db,
        { siteId, keyId: owner.keyId, action: 'comment.replied', target: id, details: { to: parentId } },
        now,
      ),
      ownerCommentStatement(db, siteId, id),
    ]);
    return rowOf(results);
  } catch (error) {
    const winner = isClash(error, 'comments.') ? await repeat() : undefined;
    if (winner) return winner;
    throw refusalOf(error);
  }
}

function rowOf(results: D1Result<OwnerCommentRow>[]): OwnerComment {
  const [row] = results.at(-1)?.results ?? [];
  if (!row) throw new ApiError('COMMENT_NOT_FOUND');
  return toOwnerComment(row);
}

/** Throws if there is no such comment, before the audit log records a change to it. */
export async function requireComment(db: D1Database, siteId: string, id: string): Promise<OwnerComment> {
  const found = await findOwnerComment(db, siteId, id);
  if (!found) throw new ApiError('COMMENT_NOT_FOUND');
  return found;
}
