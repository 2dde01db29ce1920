import { expect, test } from 'vitest';
import {
  answers,
  calls,
  callsOf,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
} from '../../../../../test/console-shop.tsx';

const review = {
  id: 'r1',
  rating: 4,
  title: 'Fine',
  body: 'A fine pot.',
  authorName: 'Ann',
  createdAt: 1,
  isVerified: true,
  pictures: [],
  itemId: 'pot',
  state: 'pending',
  orderNumber: null,
};

prepareConsole();

test('a decision about a review can be taken back', async () => {
  answers.set('GET /api/owner/reviews?state=pending', () => listOf('reviews', review));
  answers.set('PUT /api/owner/reviews/r1', () => json(review));
  await openConsole('reviews');
  await see('A fine pot.');
  await press('Approve the review by Ann');
  await see('The review is published.');
  await press('Undo');
  await see('Undone.');
  expect(callsOf('PUT /api/owner/reviews/r1').map(({ body }) => body)).toEqual([
    { state: 'approved' },
    { state: 'pending' },
  ]);
  expect(calls.filter(({ name }) => !name.startsWith('GET'))).toHaveLength(2);
});

test('a role that may only read them gets no buttons, and an empty list says so', async () => {
  answers.set('GET /api/owner/reviews?state=approved', () => listOf('reviews', review));
  answers.set('GET /api/owner/reviews?state=rejected', () => listOf('reviews'));
  await openConsole('reviews?state=approved', 'commenter');
  await see('A fine pot.');
  const names = [...document.querySelectorAll('button')].map((each) => each.textContent ?? '');
  expect(names.filter((name) => name.startsWith('Hide '))).toEqual([]);
  await press('Hidden');
  await see('No review is hidden.');
  expect(location.search).toBe('?state=rejected');
});
