import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdateCheckoutRequest } from '#runtime/contracts/checkout.ts';
import { digital, taxedDigital } from '../../test/fixtures/checkout/checkout.ts';
import { refuse } from '../../test/msw/checkout.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openCheckoutShop();
/** After this time everything that was chosen is saved. */
const SAVED_MS = 2000;
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
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  vi.spyOn(location, 'assign').mockImplementation((url) => void places.push(new URL(url, location.href).pathname));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.documentElement.lang = 'en';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(checkout = { ...taxedDigital, email: 'june@mail.test' }): Promise<void> {
  shop.current.checkout = checkout;
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
}
const field = (name: string) => document.querySelector<HTMLSelectElement>(`#sq-checkout-${name}`);
const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
const label = (name: string) => text(`label[for=sq-checkout-${name}]`);
const saved = () => shop.current.callsOf('PUT', '/checkout').map(({ body }) => (body as UpdateCheckoutRequest).address);

async function choose(name: string, value: string): Promise<void> {
  await act(async () => {
    const control = field(name) as HTMLSelectElement;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(SAVED_MS));
  await untilShown(shop);
}
async function pay(): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>('.sqc-pay button')?.click());
  await untilShown(shop);
}

describe('the place of the taxes', () => {
  test('a download in a shop with taxes asks for the country alone, and says what for', async () => {
    await open();
    expect(label('countryCode')).toBe('Country or region');
    expect(text('#sq-checkout-countryCode-hint')).toBe('The taxes on your order depend on it.');
    expect(field('countryCode')?.getAttribute('autocomplete')).toBe('country');
    expect(field('countryCode')?.options.length).toBeGreaterThan(200);
    expect([field('region'), field('line1'), field('phone')]).toEqual([null, null, null]);
    expect(
      document.querySelector('#sq-checkout-countryCode')?.closest('section')?.querySelector('h2')?.textContent,
    ).toBe('Contact');
  });

  test('a download in a shop without taxes asks for no country', async () => {
    await open({ ...digital, email: 'june@mail.test' });
    expect(field('countryCode')).toBeNull();
    await pay();
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test.each([
    ['de', 'Land oder Region', 'Danach richten sich die Steuern Ihrer Bestellung.'],
    ['fr', 'Pays ou région', 'Les taxes de votre commande en dépendent.'],
    ['es', 'País o región', 'De esto dependen los impuestos de tu pedido.'],
  ])('the country is asked in %s', async (language, name, hint) => {
    document.documentElement.lang = language;
    await open();
    expect(label('countryCode')).toBe(name);
    expect(text('#sq-checkout-countryCode-hint')).toBe(hint);
  });

  test('the browser’s own country is chosen from the start, and saved', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
    await open();
    expect(field('countryCode')?.value).toBe('AT');
    await act(() => vi.advanceTimersByTimeAsync(SAVED_MS));
    expect(saved()).toMatchObject([{ countryCode: 'AT', region: '' }]);
  });

  test('the shop’s own country goes before that of the browser', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    await open({ ...taxedDigital, email: 'june@mail.test', shopCountry: 'IE' });
    expect(field('countryCode')?.value).toBe('IE');
    expect(field('region')).toBeNull();
  });

  test('the region is asked where a tax depends on it, and the total is an estimate until then', async () => {
    await open();
    expect(text('.sqc-review-total')).toBe('Estimated total $15.00');
    expect(text('.sqc-totals')).toContain('TaxesDepends on your country');
    await choose('countryCode', 'US');
    expect(label('region')).toBe('State');
    expect(text('.sqc-review-total')).toBe('Estimated total $15.00');
    await choose('region', 'NY');
    expect(text('.sqc-review-total')).toBe('Total $16.33');
    expect(text('.sqc-pay button')).toBe('Pay $16.33');
    await choose('countryCode', 'CA');
    expect(field('region')).toBeNull();
    expect(saved().at(-1)).toMatchObject({ countryCode: 'CA', region: '', line1: '' });
  });

  test('nothing is paid without a country and its region, and the missing one gets the focus', async () => {
    await open();
    await pay();
    expect(text('#sq-checkout-countryCode-error')).toBe('Country or region is missing.');
    expect(document.activeElement).toBe(field('countryCode'));
    await choose('countryCode', 'US');
    expect(text('#sq-checkout-countryCode-error')).toBe('');
    await pay();
    expect(text('#sq-checkout-region-error')).toBe('State is missing.');
    expect(document.activeElement).toBe(field('region'));
    expect(shop.current.callsOf('POST', '/payment')).toEqual([]);
    await choose('region', 'NY');
    await pay();
    expect(shop.current.callsOf('POST', '/payment')[0]?.body).toMatchObject({ dueCents: 1633 });
    expect(places).toEqual(['/commerce/order-confirmed']);
  });

  test('a country that the server misses is marked at its field', async () => {
    await open();
    await choose('countryCode', 'DE');
    shop.current.interrupt('/payment', refuse('CHECKOUT_INCOMPLETE', { 'address.countryCode': 'Which country?' }));
    await pay();
    expect(text('#sq-checkout-countryCode-error')).toBe('Which country?');
    expect(document.activeElement).toBe(field('countryCode'));
  });
});
