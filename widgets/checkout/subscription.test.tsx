import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { RENEWAL_TEST_CARDS, TEST_CARDS } from '#runtime/contracts/enumerations.ts';
import { ready } from '../../test/fixtures/checkout/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openCheckoutShop();
const TERMS = ['Today you pay $37.99.', 'After that you pay $37.99 every month, next on January 31, 2027.'];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
});

async function open(subscriptionTerms: string[] | null): Promise<void> {
  shop.current.checkout = { ...ready, subscriptionTerms };
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
}
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const cards = () => document.querySelectorAll('.sqc-form input[type=radio][name$=card]').length;

test('a subscription says its terms right above the button that binds to pay', async () => {
  await open(TERMS);
  expect(texts('.sqc-review .sqc-terms li')).toEqual(TERMS);
  expect(texts('.sqc-pay > button')).toEqual(['Subscribe and pay $37.99']);
});

test('a subscription takes no discount codes and no gift cards, whose money would be missing the next time', async () => {
  await open(TERMS);
  expect(texts('.sqc-code')).toEqual([]);
});

test('test mode has cards that fail later for subscriptions only', async () => {
  await open(TERMS);
  expect(cards()).toBe(TEST_CARDS.length + RENEWAL_TEST_CARDS.length);
  await act(async () => document.body.replaceChildren());
  await open(null);
  expect(cards()).toBe(TEST_CARDS.length);
  expect(texts('.sqc-terms')).toEqual([]);
  expect(texts('.sqc-code').length).toBeGreaterThan(0);
});
