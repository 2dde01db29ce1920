import { describe, expect, test } from 'vitest';
import { parseCensus } from './census-cookie.ts';
import { censusText, nextCensus, parseVisit } from './next-visit.ts';

const census = { id: 'visitor-1', firstVisit: 1_000, previousVisit: 2_000, lastVisit: 3_000, visits: 3 };

describe('the census cookie', () => {
  test('a census survives being written and read', () => {
    expect(parseCensus(censusText(census))).toEqual(census);
  });

  test.each([
    [undefined],
    [''],
    ['visitor-1|1000|2000|3000'],
    ['visitor-1|1000|2000|3000|3|4'],
    ['visitor-1|0|2000|3000|3'],
    ['visitor-1|1000|-2000|3000|3'],
    ['visitor-1|1000|2e3|3000|3'],
    ['visitor-1|1000|2000|3000|1.5'],
    ['|1000|2000|3000|3'],
    ['a b c d e f|1000|2000|3000|3'],
    [`${'x'.repeat(65)}|1000|2000|3000|3`],
    ['visitor-1|1000|2000|3000|3\n'],
  ])('the value %j is malformed', (value) => {
    expect(parseCensus(value)).toBeUndefined();
  });

  test('a visitor’s first page begins the first visit', () => {
    const { id, ...times } = nextCensus(undefined, { now: 5_000, isNewVisit: true });
    expect(times).toEqual({ firstVisit: 5_000, previousVisit: 5_000, lastVisit: 5_000, visits: 1 });
    expect(parseCensus(censusText({ id, ...times }))).toEqual({ id, ...times });
  });

  test('a further page of a visit changes nothing, and a new visit moves the last one back', () => {
    expect(nextCensus(census, { now: 9_000, isNewVisit: false })).toEqual(census);
    expect(nextCensus(census, { now: 9_000, isNewVisit: true })).toEqual({
      ...census,
      previousVisit: 3_000,
      lastVisit: 9_000,
      visits: 4,
    });
  });

  test.each([
    ['1000', 1000],
    ['0', undefined],
    ['x', undefined],
    [undefined, undefined],
  ])('the visit’s cookie %j reads as %j', (value, expected) => {
    expect(parseVisit(value)).toBe(expected);
  });
});
