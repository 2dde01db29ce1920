import { describe, expect, test } from 'vitest';
import { memberOf } from './parse.ts';

describe('a member of a dictionary', () => {
  const dictionary = 'a="x, b=1", b=:eA==:, c="\\", d=2", d=3';
  test.each([
    ['a', '"x, b=1"'],
    ['b', ':eA==:'],
    ['c', '"\\", d=2"'],
    ['d', '3'],
    ['e', undefined],
  ])('%s is %s, because a comma in a text ends none', (key, value) => {
    expect(memberOf(dictionary, key)).toBe(value);
  });

  test.each([
    ['has no end', `"${'\\"'.repeat(1_900)}`],
    ['has no end and is too long', `"${'\\"'.repeat(50_000)}`],
    ['ends in the middle of a sign', `${'"\\"'.repeat(1_200)}\\`],
  ])('is looked for quickly where a text %s', { timeout: 2_000 }, (_, text) => {
    for (let component = 0; component < 300; component++) expect(memberOf(text, `a${component}`)).toBeUndefined();
  });
});
