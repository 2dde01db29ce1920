import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import type { Address } from '#runtime/contracts/checkout.ts';
import { aCheckout, ready } from '../../test/fixtures/checkout/checkout.ts';
import { ann } from '../../test/msw/account.ts';
import { openCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openCheckoutShop();
const HOME: Address = {
  firstName: 'Ann',
  lastName: 'Archer',
  line1: '1 Kettle Lane',
  line2: '',
  city: 'Astoria',
  region: 'OR',
  postalCode: '97103',
  countryCode: 'US',
  phone: '',
};
const saved = (id: string, change: Partial<Address> = {}, isDefault = false): SavedAddress => ({
  id,
  address: { ...HOME, ...change },
  isDefault,
});

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(() => {
  shop.current.account.siteUser = ann;
  shop.current.account.addresses = [saved('home', {}, true), saved('work', { line1: '2 Teapot Street' })];
  setCookie(JSON.stringify({ authenticated: true, siteUserId: 'ann' }));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  setCookie('');
  localStorage.clear();
});

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the shop's answers set
  document.cookie = `SiteUserInfo=${encodeURIComponent(value)}; path=/; max-age=${value ? 60 : 0}`;
}

async function open(): Promise<void> {
  await act(async () => {
    document.body.innerHTML = '<sq-checkout></sq-checkout>';
  });
  await untilShown(shop);
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`#sq-checkout-${name}`);
const radios = () => [...document.querySelectorAll<HTMLInputElement>('.sqc-choices input[name$=saved]')];
const labels = () => radios().map(({ labels }) => labels?.[0]?.textContent);
const wish = () => document.querySelector<HTMLInputElement>('.sqc-fields input[type=checkbox]');

test('an empty checkout begins with the default address and the account’s email', async () => {
  shop.current.checkout = aCheckout();
  await open();
  await waitFor(() => expect(field('line1')?.value).toBe('1 Kettle Lane'));
  expect(field('email')?.value).toBe('ann@mail.test');
  expect(labels()).toEqual([
    'Ann Archer, 1 Kettle Lane, 97103 Astoria',
    'Ann Archer, 2 Teapot Street, 97103 Astoria',
    'Another address',
  ]);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
  await waitFor(() => expect(shop.current.checkout.address).toEqual(HOME));
});

test('an empty checkout begins with the only address, also where it is not the default one', async () => {
  shop.current.account.addresses = [saved('home')];
  shop.current.checkout = aCheckout();
  await open();
  await waitFor(() => expect(field('line1')?.value).toBe('1 Kettle Lane'));
});

test('an earlier entry stays, and one press chooses another address', async () => {
  shop.current.checkout = ready;
  await open();
  await waitFor(() => expect(radios()).toHaveLength(3));
  expect(field('line1')?.value).toBe(ready.address?.line1);
  expect(field('email')?.value).toBe(ready.email);
  expect(radios()[2]?.checked).toBe(true);
  await act(async () => radios()[1]?.click());
  expect(field('line1')?.value).toBe('2 Teapot Street');
  await act(async () => radios()[2]?.click());
  expect([field('line1')?.value, field('countryCode')?.value]).toEqual(['', 'US']);
});

test('a new address is saved with the payment, where the buyer wants that, and never by itself', async () => {
  shop.current.checkout = ready;
  await open();
  await waitFor(() => expect(wish()?.checked).toBe(false));
  await act(async () => wish()?.click());
  await act(async () => document.querySelector<HTMLElement>('.sqc-pay > button')?.click());
  await untilShown(shop);
  expect(shop.current.callsOf('POST', '/addresses').map(({ body }) => body)).toEqual([{ address: ready.address }]);
  expect(shop.current.callsOf('POST', '/payment')).toHaveLength(1);
});

test('an address that is saved already is not offered to be saved', async () => {
  shop.current.checkout = { ...ready, address: HOME };
  await open();
  await waitFor(() => expect(radios()[0]?.checked).toBe(true));
  expect(wish()).toBeNull();
});

test('the checkout stays as it is where the addresses cannot be read', async () => {
  shop.current.checkout = ready;
  shop.current.interrupt('/addresses', ...Array(3).fill(() => new Response('{', { status: 200 })));
  await open();
  expect(field('line1')?.value).toBe(ready.address?.line1);
  expect(radios()).toEqual([]);
});

test('visitors who are not signed in make no call about an account', async () => {
  setCookie('');
  shop.current.checkout = aCheckout();
  await open();
  expect(shop.current.calls.filter(({ path }) => path.includes('site-users'))).toEqual([]);
});
