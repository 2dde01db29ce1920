import { addressOf } from '#runtime/api/calls.ts';
import type { CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { change } from '../../../app/query.ts';

export const COMMENTS = '/api/owner/comments';

export const COMMENT_TABS = [
  ['pending', peopleTexts.waiting],
  ['approved', peopleTexts.approved],
  ['spam', peopleTexts.spam],
  ['removed', peopleTexts.removed],
] as const satisfies readonly (readonly [CommentStatus, string])[];

export const COMMENT_DECISIONS: Readonly<Record<CommentStatus, { action: string; done: string }>> = {
  approved: { action: peopleTexts.approve, done: peopleTexts.commentIsOnThePage },
  pending: { action: peopleTexts.letItWait, done: peopleTexts.commentWaitsAgain },
  spam: { action: peopleTexts.spam, done: peopleTexts.commentCountsAsSpam },
  removed: { action: commonTexts.remove, done: peopleTexts.commentIsRemoved },
};

/** Gives a comment another status. Rejects as `callShop` does. */
export async function decideComment({ id }: OwnerComment, status: CommentStatus): Promise<void> {
  await change(
    { method: 'PUT', path: addressOf('/api/owner/comments/:commentId', { commentId: id }), body: { status } },
    [COMMENTS],
  );
}
