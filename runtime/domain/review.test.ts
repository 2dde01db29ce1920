import { expect, test } from 'vitest';
import { reviewErrors } from './review.ts';

const ENTRIES = { rating: '4', title: 'Good', body: 'It pours.', authorName: 'Ann' };

test('a review needs stars, a text and a name, and no title', () => {
  expect(reviewErrors({ ...ENTRIES, title: '' })).toEqual({});
  expect(reviewErrors({ rating: '', title: '', body: '', authorName: '' })).toEqual({
    rating: { code: 'ratingMissing' },
    body: { code: 'required' },
    authorName: { code: 'required' },
  });
});

test.each(['0', '6', '1.5', '11', 'x'])('%j is no number of stars', (rating) => {
  expect(reviewErrors({ ...ENTRIES, rating })).toEqual({ rating: { code: 'ratingMissing' } });
});

test('a name that shows an address is refused', () => {
  expect(reviewErrors({ ...ENTRIES, authorName: 'ann@mail.test' })).toEqual({ authorName: { code: 'nameIsAddress' } });
});

test.each([
  ['title', 200],
  ['body', 5_000],
  ['authorName', 100],
])('%s has at most %i characters', (field, max) => {
  expect(reviewErrors({ ...ENTRIES, [field]: 'x'.repeat(max) })).toEqual({});
  expect(reviewErrors({ ...ENTRIES, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: { code: 'tooLong', max } });
});
