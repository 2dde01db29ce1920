import { addressOf } from '#runtime/api/calls.ts';
import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview } from '#runtime/contracts/review.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { change } from '../../../app/query.ts';

export const REVIEWS = '/api/owner/reviews';

export const REVIEW_TABS = [
  ['pending', peopleTexts.waiting],
  ['approved', peopleTexts.approved],
  ['rejected', peopleTexts.hidden],
] as const satisfies readonly (readonly [ReviewState, string])[];

export const REVIEW_DECISIONS: Readonly<Record<ReviewState, { action: string; done: string }>> = {
  approved: { action: peopleTexts.approve, done: peopleTexts.reviewIsOnTheShops },
  rejected: { action: commonTexts.hide, done: peopleTexts.reviewIsHidden },
  pending: { action: peopleTexts.letItWait, done: peopleTexts.reviewWaitsAgain },
};

/** Gives a review another state. Rejects as `callShop` does. */
export async function decideReview({ id }: OwnerReview, state: ReviewState): Promise<void> {
  await change({ method: 'PUT', path: addressOf('/api/owner/reviews/:reviewId', { reviewId: id }), body: { state } }, [
    REVIEWS,
  ]);
}
