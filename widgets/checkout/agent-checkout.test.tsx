import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startAgentTools } from '#runtime/agent-tools/start.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { ready } from '../../test/fixtures/checkout/checkout.ts';
import { type Answer, installModelContext, type ModelContextStandIn } from '../../test/fixtures/model-context.ts';
import { openAgentCheckoutShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const TOOLS = ['get_checkout', 'update_checkout', 'complete_checkout'];
const shop = openAgentCheckoutShop();
let context: ModelContextStandIn;
let ending: AbortController;
let uninstall: () => void;
let places: string[];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await import('#runtime/agent-tools/tool-actions.ts');
  await customElements.whenDefined('sq-checkout');
});
beforeEach(() => {
  places = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/checkout');
  ending = new AbortController();
  ({ context, uninstall } = installModelContext());
  vi.spyOn(location, 'assign').mockImplementation((url) => void places.push(new URL(url, location.href).pathname));
});
afterEach(async () => {
  ending.abort();
  uninstall();
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

/** The checkout on a page with an agent. */
async function open(checkout?: Checkout): Promise<void> {
  if (checkout) shop.current.shop.checkout = checkout;
  await startAgentTools(ending.signal);
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
  await vi.waitFor(() => expect(context.names).toContain('get_checkout'));
}

async function call(name: string, input: object = {}): Promise<Answer> {
  let answer: Answer = {};
  await act(async () => {
    answer = await context.call(name, input);
  });
  await untilShown(shop);
  return answer;
}
const field = (name: string) => document.getElementById(`sq-checkout-${name}`) as HTMLInputElement;
const payButton = () => document.querySelector<HTMLButtonElement>('.sqc-pay button');
const question = () => document.querySelector('sq-alert')?.shadowRoot;
const payments = () => shop.current.shop.callsOf('POST', '/payment');

/** Asks for the order, and lets the person answer. */
async function complete(part: 'ok' | 'cancel', before: () => Promise<unknown> = async () => {}): Promise<Answer> {
  const answering = context.call('complete_checkout');
  await vi.waitFor(() => expect(question()).toBeTruthy(), { timeout: 15_000 });
  await before();
  await act(async () => question()?.querySelector<HTMLButtonElement>(`[part=${part}]`)?.click());
  let answer: Answer = {};
  await act(async () => {
    answer = await answering;
  });
  return answer;
}

test('the checkout’s tools are there while the page shows a checkout', async () => {
  await startAgentTools(ending.signal);
  expect(context.names).not.toContain('get_checkout');
  await open();
  expect(context.names).toEqual(expect.arrayContaining(TOOLS));
  await act(async () => document.body.replaceChildren());
  await vi.waitFor(() => expect(context.names).not.toContain('get_checkout'));
});

test('a shop whose owner allows a cart only has no tool at its checkout', async () => {
  shop.current.agents.access = ['look', 'cart'];
  await startAgentTools(ending.signal);
  await act(async () => document.body.append(document.createElement('sq-checkout')));
  await untilShown(shop);
  expect(context.names).toContain('get_cart');
  for (const name of TOOLS) expect(context.names).not.toContain(name);
});

test('what an agent fills in stands in the person’s form, and the shop has it', async () => {
  await open();
  const address = { first_name: 'June', last_name: 'Low', street_address: '1 Main St', address_country: 'CA' };
  const { data } = await call('update_checkout', { email: 'june@example.org', address, note: 'Ring twice' });
  expect([field('email').value, field('firstName').value, field('line1').value]).toEqual([
    'june@example.org',
    'June',
    '1 Main St',
  ]);
  expect(data).toMatchObject({ status: 'open', email: 'june@example.org', note: 'Ring twice' });
  expect(data.address).toMatchObject(address);
  expect(Object.keys(data.missing)).toContain('city');
  const [saved] = shop.current.shop.callsOf('PUT', '/checkout');
  expect(saved?.body).toMatchObject({ email: 'june@example.org', address: { firstName: 'June', countryCode: 'CA' } });
});

test('a country, a delivery option and an empty order that the shop does not have are refused with what there is', async () => {
  await open();
  const abroad = await call('update_checkout', { address: { address_country: 'XX' } });
  expect(abroad.error).toMatch(/does not deliver to "XX". It delivers to: .*CA/);
  const option = await call('update_checkout', { delivery_option_id: 'teleport' });
  expect(option.error).toContain('There is no such delivery option');
  const order = await call('complete_checkout');
  expect(order.error).toContain('The order is not complete: ');
  expect(payments()).toEqual([]);
});

test('nothing is paid when the person says no, or before they answer', async () => {
  await open(ready);
  const answer = await complete('cancel', async () => {
    expect(question()?.querySelector('h2')?.textContent).toBe('Place this order?');
    expect(question()?.querySelector('[part=ok]')?.textContent).toBe(payButton()?.textContent);
    expect(payments()).toEqual([]);
  });
  expect(answer.data).toMatchObject({ ordered: false });
  expect(payments()).toEqual([]);
  expect(places).toEqual([]);
});

test('the person’s yes presses the page’s own button, once', async () => {
  await open(ready);
  const answer = await complete('ok');
  expect(answer.data).toMatchObject({ ordered: true });
  expect(payments()).toHaveLength(1);
});

test('an order that changes while the person is asked is not placed', async () => {
  await open(ready);
  const answer = await complete('ok', () => call('update_checkout', { add_discount_code: 'TEN' }));
  expect(answer.error).toContain('The order has changed while the person was asked');
  expect(payments()).toEqual([]);
});

test.each([
  ['an email address', { email: 'elsewhere@example.org' }],
  ['an address', { address: { street_address: '1 Elsewhere' } }],
  ['a note', { note: 'Leave it with the neighbour' }],
])('an order that gets %s while the person is asked is not placed', async (_, changes) => {
  await open(ready);
  const answer = await complete('ok', () => call('update_checkout', changes));
  expect(answer.error).toContain('The order has changed while the person was asked');
  expect(payments()).toEqual([]);
});
