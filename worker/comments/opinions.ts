import type { CommentAnswer } from '#runtime/contracts/comments.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ApiError } from '../http/errors.ts';
import { sign } from '../session/service.ts';
import { answerOf } from './answer.ts';
import type { CommentCall } from './call.ts';
import { findItemOf } from './find-item.ts';
import { mailOwner, waitingMails, waitingStatements } from './mails.ts';
import { type CountedRow, shownStatement } from './repository.ts';

/** Likes of one comment from one network in a day: as many as neighbours give, and too few to be worth making up. */
const LIKES_PER_NETWORK = 10;

const APPROVED = `SELECT site_id, id, ?3, ?4, ?5 FROM comments WHERE site_id = ?1 AND id = ?2 AND status = 'approved'`;

/**
 * Likes a comment, or takes that back; each person counts once, and of a network only so many. Throws COMMENTS_CLOSED and COMMENT_NOT_FOUND.
 */
export async function likeComment(call: CommentCall, id: string, isLiked: boolean): Promise<CommentAnswer> {
  const { db, site, author, settings, now } = call;
  if (!settings.commentsEnabled || !settings.commentLikesAllowed) throw new ApiError('COMMENTS_CLOSED');
  await findItemOf(db, site.siteId, id, call.reader);
  const change = isLiked
    ? db
        .prepare(
          `INSERT INTO comment_likes (site_id, comment_id, who, created_at, network) ${APPROVED} AND ${LIKES_PER_NETWORK} > (
             SELECT COUNT(*) FROM comment_likes l INDEXED BY comment_likes_by_network
             WHERE l.site_id = ?1 AND l.comment_id = ?2 AND l.network = ?5 AND l.created_at > ?4 - ${DAY_MS})
           ON CONFLICT DO NOTHING`,
        )
        .bind(site.siteId, id, author.who, now, networkOn(call, id))
    : db
        .prepare('DELETE FROM comment_likes WHERE site_id = ?1 AND comment_id = ?2 AND who = ?3')
        .bind(site.siteId, id, author.who);
  const results = await db.batch<CountedRow>([change, shownStatement(db, site.siteId, author, id)]);
  return answerOf(results.at(-1)?.results[0]);
}

/**
 * Reports a comment to the shop, once for each network, because one person can have many names in it. With enough
 * reports it waits for the owner, who gets a mail.
 * Throws COMMENTS_CLOSED and COMMENT_NOT_FOUND.
 */
export async function reportComment(call: CommentCall, id: string): Promise<{ isHidden: boolean }> {
  const { db, site, author, settings, now } = call;
  const { siteId } = site;
  if (!settings.commentsEnabled || !settings.commentFlagsAllowed) throw new ApiError('COMMENTS_CLOSED');
  const item = await findItemOf(db, siteId, id, call.reader);
  const [found, , hidden] = await db.batch<{ author_name: string; body: string }>([
    db.prepare(`SELECT 1 FROM comments WHERE site_id = ?1 AND id = ?2 AND status = 'approved'`).bind(siteId, id),
    db
      .prepare(
        `INSERT INTO comment_flags (site_id, comment_id, who, created_at, network) ${APPROVED} AND NOT EXISTS (
           SELECT 1 FROM comment_flags f WHERE f.site_id = ?1 AND f.comment_id = ?2 AND f.network = ?5)
         ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, id, author.who, now, networkOn(call, id)),
    db
      .prepare(
        `UPDATE comments SET status = 'pending', updated_at = ?4
         WHERE site_id = ?1 AND id = ?2 AND status = 'approved' AND by_shop = 0 AND ?3 > 0 AND flag_count >= ?3
         RETURNING author_name, body`,
      )
      .bind(siteId, id, settings.commentFlagThreshold, now),
  ]);
  if (found?.results.length === 0) throw new ApiError('COMMENT_NOT_FOUND');
  const [row] = hidden?.results ?? [];
  if (!row) return { isHidden: false };
  const mails = await waitingMails(call, item, { id, ...row }, 'reported');
  await db.batch(waitingStatements(call, item, id, mails));
  await mailOwner(call, mails);
  return { isHidden: true };
}

/** Names the network of a call, differently for each comment, so that nobody is followed from one to another. */
function networkOn({ secret, site, author }: CommentCall, commentId: string): string {
  return sign(secret, 'comment-network', site.siteId, commentId, author.network);
}
