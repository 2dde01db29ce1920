import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { ready } from '../../test/fixtures/checkout/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openCheckoutShop();
const to = (value: string): Partial<Checkout> => ({ gift: [{ title: 'For', value }] });
const CHANGED = 'Your order was changed meanwhile.';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(async () => {
  shop.current.checkout = { ...ready, ...to('Ann, ann@mail.test') };
  const entry = ready.cart.entries[0]?.id;
  await act(async () => {
    document.body.innerHTML = `<sq-checkout order="token-1"><ul><li data-entry="${entry}"
      data-answers='[{"title":"For","value":"Ann, ann@mail.test"}]'
      data-change='{"text":"Change the details","href":"/change"}'></li></ul></sq-checkout>`;
  });
  await untilShown(shop);
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
});

const text = (selector: string) => document.querySelector(selector)?.textContent;
const change = (value: string) => Object.assign(shop.current.checkout, to(value));

test('the line of a gift card names its recipient once, with the link to change it', () => {
  expect(text('.sqc-line')?.match(/ann@mail/g)).toHaveLength(1);
  expect([...document.querySelectorAll('.sqc-line a')].map(({ textContent }) => textContent)).toContain(
    'Change the details',
  );
});

test('a recipient that was changed in another tab shows once the window is looked at again, with a notice', async () => {
  change('Bea, bea@mail.test');
  await act(async () => dispatchEvent(new Event('focus')));
  await waitFor(() => expect(text('.sqc-line')).toContain('Bea, bea@mail.test'));
  expect(text('.sqc-line')).not.toContain('ann@mail.test');
  expect(document.body.textContent).toContain(CHANGED);
});

test('looking at the window again says nothing where nothing has changed', async () => {
  await act(async () => dispatchEvent(new Event('focus')));
  await waitFor(() => expect(shop.current.callsOf('POST', '/checkout')).toHaveLength(2));
  expect(document.body.textContent).not.toContain(CHANGED);
});

test('nothing is paid for a recipient that the page does not show yet', async () => {
  change('Bea, bea@mail.test');
  await act(async () => {
    dispatchEvent(new Event('focus'));
    document.querySelector<HTMLElement>('.sqc-pay > button')?.click();
  });
  await waitFor(() => expect(text('.sqc-line')).toContain('Bea, bea@mail.test'));
  expect(shop.current.callsOf('POST', '/payment')).toEqual([]);
  expect(document.body.textContent).toContain('Your order has changed. Please review it and pay again.');
});
