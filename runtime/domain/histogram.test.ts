import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo, bucketOf, type Histogram, percentile } from './histogram.ts';

test('a percentile is right within five percent, whatever the values are', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 60_000, noNaN: true }), { minLength: 1 }), (values) => {
      const histogram: Histogram = {};
      for (const value of values) addTo(histogram, bucketOf(value));
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      expect(Math.abs(percentile(histogram, 0.75) / exact - 1)).toBeLessThan(0.05);
    }),
  );
});

test('the percentile is 0 for an empty histogram, and where all values are 0', () => {
  expect(percentile({}, 0.75)).toBe(0);
  expect(percentile({ [bucketOf(0)]: 3 }, 0.75)).toBe(0);
});
