import { describe, expect, test } from 'vitest';
import {
  choiceText,
  isAllowed,
  isQuestionOpen,
  mayCountPageView,
  mayTrack,
  type Purpose,
  parseChoice,
  type TrackingFacts,
} from './may-track.ts';

const VISITOR: TrackingFacts = {
  isRestrictiveCookiePolicyEnabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
  isCookieBannerEnabled: false,
  isAnalyticsDisabled: false,
  isCloneableTemplate: false,
  choice: undefined,
  hasPrivacySignal: false,
  contributorRole: undefined,
  path: '/shop',
  hasCensusCookie: true,
};
const restrictive = { isRestrictiveCookiePolicyEnabled: true };
const all: Purpose[] = ['analytics', 'marketing'];

describe('the gate of everything that is recorded about a visitor', () => {
  test.each<[string, boolean, Partial<TrackingFacts>]>([
    ['a visitor of a site without a restrictive policy', true, {}],
    ['a visitor who has not answered under a restrictive policy', false, restrictive],
    ['a visitor who has agreed under a restrictive policy', true, { ...restrictive, choice: all }],
    ['a visitor who allows advertising alone', false, { ...restrictive, choice: ['marketing'] }],
    ['a visitor who has refused', false, { choice: [] }],
    ['a visitor who has refused under a restrictive policy', false, { ...restrictive, choice: [] }],
    [
      'an absolute policy, whatever the visitor allows',
      false,
      { isRestrictiveCookiePolicyAbsolute: true, choice: all },
    ],
    ['a site that is copied as a template', false, { isCloneableTemplate: true }],
    ['a site that is copied as a template, with an answer', true, { isCloneableTemplate: true, choice: all }],
    ['a site whose owner has switched analytics off', false, { isAnalyticsDisabled: true, choice: all }],
    ['a banner without a restrictive policy, before the answer', true, { isCookieBannerEnabled: true }],
    ['Global Privacy Control without an answer', false, { hasPrivacySignal: true }],
    ['Global Privacy Control with an answer to this site', true, { hasPrivacySignal: true, choice: all }],
    ['a visitor without a census cookie', false, { hasCensusCookie: false }],
    ['an editor', false, { contributorRole: 4 }],
    ['the administrator, whose role is 1', false, { contributorRole: 1 }],
    ['a viewer', true, { contributorRole: 10 }],
    ['a viewer in the editing area', false, { contributorRole: 10, path: '/config/pages' }],
  ])('%s: %j', (_, expected, facts) => {
    expect(mayTrack({ ...VISITOR, ...facts })).toBe(expected);
  });

  test('Global Privacy Control refuses advertising whatever was answered', () => {
    const facts = { ...VISITOR, hasPrivacySignal: true, choice: all };
    expect([mayTrack(facts, 'marketing'), isAllowed(facts, 'analytics')]).toEqual([false, true]);
  });

  test.each([
    [100, '/gone', false],
    [103, '/', false],
    [106, '/circle', false],
    [105, '/secret', true],
    [102, '/search', false],
    [2, '/search', false],
    [2, '/searching', true],
    [50, '/shop/p/mug', true],
    [undefined, '/search', true],
  ])('a view of a page of type %i at %s is counted: %j', (pageType, path, expected) => {
    expect(mayCountPageView({ ...VISITOR, path }, pageType)).toBe(expected);
  });
});

describe('the question to visitors', () => {
  test.each<[string, boolean, Partial<TrackingFacts>]>([
    ['a site without a banner', false, restrictive],
    ['a site with a banner', true, { isCookieBannerEnabled: true }],
    ['a visitor who has answered', false, { isCookieBannerEnabled: true, choice: [] }],
    ['a browser that has answered', false, { isCookieBannerEnabled: true, hasPrivacySignal: true }],
    [
      'a policy that no answer changes',
      false,
      { isCookieBannerEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
    ],
    ['a site that records nothing', false, { isCookieBannerEnabled: true, isAnalyticsDisabled: true }],
  ])('%s: %j', (_, expected, facts) => {
    expect(isQuestionOpen({ ...VISITOR, ...facts })).toBe(expected);
  });

  test.each<[string | undefined, Purpose[] | undefined]>([
    ['none', []],
    ['analytics', ['analytics']],
    ['marketing.analytics', ['analytics', 'marketing']],
    ['', undefined],
    ['analytics.spying', undefined],
    ['true', undefined],
    [undefined, undefined],
  ])('the answer %j reads as %j', (value, expected) => {
    expect(parseChoice(value)).toEqual(expected);
  });

  test('an answer survives being written and read', () => {
    for (const choice of [[], ['analytics'], ['marketing'], all] as Purpose[][]) {
      expect(parseChoice(choiceText(choice))).toEqual(choice);
    }
  });
});
