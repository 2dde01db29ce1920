import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WAITING_CHECK_MS } from '#runtime/checkout/waiting.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { aCheckout, ready } from '../../test/fixtures/checkout/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openCheckoutShop();
const lamp = anEntry({ id: 'lamp', title: 'Lamp' });
const chair = anEntry({ id: 'chair', title: 'Chair' });
let places: string[];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  places = [];
  history.replaceState(null, '', '/checkout');
  vi.spyOn(location, 'assign').mockImplementation((url) => void places.push(new URL(url, location.href).pathname));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function withEntries(...entries: Checkout['cart']['entries']): Checkout {
  return aCheckout({ email: 'june@mail.test', cart: aCart({ entries }), dueCents: 3000, needsAddress: false });
}
async function open(checkout: Checkout): Promise<void> {
  shop.current.checkout = checkout;
  const holder = document.createElement('div');
  holder.innerHTML = '<sq-checkout></sq-checkout><a href="/shop">The shop</a>';
  await act(async () => document.body.append(holder));
  await untilShown(shop);
}
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await untilShown(shop);
}
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const waitingLines = () => [...document.querySelectorAll('.sqc-waiting')].map((line) => line.textContent);
const payButton = () => document.querySelector<HTMLButtonElement>('.sqc-pay button');
const starts = () => shop.current.callsOf('POST', '/checkout').length;
const releases = () => shop.current.callsOf('DELETE', '/checkout').length;

test('the summary shows what stands beside the price of a line', async () => {
  const priceLines = [{ kind: 'deposit' as const, text: 'Deposit included: $0.75' }];
  await open(withEntries({ ...lamp, quantity: 3, priceLines }, chair));
  const quiet = [...document.querySelectorAll('.sqc-line .sqc-quiet')].map((line) => line.textContent);
  expect(quiet.filter((line) => line.startsWith('Deposit'))).toEqual(['Deposit included: $0.75']);
});

describe('an entry that others have reserved', () => {
  test('an entry that others are paying for says so, and is not part of the order', async () => {
    await open(withEntries({ ...lamp, isReservedByOthers: true }, chair));
    expect(waitingLines()).toEqual([
      'Someone is paying for the last one right now. It stays in your cart and is not part of this payment.',
    ]);
    expect(text('.sqc-review ul')).toBe('1 × Chair, Small');
    expect(payButton()?.getAttribute('aria-disabled')).toBeNull();
  });

  test('where every entry waits, the button says why it cannot be pressed, and pays nothing', async () => {
    await open(withEntries({ ...lamp, isReservedByOthers: true }));
    expect(payButton()?.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(payButton()?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'You can pay here as soon as it is free again.',
    );
    await act(async () => payButton()?.click());
    await untilShown(shop);
    expect(shop.current.callsOf('POST', '/payment')).toEqual([]);
  });

  test('an entry that is free again comes back by itself, and the checkout starts again to reserve it', async () => {
    await open(withEntries({ ...lamp, isReservedByOthers: true }));
    await pass(WAITING_CHECK_MS);
    expect(starts()).toBe(1);
    shop.current.checkout = withEntries(lamp);
    await pass(WAITING_CHECK_MS);
    expect(starts()).toBe(2);
    expect(waitingLines()).toEqual([]);
    expect(text('[data-changed]')).toContain('Lamp is free again. Please review your order.');
    expect(payButton()?.getAttribute('aria-disabled')).toBeNull();
    const calls = shop.current.calls.length;
    await pass(3 * WAITING_CHECK_MS);
    expect(shop.current.calls).toHaveLength(calls);
  });
});

describe('leaving a checkout', () => {
  test('a visitor who leaves the page gives the reservation up, and gets it again with the page', async () => {
    await open(ready);
    await act(async () => void dispatchEvent(new Event('pagehide')));
    await untilShown(shop);
    expect(releases()).toBe(1);
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await untilShown(shop);
    expect(starts()).toBe(2);
  });

  test('a visitor who goes on to pay keeps the reservation', async () => {
    await open({ ...ready, cart: { ...ready.cart } });
    const confirm = [...document.querySelectorAll('label')].find((element) => /confirm/.test(element.textContent));
    await act(async () => confirm?.querySelector('input')?.click());
    await act(async () => payButton()?.click());
    await untilShown(shop);
    expect(places).toHaveLength(1);
    await act(async () => void dispatchEvent(new Event('pagehide')));
    expect(releases()).toBe(0);
  });

  test.each([
    ['cancel', []],
    ['confirm', ['/shop']],
  ])('a link away from reserved items asks first: %s', async (part, expected) => {
    await open(ready);
    for (const _ of ['once', 'twice'])
      await act(async () => document.querySelector<HTMLElement>('a[href="/shop"]')?.click());
    await waitFor(() => expect(document.querySelectorAll('sq-confirm')).toHaveLength(1));
    const dialog = document.querySelector('sq-confirm')?.shadowRoot;
    expect(dialog?.textContent).toContain('they are no longer reserved for you');
    await act(async () => dialog?.querySelector<HTMLElement>(`[part=${part}]`)?.click());
    await waitFor(() => expect(places).toEqual(expected));
    if (part === 'confirm') {
      // The question is busy until the next page is there.
      expect(dialog?.querySelector('dialog')?.getAttribute('aria-busy')).toBe('true');
      dispatchEvent(new Event('pagehide'));
    }
    await waitFor(() => expect(document.querySelector('sq-confirm')).toBeNull());
  });

  test('a link away asks nothing where nothing is reserved', async () => {
    await open({ ...ready, reservedUntil: null });
    const link = document.querySelector<HTMLElement>('a[href="/shop"]');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    // The test page has nowhere to go.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isHeld = true;
    document.addEventListener('click', (event) => (isHeld = event.defaultPrevented), { once: true });
    link?.dispatchEvent(press);
    expect(isHeld).toBe(false);
  });
});
