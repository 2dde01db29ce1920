import type { CommentAnswer } from '#runtime/contracts/comments.ts';
import { ApiError } from '../http/errors.ts';
import type { CountedRow } from './repository.ts';
import { toComment } from './rows.ts';

/** Returns the answer about a comment. Throws COMMENT_NOT_FOUND for one that there is not, or that the visitor may not see. */
export function answerOf(row: CountedRow | undefined): CommentAnswer {
  const comment = row && toComment(row);
  if (!comment || comment.status === 'hidden') throw new ApiError('COMMENT_NOT_FOUND');
  return { comment, publicCommentCount: row.public_comment_count };
}
