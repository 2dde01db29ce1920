import type { CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { change } from '../../../app/query.ts';

export const COMMENTS = '/api/owner/comments';

export const COMMENT_TABS = [
  ['pending', 'Waiting'],
  ['approved', 'Approved'],
  ['spam', 'Spam'],
  ['removed', 'Removed'],
] as const satisfies readonly (readonly [CommentStatus, string])[];

export const COMMENT_DECISIONS: Readonly<Record<CommentStatus, { action: string; done: string }>> = {
  approved: { action: 'Approve', done: 'The comment is on the page.' },
  pending: { action: 'Let it wait', done: 'The comment waits again.' },
  spam: { action: 'Spam', done: 'The comment counts as spam, and nobody sees it.' },
  removed: { action: 'Remove', done: 'The comment is removed from the page.' },
};

/** Gives a comment another status. Rejects as `callShop` does. */
export async function decideComment({ id }: OwnerComment, status: CommentStatus): Promise<void> {
  await change({ method: 'PUT', path: `${COMMENTS}/${id}`, body: { status } }, [COMMENTS]);
}
