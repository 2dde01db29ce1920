import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { ready } from '../../test/fixtures/checkout/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openCheckoutShop();
const TERMS = {
  afterPayAvailable: true,
  afterPayMin: 3000,
  afterPayMax: 200_000,
  shopperLanguage: 'en-US',
  stripeAccountCountry: 'US',
};

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  sessionStorage.clear();
});

/** Shows a checkout of $37.99, delivered in the shop's country. */
async function open(over: Partial<Checkout> = {}): Promise<void> {
  shop.current.installmentTerms = TERMS;
  shop.current.checkout = { ...ready, ...over };
  shop.current.reprice({});
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const ways = () => [...document.querySelectorAll<HTMLInputElement>('input[name$=method]')];
const wayTexts = () => ways().map(({ labels }) => labels?.[0]?.textContent);
const announced = () => texts('.sq-visually-hidden[role=status]').join('');
const payButton = () => document.querySelector<HTMLElement>('.sqc-pay > button');
const cards = () => document.querySelectorAll('input[name$=card]').length;
const choose = (index: number) => act(async () => ways()[index]?.click());

async function change(name: string, value: string): Promise<void> {
  await act(async () => {
    const field = document.querySelector<HTMLSelectElement>(`#sq-checkout-${name}`);
    if (field) field.value = value;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('instalments are a way to pay beside the whole amount, which is chosen at first', async () => {
  await open();
  expect(wayTexts()).toEqual(['Pay now', '4 interest-free payments of $9.50 with Afterpay']);
  expect(ways().map(({ checked }) => checked)).toEqual([true, false]);
  expect(payButton()?.textContent).toBe('Pay $37.99');
});

test('the plan shows what is due when, to the last cent, and the button leads to the provider', async () => {
  await open();
  await choose(1);
  const [plan] = document.querySelectorAll('.sqc-form .sqc-totals');
  expect([...(plan?.querySelectorAll('dd') ?? [])].map((element) => element.textContent)).toEqual([
    ...['$9.50', '$9.50', '$9.50', '$9.49'],
  ]);
  expect(plan?.querySelector('dt')?.textContent).toBe('Today');
  expect(payButton()?.textContent).toBe('Continue with Afterpay');
  expect(cards()).toBe(0);
  await choose(0);
  expect(document.querySelector('.sqc-form .sqc-totals')).toBeNull();
  expect(cards()).toBeGreaterThan(0);
});

test('a payment in instalments names its way, and no card', async () => {
  await open();
  await choose(1);
  await act(async () => payButton()?.click());
  await waitFor(() => expect(shop.current.callsOf('POST', '/payment')).toHaveLength(1));
  const [call] = shop.current.callsOf('POST', '/payment');
  expect(call?.body).toEqual({
    cartId: 'cart-1',
    provider: 'test',
    dueCents: 3799,
    currency: 'USD',
    method: 'installments',
    withdrawalConsent: '',
    ageConfirmation: '',
  });
});

test('a visitor who comes back from the provider finds the chosen way to pay', async () => {
  await open();
  await choose(1);
  await act(async () => document.body.replaceChildren());
  await open();
  expect(ways().map(({ checked }) => checked)).toEqual([false, true]);
  expect(payButton()?.textContent).toBe('Continue with Afterpay');
});

test('instalments stay readable and cannot be chosen where the order is delivered abroad', async () => {
  await open();
  await choose(1);
  await change('countryCode', 'CA');
  const refusal = 'Afterpay is available only where the order stays in the shop’s country.';
  await waitFor(() => expect(wayTexts()).toEqual(['Pay now', refusal]));
  expect(announced()).toContain(refusal);
  expect(ways()[1]?.getAttribute('aria-disabled')).toBe('true');
  await choose(1);
  expect(ways()[0]?.checked).toBe(true);
  await change('region', 'ON');
  await waitFor(() => expect(payButton()?.textContent).toBe('Pay $37.99'));
});

test('a total that leaves the range says from which amount on there are instalments', async () => {
  await open();
  await choose(1);
  await act(async () => {
    shop.current.reprice({ discountCents: 1000 });
    document.querySelector('sq-checkout')?.remove();
  });
  await open({ ...shop.current.checkout });
  expect(wayTexts()).toEqual(['Pay now', 'Afterpay is available for orders over $30.00.']);
});

test('there is no choice where instalments are out of the question', async () => {
  shop.current.installmentTerms = null;
  shop.current.checkout = ready;
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
  expect(ways()).toEqual([]);
  expect(texts('.sqc-form').join()).not.toContain('Afterpay');
});
