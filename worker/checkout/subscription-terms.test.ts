import { describe, expect, test } from 'vitest';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Site } from '../site/site.ts';
import { subscriptionTerms } from './subscription-terms.ts';

const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 12);

async function terms(
  numBillingCycles: number,
  rest: { language?: string; isDelivered?: boolean; open?: boolean } = {},
) {
  const { language = 'en-US', isDelivered = true, open: isDeliveryOpen = false } = rest;
  const site = { language, timeZone: 'UTC', storeSettings: { selectedCurrency: 'USD' } } as unknown as Site;
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles };
  const agreement = { plan, cents: 2495, isDelivered, isDeliveryOpen, now: NEW_YEARS_EVE };
  return subscriptionTerms(site, agreement, await textsIn(language));
}

describe('the terms of a subscription', () => {
  test('say what is charged, when, how often, that it goes on, and how it ends', async () => {
    expect(await terms(0)).toEqual([
      'Today you pay $24.95.',
      'After that you pay $24.95 every month, next on January 31, 2027.',
      'The subscription goes on until you cancel it.',
      'This price stays the same for as long as your subscription runs. Delivery and taxes change only if you change the address.',
      'Your card is kept for these payments.',
      'We email you before each payment. With the link in that email you can skip it, pause the subscription or cancel it.',
      'If you resume a paused subscription after a payment was due, that payment is charged at once. You see this before you resume it.',
    ]);
  });

  test('name the day of the last payment', async () => {
    const [, next, end] = await terms(3);
    expect(next).toBe('After that you pay $24.95 every month, next on January 31, 2027.');
    expect(end).toBe(
      'You pay 3 times in all, the last time on February 28, 2027. Then the subscription ends by itself.',
    );
  });

  test('of two payments say when the second is', async () => {
    const [, next, end] = await terms(2);
    expect(next).toBe('After that you pay $24.95 once more, on January 31, 2027.');
    expect(end).toBe('Then the subscription ends by itself.');
  });

  test('of one payment promise no other', async () => {
    expect(await terms(1)).toEqual([
      'Today you pay $24.95.',
      'This is the only payment. The subscription then ends by itself.',
    ]);
  });

  test('say that a delivery without a price comes on top', async () => {
    const [today] = await terms(0, { open: true });
    expect(today).toBe('Today you pay $24.95 plus delivery.');
  });

  test('of a service speak of no delivery', async () => {
    expect((await terms(0, { isDelivered: false })).join()).not.toContain('Delivery');
  });

  test.each([
    ['de-DE', 'Danach zahlen Sie 24,95 $ pro Monat, das nächste Mal am 31. Januar 2027.'],
    ['fr-FR', 'Ensuite, vous payez 24,95 $US par mois, la prochaine fois le 31 janvier 2027.'],
    ['es-ES', 'Después pagas 24,95 US$ cada mes; la próxima vez, el 31 de enero de 2027.'],
  ])('are in the language of a shop in %s', async (language, sentence) => {
    const [, next = ''] = await terms(0, { language });
    expect(next.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
  });
});
