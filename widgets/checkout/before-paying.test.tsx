import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { digital } from '../../test/fixtures/checkout/checkout.ts';
import { refuse } from '../../test/msw/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openCheckoutShop();
const CONSENT = 'I want my downloads at once. I know that I lose my right of withdrawal.';
const MISSING = 'Please tick this box to order downloads.';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

async function open(withdrawalConsent = CONSENT): Promise<void> {
  shop.current.checkout = { ...digital, email: 'june@mail.test', withdrawalConsent };
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
}
const box = () => document.querySelector<HTMLInputElement>('.sqc-pay input[type=checkbox]');
const error = () => document.querySelector('#sq-checkout-withdrawalConsent-error')?.textContent ?? '';
const payments = () => shop.current.callsOf('POST', '/payment').map(({ body }) => body);
const press = (element: HTMLElement | null) => act(async () => element?.click());
async function pay(): Promise<void> {
  await press(document.querySelector('.sqc-pay button'));
  await untilShown(shop);
}

describe('the consent to an immediate download', () => {
  test('a box that is not ticked stands right above the button, and its label is the shop’s text', async () => {
    await open();
    expect([box()?.checked, box()?.getAttribute('aria-required')]).toEqual([false, 'true']);
    expect(box()?.closest('label')?.textContent).toBe(CONSENT);
    expect(error()).toBe('');
  });

  test('no other order has the box', async () => {
    await open('');
    expect(box()).toBeNull();
    await pay();
    expect(payments()).toMatchObject([{ withdrawalConsent: '' }]);
  });

  test('without the tick nothing is sent, the box says why and has the focus; the tick takes the error away', async () => {
    await open();
    await pay();
    expect(payments()).toEqual([]);
    expect(error()).toBe(MISSING);
    expect(box()?.getAttribute('aria-invalid')).toBe('true');
    await vi.waitFor(() => expect(document.activeElement).toBe(box()));
    await press(box());
    expect([box()?.checked, error()]).toEqual([true, '']);
  });

  test('the payment carries the text that was agreed to', async () => {
    await open();
    await press(box());
    await pay();
    expect(payments()).toMatchObject([{ withdrawalConsent: CONSENT }]);
  });

  test('a tick that is taken away counts no longer', async () => {
    await open();
    await press(box());
    await press(box());
    await pay();
    expect([payments(), error()]).toEqual([[], MISSING]);
  });

  test('a refusal of the server stands at the box', async () => {
    await open();
    await press(box());
    shop.current.interrupt('/payment', refuse('CHECKOUT_INCOMPLETE', { withdrawalConsent: 'The buyer must agree.' }));
    await pay();
    expect(error()).toBe('The buyer must agree.');
  });
});

describe('the confirmation of an age', () => {
  const AGE = 'I am at least 18 years old.';
  const ageError = () => document.querySelector('#sq-checkout-ageConfirmation-error')?.textContent ?? '';

  async function openAged(): Promise<void> {
    shop.current.checkout = { ...digital, email: 'june@mail.test', ageConfirmation: AGE };
    await act(async () => document.body.append(document.createElement('sq-checkout')));
    await untilShown(shop);
  }

  test('it is asked by a box of its own, without which nothing is sent', async () => {
    await openAged();
    expect([box()?.checked, box()?.closest('label')?.textContent]).toEqual([false, AGE]);
    await pay();
    expect([payments(), ageError(), error()]).toEqual([
      [],
      'Please tick this box if you are old enough to order this.',
      '',
    ]);
    await press(box());
    await pay();
    expect(payments()).toMatchObject([{ ageConfirmation: AGE, withdrawalConsent: '' }]);
  });

  test('a refusal of the server stands at the box', async () => {
    await openAged();
    await press(box());
    shop.current.interrupt('/payment', refuse('CHECKOUT_INCOMPLETE', { ageConfirmation: 'Confirm your age.' }));
    await pay();
    expect(ageError()).toBe('Confirm your age.');
  });
});

describe('what stands above the button', () => {
  test('sentences about withdrawal, and the official notice whole, with its link', async () => {
    const notice = {
      title: 'Legal guarantee',
      url: '/commerce/notices/n1.svg',
      alt: 'At least two years.',
      width: 800,
      height: 1100,
      linkText: 'About your guarantee rights',
      linkUrl: 'https://europa.eu/youreurope/guarantees',
    };
    const withdrawalNotes = ['Lesson: the right of withdrawal ends once it has been given.'];
    shop.current.checkout = { ...digital, email: 'june@mail.test', withdrawalNotes, guaranteeNotice: notice };
    await act(async () => document.body.append(document.createElement('sq-checkout')));
    await untilShown(shop);
    expect(document.querySelector('.sqc-terms')?.textContent).toContain(withdrawalNotes[0]);
    const picture = document.querySelector<HTMLImageElement>('.sqc-pay img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual([notice.url, notice.alt]);
    expect(document.querySelector(`.sqc-pay a[href="${notice.linkUrl}"]`)?.textContent).toBe(notice.linkText);
  });
});
