import type { CommentAnswer } from '#runtime/contracts/comments.ts';
import { countLinks } from '#runtime/domain/comments/body-html.ts';
import { COMMENT_CHANGE_MS, COMMENT_LINKS_MAX } from '#runtime/domain/comments/limits.ts';
import { ApiError } from '../http/errors.ts';
import { answerOf } from './answer.ts';
import type { CommentCall } from './call.ts';
import { findItemOf } from './find-item.ts';
import { mailOwner, waitingMails, waitingStatements } from './mails.ts';
import { type CountedRow, shownStatement } from './repository.ts';
import { readBody } from './texts.ts';

/** SQL condition: comment ?2 of site ?1 was written by the person ?3 or the browser ?4. */
const IS_OWN = `site_id = ?1 AND id = ?2 AND body <> '' AND (user_id = ?3 OR visitor_hash = ?4)`;
const IS_SHOWN = `status IN ('pending', 'approved')`;

/**
 * Changes one's own comment. One that visitors see waits again where the shop approves comments. Throws the errors of
 * the text, COMMENT_NOT_FOUND and COMMENT_TOO_LATE.
 */
export async function changeComment(call: CommentCall, id: string, text: string): Promise<CommentAnswer> {
  const { db, site, author, settings, now } = call;
  const { siteId } = site;
  const item = await findItemOf(db, siteId, id, call.reader);
  const body = readBody(text);
  const own = await findOwn(call, id);
  if (!own.is_shown) throw new ApiError('COMMENT_NOT_FOUND');
  if (now >= own.created_at + COMMENT_CHANGE_MS) throw new ApiError('COMMENT_TOO_LATE');
  const isHeld = settings.commentApprovalRequired || countLinks(body) > COMMENT_LINKS_MAX;
  const mails = isHeld ? await waitingMails(call, item, { id, author_name: own.author_name, body }) : [];
  const [changed, ...rest] = await db.batch<CountedRow>([
    db
      .prepare(
        `UPDATE comments SET body = ?5, edited_at = ?6, updated_at = ?6, status = iif(?7, 'pending', status)
         WHERE ${IS_OWN} AND ${IS_SHOWN} RETURNING 1`,
      )
      .bind(siteId, id, author.user?.id ?? null, author.visitorHash ?? null, body, now, Number(isHeld)),
    ...(isHeld ? waitingStatements(call, item, id, mails) : []),
    shownStatement(db, siteId, author, id),
  ]);
  if (changed?.results.length === 0) throw new ApiError('COMMENT_NOT_FOUND');
  await mailOwner(call, mails);
  return answerOf(rest.at(-1)?.results[0]);
}

/**
 * Deletes one's own comment: people with an account at any time, others while they may change it. One that has answers
 * loses text and name, so that these stay where they are. Returns the item's count.
 */
export async function deleteComment(call: CommentCall, id: string): Promise<{ publicCommentCount: number }> {
  const { db, site, author, now } = call;
  const { siteId } = site;
  const item = await findItemOf(db, siteId, id, call.reader);
  const own = await findOwn(call, id);
  if (!author.user && now >= own.created_at + COMMENT_CHANGE_MS) throw new ApiError('COMMENT_TOO_LATE');
  const bound = [siteId, id, author.user?.id ?? null, author.visitorHash ?? null] as const;
  const [, , count] = await db.batch<{ n: number }>([
    db
      .prepare(
        `DELETE FROM comments WHERE ${IS_OWN} AND NOT EXISTS (
           SELECT 1 FROM comments a WHERE a.site_id = ?1 AND a.item_id = ?5 AND a.parent_id = ?2)`,
      )
      .bind(...bound, item.id),
    db.prepare(`UPDATE comments SET ${ERASED} WHERE ${IS_OWN}`).bind(...bound),
    db.prepare('SELECT public_comment_count AS n FROM items WHERE site_id = ?1 AND id = ?2').bind(siteId, item.id),
  ]);
  return { publicCommentCount: count?.results[0]?.n ?? 0 };
}

/** SQL assignments that empty a comment and leave its place. */
export const ERASED = `body = '', author_name = '', author_email = '', user_id = NULL, visitor_hash = NULL,
  request_key = NULL, request_hash = NULL, status = 'removed'`;

async function findOwn({ db, site, author }: CommentCall, id: string) {
  const row = await db
    .prepare(`SELECT created_at, author_name, ${IS_SHOWN} AS is_shown FROM comments WHERE ${IS_OWN}`)
    .bind(site.siteId, id, author.user?.id ?? null, author.visitorHash ?? null)
    .first<{ created_at: number; author_name: string; is_shown: number }>();
  if (!row) throw new ApiError('COMMENT_NOT_FOUND');
  return row;
}
