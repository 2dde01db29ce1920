import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { COMMENT_DEFAULTS, showsComments, takesComments } from './rules.ts';

const on = { ...COMMENT_DEFAULTS, commentsEnabled: true };
const item = { commentState: 1, publicCommentCount: 0, publishedAt: 0 };

test.each([
  ['open', on, item, true],
  ['closed without comments', on, { ...item, commentState: 0 }, false],
  ['closed with comments', on, { ...item, commentState: 0, publicCommentCount: 1 }, true],
  ['open on a site without comments', COMMENT_DEFAULTS, { ...item, publicCommentCount: 3 }, false],
])('whether an item that is %s shows its comments', (_, settings, of, expected) => {
  expect(showsComments(settings, of)).toBe(expected);
});

test.each([
  [0, 9999 * DAY_MS, true],
  [7, 7 * DAY_MS - 1, true],
  [7, 7 * DAY_MS, false],
])('with %i days, comments at %i are taken: %s', (days, now, expected) => {
  expect(takesComments({ ...on, commentDisableAfterDaysDefault: days }, item, now)).toBe(expected);
});

test('closed items and sites without comments take no comment', () => {
  expect(takesComments(on, { ...item, commentState: 0, publicCommentCount: 5 }, 0)).toBe(false);
  expect(takesComments(COMMENT_DEFAULTS, item, 0)).toBe(false);
});
