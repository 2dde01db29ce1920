import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  closeConsole,
  enter,
  json,
  listOf,
  notices,
  openConsole,
  press,
  refusal,
  see,
  text,
  until,
  useConsole,
} from '../../../../../test/console-shop.tsx';
import { order } from '../../../../../test/fixtures/console/sales.ts';
import { queries } from '../../../app/query.ts';

useConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
});

test('orders are read by the state and the buyer in the address, and tests are marked', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders', order()));
  await openConsole('orders?state=paid&email=june%40example.com');
  await see('#7');
  expect(callsOf('GET /api/owner/orders')[0]?.url).toContain('state=paid&email=june%40example.com');
  expect(text()).toContain('Test');
  await enter('State', 'sent');
  expect(new URLSearchParams(location.search).get('state')).toBe('sent');
});

test('the list says what to do where there are no orders, and that they could not be read', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders'));
  await openConsole('orders');
  await see('There are no orders yet.');
  await closeConsole();
  queries.clear();
  answers.set('GET /api/owner/orders', () => refusal('INVALID_REQUEST', 400, 'That is no state.'));
  await openConsole('orders');
  await see('Unable to load results That is no state.');
});

test('orders are packed several at once, and one that is refused does not stop the others', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders', order(), order({ id: 'o2', number: 8 })));
  answers.set('POST /api/owner/orders/7/packed', () => refusal('ORDER_CONFLICT', 409, 'It was refunded.'));
  answers.set('POST /api/owner/orders/8/packed', () => json(order({ number: 8 })));
  await openConsole('orders');
  await see('#8');
  for (const box of document.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]'))
    await act(async () => box.click());
  await see('2 orders chosen');
  await press('Mark 2 as packed');
  await until(() => expect(notices()).toEqual(['Order 7: It was refunded.', '1 order marked as packed.']));
});

test('an order shows what the buyer has answered', async () => {
  const [item] = order().items;
  const additionalFields = '{"f1":"For June","f2":["red",""],"f3":{"first":"Ann"}}';
  answers.set('GET /api/owner/orders/7', () => json(order({ items: [{ ...item, additionalFields }] })));
  await openConsole('orders/7');
  await see('The buyer’s answers: For June, red, Ann');
});

test('an order offers no changes to a role that may only read it', async () => {
  await openConsole('orders/7', 'reporting');
  await see('Moon Cup');
  expect(button('Refund…')).toBeUndefined();
  expect(button('Mark as packed')).toBeUndefined();
  expect(button('Download the packing slip')).toBeDefined();
});

test('a parcel has the units that were entered, and an address that is none is refused', async () => {
  answers.set('POST /api/owner/orders/7/sent', () => json(order({ state: 'sent' })));
  await openConsole('orders/7');
  await press('Mark as sent…');
  await enter('Address of the tracking page (optional)', 'nowhere');
  await enter('Moon Cup of 2', '1');
  await press('Mark as sent');
  expect(text()).toContain('nowhere is not a valid page URL');
  await enter('Address of the tracking page (optional)', 'https://parcels.example/1');
  await press('Mark as sent');
  await until(() => expect(notices()).toEqual(['The parcel is recorded, and the buyer gets a mail.']));
  expect(callsOf('POST /api/owner/orders/7/sent').map(({ body }) => body)).toEqual([
    { carrier: '', trackingUrl: 'https://parcels.example/1', lines: [{ position: 0, quantity: 1 }] },
  ]);
});
