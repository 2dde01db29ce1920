import { describe, expect, test } from 'vitest';
import type { SubscriptionPlan } from '../contracts/product.ts';
import * as de from '../i18n/de/rest.ts';
import * as en from '../i18n/en/all.ts';
import { subscriptionPrice, subscriptionWording } from './subscription.ts';

type Unit = SubscriptionPlan['billingPeriod']['unit'];

const plan = (value: number, unit: Unit, numBillingCycles: number): SubscriptionPlan => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('a subscription is billed', () => {
  test.each<[number, Unit, number, string]>([
    [1, 'WEEK', 0, 'every week'],
    [2, 'WEEK', 0, 'every 2 weeks'],
    [52, 'WEEK', 0, 'every 52 weeks'],
    [1, 'WEEK', 1, 'every week for 1 week'],
    [1, 'WEEK', 51, 'every week for 51 weeks'],
    [1, 'WEEK', 52, 'every week for 1 year'],
    [1, 'WEEK', 53, 'every week for 53 weeks'],
    [2, 'WEEK', 6, 'every 2 weeks for 12 weeks'],
    [4, 'WEEK', 13, 'every 4 weeks for 1 year'],
    [1, 'WEEK', 104, 'every week for 2 years'],
    [1, 'MONTH', 0, 'every month'],
    [12, 'MONTH', 0, 'every 12 months'],
    [1, 'MONTH', 1, 'every month for 1 month'],
    [1, 'MONTH', 6, 'every month for 6 months'],
    [1, 'MONTH', 11, 'every month for 11 months'],
    [1, 'MONTH', 12, 'every month for 1 year'],
    [1, 'MONTH', 13, 'every month for 13 months'],
    [3, 'MONTH', 4, 'every 3 months for 1 year'],
    [5, 'MONTH', 12, 'every 5 months for 5 years'],
    [1, 'YEAR', 0, 'every year'],
    [3, 'YEAR', 0, 'every 3 years'],
    [1, 'YEAR', 1, 'every year for 1 year'],
    [2, 'YEAR', 2, 'every 2 years for 4 years'],
  ])('a plan of %i %s, %i times, is worded as “%s”', (value, unit, cycles, text) => {
    expect(subscriptionWording(plan(value, unit, cycles), en)).toBe(text);
    expect(subscriptionPrice('$18.00', plan(value, unit, cycles), en)).toBe(`$18.00 ${text}`);
  });

  test.each([
    ['no plan', undefined],
    ['a plan of null', null],
    ['a plan of nothing', {}],
    ['an unknown unit', { billingPeriod: { value: 1, unit: 'DAY' }, numBillingCycles: 0 }],
    ['an inherited name for a unit', { billingPeriod: { value: 1, unit: 'toString' }, numBillingCycles: 0 }],
    ['a period of none', plan(0, 'WEEK', 0)],
    ['half a period', plan(1.5, 'WEEK', 0)],
    ['a period as text', { billingPeriod: { value: '1', unit: 'WEEK' }, numBillingCycles: 0 }],
    ['fewer cycles than none', plan(1, 'WEEK', -1)],
    ['half a cycle', plan(1, 'WEEK', 1.5)],
  ])('a subscription with %s is unavailable', (_, broken) => {
    expect(subscriptionWording(broken as SubscriptionPlan, en)).toBe('Unavailable');
    expect(subscriptionPrice('$18.00', broken as SubscriptionPlan, en)).toBe('Unavailable');
  });

  test('a plan is worded in the language of the texts', () => {
    expect(subscriptionPrice('ab 18,00 €', plan(2, 'MONTH', 12), de)).toBe('ab 18,00 € alle 2 Monate für 2 Jahre');
  });
});
