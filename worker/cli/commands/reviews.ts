import { REVIEW_STATES, type ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview, OwnerReviews } from '#runtime/contracts/review.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, PAGING } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const REVIEWS = '/api/owner/reviews';
const path = (reviewId: string) => `${REVIEWS}/${encodeURIComponent(reviewId)}`;

export const reviews: Room = {
  name: 'reviews',
  title: 'Reviews',
  commands: [
    apiCommand({
      name: 'reviews list',
      options: { state: choice('STATE', REVIEW_STATES, 'by default pending'), ...PAGING },
      about: 'lists the reviews in a state',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerReviews>(REVIEWS, options);
        return table(answer, answer.reviews, ['id', 'createdAt', 'itemId', 'rating', 'title', 'body', 'authorName']);
      },
    }),
    apiCommand({
      name: 'reviews get',
      operands: ['REVIEW'],
      about: 'prints a review with its order’s number and the addresses of its pictures',
      run: async ({ operands: [reviewId], api }) => object(await api.get<OwnerReview>(path(reviewId))),
    }),
    decision('approve', 'approved', 'lets visitors see it'),
    decision('reject', 'rejected', 'hides it from visitors'),
    apiCommand({
      name: 'reviews delete',
      operands: ['REVIEW'],
      about: 'deletes a review and its pictures',
      run: async ({ operands: [reviewId], api }) => {
        await api.delete(path(reviewId));
        return said(`The review ${reviewId} is deleted.`);
      },
    }),
  ],
};

function decision(act: string, state: ReviewState, about: string) {
  return apiCommand({
    name: `reviews ${act}`,
    operands: ['REVIEW'],
    about,
    run: async ({ operands: [reviewId], api }) => object(await api.put<OwnerReview>(path(reviewId), { state })),
  });
}
