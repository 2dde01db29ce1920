import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRST_PAUSE_MS, MAX_TRIES } from '#runtime/api/request.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import type { Checkout, PayRequest } from '#runtime/contracts/checkout.ts';
import { isIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { noCart } from '../../test/fixtures/cart/cart.ts';
import { begun, changed, digital, juneAtHome, paidByGiftCard, ready } from '../../test/fixtures/checkout/checkout.ts';
import { lineCut, refuse } from '../../test/msw/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openCheckoutShop();
/** After this time everything that was typed is saved. */
const SAVED_MS = 2000;
const RESERVATION_MS = 15 * 60_000;
/** Time that a slow server needs for an answer. */
const ANSWER_MS = 100;
let places: string[];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  places = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/checkout');
  vi.spyOn(location, 'assign').mockImplementation((url) => void places.push(new URL(url, location.href).pathname));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The checkout on a page, when everything has loaded. */
async function open(attributes = '', content = '<p>In your cart: a lamp</p>'): Promise<HTMLElement> {
  const holder = document.createElement('div');
  holder.innerHTML = `<sq-checkout ${attributes}>${content}</sq-checkout>`;
  const element = holder.firstElementChild as HTMLElement;
  await act(async () => document.body.append(element));
  await untilShown(shop);
  return element;
}
/** Advances the clock, and waits for everything that this starts. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await untilShown(shop);
}
/** Advances the clock past the pauses between the attempts of a call. */
async function passRetries(): Promise<void> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) await pass(FIRST_PAUSE_MS * 2 ** (tries - 1));
}
const field = <E extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementById(`sq-checkout-${name}`) as E;
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((element) => name.test(element.textContent));
const radio = (label: RegExp) =>
  [...document.querySelectorAll('label')].find((element) => label.test(element.textContent))?.querySelector('input');

async function enter(name: string, value: string): Promise<void> {
  const control = field(name);
  const prototype = Object.getPrototypeOf(control);
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}
/** Enters a place of which delivery and taxes are known. */
async function enterProvince(): Promise<void> {
  await enter('countryCode', 'CA');
  await enter('region', 'ON');
}
async function press(target: Element | undefined | null): Promise<void> {
  await act(async () => (target as HTMLElement).click());
  await untilShown(shop);
}
const pay = () => press(document.querySelector('.sqc-pay button'));
const payments = () => shop.current.callsOf('POST', '/payment');

describe('the checkout page', () => {
  test('the page’s own summary shows until the checkout is there, then the form in the page’s own tree', async () => {
    const element = await open();
    expect(field('email').getRootNode()).toBe(document);
    expect([...(element.shadowRoot?.querySelectorAll('slot') ?? [])].map(({ name }) => name)).toEqual(['checkout']);
    expect(text('.sqc-test-mode')).toBe('Test mode: no money is charged.');
    expect(text('.sqc-lines')).toContain('Lamp');
  });

  test('the checkout shows what was answered to a product’s questions, as the page’s own summary does', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = `data-answers='[{"title":"Letters","value":"June"}]'`;
    await open(
      '',
      `<ul><li data-entry="entry-lamp" ${answers}>Lamp</li><li data-entry="x" data-answers="{">…</li></ul>`,
    );
    expect(text('.sqc-line')).toContain('Letters: June');
  });

  test('the checkout links to the page where the answers are changed', async () => {
    const change = `data-change='{"text":"Change the details","href":"/commerce/gift-card?order=x"}'`;
    await open('', `<ul><li data-entry="entry-lamp" data-answers="[]" ${change}>Lamp</li></ul>`);
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.sqc-line a')].at(-1);
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Change the details',
      '/commerce/gift-card?order=x',
    ]);
  });

  test('the checkout says before an address that prices include taxes, also above its button', async () => {
    shop.current.checkout = { ...begun, cart: { ...begun.cart, pricesIncludeTax: true } };
    await open();
    for (const place of ['.sqc-summary', '.sqc-review']) expect(text(place)).toContain('incl. tax, plus delivery');
  });

  test('the checkout asks only for what the order needs', async () => {
    shop.current.checkout = digital;
    await open();
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Contact',
      'Note to the shop',
      'Payment',
      'Your order',
    ]);
    expect(field('line1')).toBeNull();
  });

  test('an order with nothing due is placed without a payment', async () => {
    shop.current.checkout = { ...paidByGiftCard, email: 'june@mail.test' };
    await open();
    expect(text('.sqc-pay button')).toBe('Place order');
    expect(radio(/succeeds/)).toBeUndefined();
    await pay();
    expect(payments()[0]?.body).toEqual({
      provider: null,
      cartId: 'cart-1',
      dueCents: 0,
      currency: 'USD',
      withdrawalConsent: '',
      ageConfirmation: '',
    } satisfies PayRequest);
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('the order, its costs and the shop’s terms stand right above the pay button', async () => {
    await open();
    const review = document.querySelector('.sqc-review');
    expect(review?.nextElementSibling?.matches('.sqc-pay button')).toBe(true);
    expect(text('.sqc-review li')).toBe('2 × Lamp, Small');
    expect(text('.sqc-review-total')).toBe('Estimated total $30.00');
    expect(text('.sqc-review .sqc-hint')).toBe('Before you order, please read: Terms of sale');
    expect(review?.querySelector('a')?.getAttribute('href')).toBe('/terms');
    await enterProvince();
    await pass(SAVED_MS);
    expect(text('.sqc-review-total')).toBe('Total $34.99');
  });

  test('the dots between the shop’s terms never begin a line', async () => {
    const legalPages = ['Terms', 'Privacy', 'Returns'].map((title) => ({ title, url: `/${title}` }));
    shop.current.checkout = { ...ready, legalPages };
    await open();
    expect(text('.sqc-review .sqc-hint')).toMatch(/: Terms\u00a0· Privacy\u00a0· Returns$/);
  });

  test('total and taxes are an estimate until the address is known, and no button names them', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    );
    await open();
    const isEstimate = (total: string) => {
      expect(text('.sqc-totals')).toContain('TaxesEnter an address');
      expect(text('.sqc-grand')).toBe(`Estimated total${total}`);
      expect(text('.sqc-summary > summary')).toBe(`Your order Estimated total ${total}`);
      expect(text('.sqc-pay button')).toBe('Place order');
    };
    isEstimate('$30.00');
    await enter('countryCode', 'CA');
    await pass(SAVED_MS);
    isEstimate('$34.99');
    expect(text('[role=status]')).toBe('Estimated total $34.99');
    await enter('region', 'ON');
    await pass(SAVED_MS);
    expect(text('.sqc-summary > summary')).toBe('Your order $34.99');
    expect(text('.sqc-pay button')).toBe('Pay $34.99');
  });

  test.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['fr', 'Commander avec obligation de paiement'],
    ['es', 'Pedido con obligación de pago'],
  ])(
    'the pay button in %s has the text that the law asks for, also where a gift card pays',
    async (language, expected) => {
      document.documentElement.lang = language;
      try {
        shop.current.checkout = paidByGiftCard;
        await open();
        expect(text('.sqc-pay button')).toBe(expected);
      } finally {
        document.documentElement.lang = 'en';
      }
    },
  );

  test('each change of price or stock is named until the visitor dismisses it', async () => {
    shop.current.checkout = changed;
    await open();
    const notices = () => [...document.querySelectorAll('[data-changed] p')].map(({ textContent }) => textContent);
    expect(notices()).toEqual([
      'Lamp now costs $15.00 instead of $12.00.',
      'Only 1 of Vase left. You asked for 3.',
      'Bowl is no longer available and was removed from your order.',
      'The code WINTER is no longer valid and was removed.',
    ]);
    await press(button(/^Dismiss$/));
    expect(notices()).toHaveLength(3);
  });

  test('fields are labelled for autofill, by country', async () => {
    await open();
    await enter('countryCode', 'US');
    expect(field('email').autocomplete).toBe('email');
    expect(field('postalCode').autocomplete).toBe('shipping postal-code');
    expect(text('label[for=sq-checkout-postalCode]').trim()).toBe('ZIP code');
    expect(field<HTMLSelectElement>('region').options.length).toBeGreaterThan(50);
    await enter('countryCode', 'DE');
    expect(text('label[for=sq-checkout-postalCode]').trim()).toBe('Postal code');
    expect(field('region')).toBeNull();
  });
});

describe('entering', () => {
  test('an entered country brings delivery and the new total, which is announced', async () => {
    await open();
    await enterProvince();
    await pass(SAVED_MS);
    expect(radio(/Standard/)?.checked).toBe(true);
    expect(text('.sqc-grand')).toBe('Total$34.99');
    expect(text('[role=status]')).toBe('Total: $34.99');
    await press(radio(/Express/));
    expect(text('.sqc-pay button')).toBe('Pay $44.99');
  });

  test('a country that the shop does not deliver to is kept, and the visitor sees a message', async () => {
    await open();
    await enter('countryCode', 'DE');
    await pass(SAVED_MS);
    expect(document.body.textContent).toContain('Sorry, we do not deliver there.');
    expect(field('countryCode').value).toBe('DE');
  });

  test('a press that comes before the ways of delivery says nothing of them', async () => {
    await open();
    await enter('countryCode', 'CA');
    await pay();
    expect(text('#sq-checkout-email-error')).toBe('Email address is missing.');
    expect(document.body.textContent).not.toContain('Sorry, we do not deliver there.');
    await pass(SAVED_MS);
    expect(radio(/Standard/)?.checked).toBe(true);
    expect(document.querySelector('#sq-checkout-delivery-error')).toBeNull();
  });

  test('such a press waits for the ways of delivery where all else is there, and shows the new total first', async () => {
    shop.current.checkout = { ...begun, email: 'june@mail.test', note: '' };
    await open();
    for (const [name, value] of Object.entries(juneAtHome)) if (field(name)) await enter(name, value);
    await pay();
    expect(text('[data-changed]')).toContain('The total has changed from $30.00 to $34.99.');
    expect(payments()).toEqual([]);
    await pay();
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('such a press says where the shop does not deliver, once that is known', async () => {
    shop.current.checkout = { ...begun, email: 'june@mail.test' };
    await open();
    const inBerlin = { ...juneAtHome, countryCode: 'DE', postalCode: '10115', region: '' };
    for (const [name, value] of Object.entries(inBerlin)) if (field(name)) await enter(name, value);
    await enter('countryCode', 'DE');
    await pay();
    expect(document.body.textContent).toContain('Sorry, we do not deliver there.');
    expect(payments()).toEqual([]);
    expect(text('.sqc-pay button')).not.toContain('Paying');
  });

  test('a later answer does not overwrite what the visitor typed', async () => {
    await open();
    await enter('countryCode', 'US');
    await enter('city', 'Port');
    const answer = shop.hold('/checkout');
    await act(() => vi.advanceTimersByTimeAsync(SAVED_MS));
    expect(shop.isAsked()).toBe(true);
    await enter('city', 'Portland');
    answer();
    await untilShown(shop);
    expect(field('city').value).toBe('Portland');
  });

  test('an entered coupon or gift card takes effect, or the checkout says why not', async () => {
    shop.current.checkout = ready;
    await open();
    expect(text('.sqc-applied.sqc-idle span')).toBe('OLD has expired.');
    await press(button(/Apply Discount/));
    expect(text('#sq-checkout-coupon-error')).toBe('Discount code is missing.');
    await enter('coupon', 'NONE');
    await press(button(/Apply Discount/));
    expect(text('#sq-checkout-coupon-error')).toBe('Sorry, that code is not valid.');
    expect(field('coupon').value).toBe('NONE');
    await enter('coupon', 'TEN');
    await press(button(/Apply Discount/));
    expect(text('.sqc-pay button')).toBe('Pay $27.99');
    expect(field('coupon').value).toBe('');
    await press(document.querySelector('[aria-label="Remove the code TEN"]'));
    expect(text('.sqc-pay button')).toBe('Pay $37.99');
    await press(button(/Apply Gift card/));
    expect(text('#sq-checkout-giftCard-error')).toBe('Gift card code is missing.');
    expect(document.activeElement).toBe(field('giftCard'));
    await enter('giftCard', 'GIFT');
    await press(button(/Apply Gift card/));
    expect(text('.sqc-grand')).toBe('To pay$17.99');
    await press(document.querySelector('[aria-label="Remove the gift card"]'));
    expect(text('.sqc-grand')).toBe('Total$37.99');
  });
});

describe('paying', () => {
  test('incomplete entries are listed, the first gets the focus, and nothing is sent', async () => {
    await open();
    await enter('email', 'june');
    await pay();
    expect(payments()).toEqual([]);
    expect(text('#sq-checkout-email-error')).toBe('Please check this entry: Email address.');
    expect(document.activeElement).toBe(field('email'));
    expect([...document.querySelectorAll('.sqc-form > .sqc-refused li')].length).toBeGreaterThan(4);
    await enter('email', 'june@mail.test');
    expect(field('email').hasAttribute('aria-invalid')).toBe(false);
  });

  test('paying saves what was typed, pays once, empties the cart and leads to the order', async () => {
    shop.current.checkout = ready;
    await open();
    await enter('note', 'Ring once');
    const submit = document.querySelector('.sqc-pay button') as HTMLElement;
    expect(submit.textContent).toBe('Pay $37.99');
    await act(async () => {
      submit.click();
      submit.click();
    });
    await untilShown(shop);
    expect(shop.current.checkout.note).toBe('Ring once');
    expect(payments().map(({ body }) => body)).toEqual([
      {
        cartId: 'cart-1',
        provider: 'test',
        dueCents: 3799,
        currency: 'USD',
        card: 'succeeds',
        withdrawalConsent: '',
        ageConfirmation: '',
      },
    ]);
    expect(isIdempotencyKey(payments()[0]?.key)).toBe(true);
    expect(places).toEqual(['/commerce/order-confirmed']);
    expect(shop.current.callsOf('GET', '/shopping-cart').length).toBeGreaterThan(0);
    expect(submit.getAttribute('aria-disabled')).toBe('true');
  });

  test('a declined card changes nothing that was typed, and the next try is another payment', async () => {
    shop.current.checkout = ready;
    await open();
    await press(radio(/is declined/));
    await pay();
    expect(text('[role=alert]')).toContain('The card was declined.');
    expect(field('city').value).toBe('Portland');
    await press(radio(/succeeds/));
    await pay();
    const [first, second] = payments();
    expect(first?.key).not.toBe(second?.key);
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('a card with a second step leads to the provider, and places no order yet', async () => {
    shop.current.checkout = ready;
    await open();
    await press(radio(/confirm/));
    await pay();
    expect(places).toEqual(['/commerce/test-payment']);
  });

  test('a payment whose answer is lost is the same payment when it is tried again', async () => {
    shop.current.checkout = ready;
    await open();
    const { loseAnswer } = shop.current;
    shop.current.interrupt('/payment', loseAnswer, lineCut, lineCut);
    await pay();
    await passRetries();
    expect(text('[role=alert]')).toContain('you will not be charged twice');
    await pay();
    expect(new Set(payments().map(({ key }) => key)).size).toBe(1);
    expect(shop.current.payments.size).toBe(1);
  });

  test('a total that differs from the one shown is not charged: the visitor sees a message and the new total', async () => {
    shop.current.checkout = ready;
    await open();
    shop.current.reprice({ shippingCostCents: 899 });
    await pay();
    expect(text('[data-changed]')).toContain('The total has changed from $37.99 to $41.99.');
    expect((document.activeElement as HTMLElement).dataset.changed).toBe('');
    expect(text('.sqc-pay button')).toBe('Pay $41.99');
    expect(places).toEqual([]);
    await pay();
    expect(places).toHaveLength(1);
  });

  test('a total that changes with the visitor’s last entry is shown before it is charged', async () => {
    shop.current.checkout = ready;
    await open();
    await enter('email', 'ann@mail.test');
    shop.current.interrupt('/checkout', () => Response.json(shop.current.reprice({ taxCents: 400 })));
    await pay();
    expect(payments()).toEqual([]);
    expect(text('[data-changed]')).toContain('from $37.99 to $38.99');
  });

  test('an error that the server finds is shown at its field', async () => {
    shop.current.checkout = ready;
    await open();
    shop.current.interrupt('/payment', refuse('CHECKOUT_INCOMPLETE', { 'address.city': 'Which city?' }));
    await pay();
    expect(text('#sq-checkout-city-error')).toBe('Which city?');
    expect(document.activeElement).toBe(field('city'));
  });

  test('an error about the delivery gives the focus to its first option, which is described by it', async () => {
    shop.current.checkout = ready;
    await open();
    shop.current.interrupt('/payment', refuse('CHECKOUT_INCOMPLETE', { shippingOptionId: 'Which delivery?' }));
    await pay();
    expect(text('#sq-checkout-delivery-error')).toBe('Which delivery?');
    expect(document.activeElement).toBe(radio(/Standard/));
    expect(radio(/Standard/)?.getAttribute('aria-describedby')).toBe('sq-checkout-delivery-error');
  });

  test('a visitor who pays too often sees a message, and the next try is the same payment', async () => {
    shop.current.checkout = ready;
    await open();
    shop.current.interrupt('/payment', refuse('RATE_LIMITED'));
    await pay();
    expect(text('[role=alert]')).toContain('Please try again in a few seconds.');
    await pay();
    expect(new Set(payments().map(({ key }) => key)).size).toBe(1);
    expect(places).toHaveLength(1);
  });

  test('paying offline sends nothing, and the visitor sees a message', async () => {
    shop.current.checkout = ready;
    await open();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pay();
    expect(text('[role=alert]')).toContain('Please check your internet connection.');
    expect(payments()).toEqual([]);
    online.mockReturnValue(true);
    await pay();
    expect(places).toHaveLength(1);
  });
});

describe('a checkout that cannot be shown', () => {
  test('an empty cart leaves nothing to check out', async () => {
    shop.current.checkout = { ...digital, cart: noCart };
    await open();
    expect(text('.sqc-ended h2')).toBe('Your cart is empty.');
    expect(field('email')).toBeNull();
  });

  test('a tab that has paid shows the order instead of the checkout', async () => {
    shop.current.checkout = ready;
    await open();
    await pay();
    await act(async () => document.body.replaceChildren());
    await open();
    expect(text('.sqc-ended h2')).toBe('Thank you, your order is placed.');
    expect(document.querySelector<HTMLAnchorElement>('.sqc-ended a')?.href).toContain('/commerce/order-confirmed');
  });

  test('a link that has expired says so', async () => {
    shop.current.interrupt('/checkout', refuse('ORDER_NOT_FOUND'));
    await open('order="token-1"');
    expect(shop.current.calls.find(({ method }) => method === 'POST')?.path).toBe(
      '/api/commerce/checkout?order=token-1',
    );
    expect(text('.sqc-ended h2')).toBe('This link no longer works.');
  });

  test('an order below the shop’s minimum gets the way back to the cart', async () => {
    shop.current.interrupt('/checkout', refuse('MINIMUM_NOT_MET'));
    await open();
    expect(text('.sqc-ended a')).toBe('Back to your cart');
  });

  test('a checkout that cannot be loaded says so, and can be tried again', async () => {
    shop.current.interrupt('/checkout', lineCut, lineCut, lineCut);
    await open();
    await passRetries();
    expect(text('.sqc-ended h2')).toBe('The checkout could not be loaded.');
    await press(button(/Try again/));
    expect(field('email')).not.toBeNull();
  });
});

test('an order that was started on a page of its own takes no coupons', async () => {
  shop.current.checkout = ready;
  await open('order="token-1"');
  expect(field('coupon')).toBeNull();
  expect(field('giftCard')).not.toBeNull();
});

test('a visitor who returns from the provider without paying sees a message once', async () => {
  history.replaceState(null, '', '/checkout?payment=cancelled');
  shop.current.checkout = ready;
  await open();
  expect(document.body.textContent).toContain('Nothing was charged.');
  expect(location.search).toBe('');
});

test('a visitor sees when the reservation ends, which nothing renews', async () => {
  shop.current.checkout = { ...ready, reservedUntil: Date.now() + RESERVATION_MS };
  await open();
  expect(document.body.textContent).toContain('Your items are reserved until');
  await enter('city', 'Salem');
  await pass(RESERVATION_MS);
  expect(document.body.textContent).toContain(
    'Your items are no longer reserved. You can still buy what is available.',
  );
  expect(shop.current.callsOf('POST', '/checkout')).toHaveLength(1);
  expect(field('city').value).toBe('Salem');
});

test('a cart that another tab has changed is shown as it is now', async () => {
  shop.current.checkout = ready;
  await open();
  const cart = { ...shop.current.reprice({ discountCents: 500 }).cart };
  const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
  await act(async () => applyTabMessage(cart));
  await untilShown(shop);
  expect(text('[data-changed]')).toContain(
    'Your order was changed meanwhile. The total is now $32.99 instead of $37.99.',
  );
  expect(text('.sqc-pay button')).toBe('Pay $32.99');
});

test('a change in another tab is named only once the shop has said what it is', async () => {
  shop.current.checkout = ready;
  await open();
  const cart = { ...shop.current.reprice({ discountCents: 500 }).cart };
  const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
  shop.current.interrupt('/checkout', lineCut, lineCut, lineCut);
  await act(async () => applyTabMessage(cart));
  await passRetries();
  expect(document.querySelector('[data-changed]')).toBeNull();
  expect(text('.sqc-pay button')).toBe('Pay $37.99');
  await act(async () => applyTabMessage(cart));
  await untilShown(shop);
  expect(text('[data-changed]')).toContain('The total is now $32.99 instead of $37.99.');
});

describe('a visitor who signs in in another tab', () => {
  /** The cart that the person’s devices share takes the place of this browser’s, with the entries given here. */
  function exchangeCart(entries: Partial<Checkout> = {}): ShoppingCart {
    const shared = { email: '', address: null, note: '', ...entries };
    shop.current.checkout = { ...shop.current.checkout, ...shared };
    const { shippingOptions: _, ...cart } = { ...begun.cart, id: 'shared-cart', version: 1 };
    return shop.current.reprice({ ...cart, shippingOptions: [], selectedShippingOption: null, shippingCostCents: 0 })
      .cart;
  }

  test('keeps what was typed, which the other cart gets, and sees the new total', async () => {
    shop.current.checkout = ready;
    await open();
    await enter('city', 'Salem');
    const cart = exchangeCart();
    const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
    await act(async () => applyTabMessage(cart));
    await untilShown(shop);
    expect([field('email').value, field('city').value]).toEqual(['june@mail.test', 'Salem']);
    expect(shop.current.checkout).toMatchObject({
      email: 'june@mail.test',
      note: 'Ring twice',
      address: { ...juneAtHome, city: 'Salem' },
    });
    await pay();
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('is not refused where this tab has not heard of it', async () => {
    shop.current.checkout = ready;
    await open();
    exchangeCart();
    await pay();
    expect(document.querySelectorAll('.sqc-error')).toHaveLength(0);
    expect(text('[data-changed]')).toContain('Please review');
    expect(shop.current.checkout).toMatchObject({ email: 'june@mail.test', address: juneAtHome });
    await pay();
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('pays for no cart that the page has not shown, also where it costs the same', async () => {
    shop.current.checkout = ready;
    await open();
    await enter('note', 'Ring once');
    shop.current.checkout = { ...shop.current.checkout, cart: { ...ready.cart, id: 'shared-cart', version: 1 } };
    await pay();
    expect(payments()).toEqual([]);
    expect(text('[data-changed]')).toBe('Your order has changed. Please review it and pay again.Dismiss');
    await pay();
    expect(payments().map(({ body }) => body)).toMatchObject([{ cartId: 'shared-cart' }]);
  });

  test('finds what the other cart knows where nothing was typed', async () => {
    shop.current.checkout = begun;
    await open();
    const cart = exchangeCart({ email: 'ann@mail.test', address: juneAtHome });
    const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
    await act(async () => applyTabMessage(cart));
    await untilShown(shop);
    expect([field('email').value, field('city').value]).toEqual(['ann@mail.test', 'Portland']);
  });
});

test('a visitor who is not signed in finds the way to, which leads back to the checkout', async () => {
  shop.current.checkout = { ...ready, reservedUntil: Date.now() + RESERVATION_MS };
  await open();
  const link = document.querySelector<HTMLAnchorElement>('.sqc-sign-in');
  expect(link?.textContent).toBe('Have an account? Sign in');
  expect(link?.getAttribute('href')).toMatch(/\/account\?return=%2Fcheckout$/);
  const left = new MouseEvent('click', { bubbles: true, cancelable: true });
  link?.dispatchEvent(left);
  expect(left.defaultPrevented).toBe(false);
});

test('legal pages open beside the checkout, and what opens on this page asks nothing', async () => {
  const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
  shop.current.checkout = { ...ready, reservedUntil: Date.now() + RESERVATION_MS };
  await open();
  const footer = document.createElement('footer');
  footer.innerHTML = `<ul><li><a href="/terms">Terms</a></li><li><a href="/cookies">Cookies</a></li></ul>
    <p><a href="/cookies" class="here">Cookies</a></p><p><a href="/shop">Shop</a></p>`;
  document.body.append(footer);
  const [terms, cookies, here, away] = footer.querySelectorAll('a');
  // The banner’s module may come after the checkout’s.
  const openForm = (event: Event) => event.target === here && event.preventDefault();
  document.addEventListener('click', openForm);
  for (const link of [terms, cookies, here]) await press(link);
  document.removeEventListener('click', openForm);
  const beside = ['_blank', 'noreferrer'];
  expect(opened.mock.calls).toEqual([terms, cookies].map((link) => [link?.href, ...beside]));
  const left = new MouseEvent('click', { bubbles: true, cancelable: true });
  away?.dispatchEvent(left);
  expect([left.defaultPrevented, opened.mock.calls.length]).toEqual([true, 2]);
});

test('a change in another tab starts the checkout once, even if the server still answers the older cart', async () => {
  shop.current.checkout = ready;
  await open();
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    return Response.json(ready);
  };
  shop.current.interrupt('/checkout', ...Array.from({ length: 20 }, () => slowly));
  const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
  for (const newer of [1, 2]) {
    await act(async () => {
      applyTabMessage({ ...ready.cart, version: ready.cart.version + newer });
      await vi.advanceTimersByTimeAsync(5 * ANSWER_MS);
    });
    expect(shop.current.callsOf('POST', '/checkout')).toHaveLength(1 + newer);
  }
});

test('a cart that another tab has bought leaves nothing to pay', async () => {
  shop.current.checkout = ready;
  await open();
  shop.current.isPaid = true;
  const { refreshCart } = await import('#runtime/cart/actions.ts');
  await act(async () => refreshCart());
  await untilShown(shop);
  expect(text('.sqc-ended h2')).toBe('Your cart is empty.');
});

test('a page that the back button gives back while it was being left can be paid again', async () => {
  shop.current.checkout = ready;
  await open();
  await press(radio(/confirm/));
  await pay();
  expect(text('.sqc-pay button')).toBe('Taking you to the payment page…');
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await untilShown(shop);
  expect(text('.sqc-pay button')).toBe('Pay $37.99');
  expect(shop.current.callsOf('POST', '/checkout')).toHaveLength(2);
});

test('half an e-mail address is not saved', async () => {
  shop.current.checkout = digital;
  await open();
  await enter('email', 'june@');
  await pass(SAVED_MS);
  expect(shop.current.callsOf('PUT', '/checkout')).toEqual([]);
});
