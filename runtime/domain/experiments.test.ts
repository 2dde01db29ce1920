import { describe, expect, test } from 'vitest';
import { bucketOf, cohortOf, overridesAfter, SURVEY_COHORTS, variantFor } from './experiments.ts';
import { isReplayEligible } from './replay.ts';

const VISITORS = 100_000;
const experiment = {
  id: 'button',
  variants: [
    { id: 'red', weight: 1 },
    { id: 'blue', weight: 3 },
  ],
};

describe('experiments', () => {
  test('visitors are spread by the weights, within one percent', () => {
    let red = 0;
    for (let i = 0; i < VISITORS; i++) if (variantFor(experiment, `visitor-${i}`) === 'red') red++;
    expect(Math.abs(red / VISITORS - 0.25)).toBeLessThan(0.01);
  });

  test('ten equal places get equally many visitors, within one percent', () => {
    const places = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < VISITORS; i++) {
      const place = Math.floor(bucketOf(crypto.randomUUID(), 'x') * 10);
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count / VISITORS - 0.1)).toBeLessThan(0.01);
  });

  test('each cohort has a fifth of the visitors, within one percent, and only those named take part', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < VISITORS; i++) {
      const id = `visitor-${i}`;
      const cohort = cohortOf(id) ?? '';
      counts.set(cohort, (counts.get(cohort) ?? 0) + 1);
      const isIn = variantFor({ ...experiment, cohorts: ['B', 'E'] }, id) !== undefined;
      if (isIn !== (cohort === 'B' || cohort === 'E')) throw new Error(id);
    }
    expect([...counts.keys()].sort()).toEqual([...SURVEY_COHORTS]);
    for (const count of counts.values()) expect(Math.abs(count / VISITORS - 0.2)).toBeLessThan(0.01);
  });

  test('a visitor always gets the same variant, and experiments do not depend on each other', () => {
    const other = { ...experiment, id: 'other' };
    let differ = 0;
    for (let i = 0; i < 1000; i++) {
      const id = `visitor-${i}`;
      expect(variantFor(experiment, id)).toBe(variantFor(experiment, id));
      if (variantFor(experiment, id) !== variantFor(other, id)) differ++;
    }
    // Two independent choices of one in four differ in 37.5 of a hundred.
    expect(Math.abs(differ / 1000 - 0.375)).toBeLessThan(0.06);
  });

  test.each([
    ['', '', 711529291],
    ['a', 'b', 2374288016],
    ['button', 'visitor-1', 3066812524],
  ])('the bucket of %j and %j is the one of the hash’s reference implementation', (purpose, visitorId, expected) => {
    expect(bucketOf(visitorId, purpose) * 2 ** 32).toBe(expected);
    expect(variantFor({ id: purpose, variants: [] }, visitorId)).toBeUndefined();
  });

  test.each([
    ['?experiment-override=button:red', {}, { button: 'red' }],
    [
      '?experiment-override=button:red&experiment-override=size:l',
      { old: 'a' },
      { old: 'a', button: 'red', size: 'l' },
    ],
    ['?experiment-override=button:blue', { button: 'red' }, { button: 'blue' }],
    ['?experiment-override=reset', { button: 'red' }, {}],
    ['?experiment-override=reset&experiment-override=a:b', { button: 'red' }, { a: 'b' }],
    ['?experiment-override=nonsense', { button: 'red' }, { button: 'red' }],
    ['?experiment-override=a:<b>', {}, {}],
    ['', { button: 'red' }, { button: 'red' }],
  ])('the query %j after %j leaves %j', (query, before, after) => {
    expect(overridesAfter(query, before)).toEqual(after);
  });
});

describe('session replay', () => {
  const eligible = { siteCountry: 'US', timeZone: 'America/Denver', cpuCores: 3, isEnabled: true, isSampled: true };

  test('only a visit that meets every rule is eligible', () => {
    expect(isReplayEligible(eligible)).toBe(true);
    for (const miss of [
      { siteCountry: 'CA' },
      { siteCountry: '' },
      { timeZone: 'Europe/Berlin' },
      { timeZone: '' },
      { cpuCores: 2 },
      { isEnabled: false },
      { isSampled: false },
    ]) {
      expect(isReplayEligible({ ...eligible, ...miss }), JSON.stringify(miss)).toBe(false);
    }
  });
});
