import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview } from '#runtime/contracts/review.ts';
import { change } from '../../../app/query.ts';

export const REVIEWS = '/api/owner/reviews';

export const REVIEW_TABS = [
  ['pending', 'Waiting'],
  ['approved', 'Approved'],
  ['rejected', 'Hidden'],
] as const satisfies readonly (readonly [ReviewState, string])[];

export const REVIEW_DECISIONS: Readonly<Record<ReviewState, { action: string; done: string }>> = {
  approved: { action: 'Approve', done: 'The review is on the shop’s pages.' },
  rejected: { action: 'Hide', done: 'The review is hidden.' },
  pending: { action: 'Let it wait', done: 'The review waits again.' },
};

/** Gives a review another state. Rejects as `callShop` does. */
export async function decideReview({ id }: OwnerReview, state: ReviewState): Promise<void> {
  await change({ method: 'PUT', path: `${REVIEWS}/${id}`, body: { state } }, [REVIEWS]);
}
