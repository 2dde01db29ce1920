import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { exceptionOf } from './exceptions.ts';

const PLAN: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const line = (
  productType: number,
  withdrawalException: WithdrawalException = 'none',
  plan: typeof PLAN | null = null,
) => ({
  productType,
  withdrawalException,
  plan,
});
const OPEN = { state: 'paid', withdrawalConsent: null } as const;
const ENDED = { ...OPEN, state: 'ended' } as const;
const WAIVED = { ...OPEN, withdrawalConsent: { text: 'Begin at once.', givenAt: 1 } };
const { physical, digital, service, giftCard } = PRODUCT_TYPE;

describe('the exception of a line', () => {
  test.each([
    ['goods', line(physical), OPEN, null],
    ['goods of an order that has ended', line(physical), ENDED, null],
    ['goods made to measure', line(physical, 'madeToMeasure'), OPEN, 'madeToMeasure'],
    ['a magazine', line(physical, 'periodical'), OPEN, 'periodical'],
    ['a magazine by subscription', line(physical, 'periodical', PLAN), OPEN, null],
    ['food by subscription', line(physical, 'perishable', PLAN), OPEN, 'perishable'],
    ['a service that is not finished', line(service), OPEN, null],
    ['a service that was performed', line(service), ENDED, 'servicePerformed'],
    ['a concert', line(service, 'datedLeisure'), OPEN, 'datedLeisure'],
    ['a download without consent', line(digital), ENDED, null],
    ['a download with consent', line(digital), WAIVED, 'digitalContent'],
    ['goods beside a download with consent', line(physical), WAIVED, null],
    ['a gift card', line(giftCard), ENDED, null],
  ])('of %s', (_, of, order, expected) => {
    expect(exceptionOf(of, order)).toBe(expected);
  });
});
