import type { Comment, CommentsResponse } from '#runtime/contracts/comments.ts';
import { SENDING } from '#runtime/domain/comments/comment-html.ts';
import { COMMENT_SORT } from '#runtime/domain/comments/rules.ts';

/** Returns the comments with a new one: an answer at the end of its thread, any other where its order has it. */
export function withComment(
  { comments, rules }: Pick<CommentsResponse, 'comments' | 'rules'>,
  comment: Comment,
): Comment[] {
  const isNewThread = !rules.isThreaded || comment.threadId === comment.id;
  if (isNewThread) return rules.sort === COMMENT_SORT.newest ? [comment, ...comments] : [...comments, comment];
  const last = comments.findLastIndex(({ threadId }) => threadId === comment.threadId);
  return comments.toSpliced(last < 0 ? comments.length : last + 1, 0, comment);
}

interface Typed {
  parentId: string | null;
  authorName: string;
  body: string;
}

/** Returns what is shown of a comment until the shop has it. */
export function sendingComment({ comments, signedInAs }: CommentsResponse, typed: Typed, now: number): Comment {
  const threadId = comments.find(({ id }) => id === typed.parentId)?.threadId ?? SENDING;
  return {
    id: SENDING,
    threadId,
    parentId: typed.parentId,
    authorName: signedInAs || typed.authorName,
    isByShop: false,
    body: typed.body,
    status: 'pending',
    createdAt: now,
    editedAt: null,
    likeCount: 0,
    isLiked: false,
    isReported: false,
    isOwn: true,
    changeableUntil: null,
  };
}
