import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
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
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { order } from '../../../../../test/fixtures/console/sales.ts';
import { queries } from '../../../app/query.ts';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
  answers.set('GET /api/owner/returns', () => listOf('returns'));
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations'));
});

const sent = (trackingUrl: string) => ({
  kind: 'sent',
  carrierId: '',
  trackingNumber: '',
  step: null,
  happenedAt: 1e12,
  note: '',
  carrier: '',
  trackingUrl,
  amount: null,
  lines: null,
  parcel: null,
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

test('an order that was paid outside the shop names no provider', async () => {
  answers.set('GET /api/owner/orders/7', () => json(order({ provider: 'manual' })));
  await openConsole('orders/7');
  await see('Paid withOutside the shop, as you have recorded');
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
  await see('2 orders selected');
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

test('an order shows the deposit that is in the price of a line', async () => {
  const [item] = order().items;
  answers.set('GET /api/owner/orders/7', () => json(order({ items: [{ ...item, depositCents: 25 }] })));
  await openConsole('orders/7');
  await see('With a deposit of $0.25');
});

test('an order offers no changes to a role that may only read it', async () => {
  await openConsole('orders/7', 'reporting');
  await see('Moon Cup');
  expect(button('Refund…')).toBeUndefined();
  expect(button('Mark as packed')).toBeUndefined();
  expect(button('Download the packing slip')).toBeDefined();
});

test('a parcel has the units that were entered, and an invalid address is refused', async () => {
  answers.set('POST /api/owner/orders/7/sent', () =>
    json(order({ state: 'sent', events: [sent('https://parcels.example/1')] })),
  );
  await openConsole('orders/7');
  await press('Mark as sent…');
  await enter('Tracking number or link (optional)', 'nowhere');
  await enter('Moon Cup of 2', '1');
  await press('Mark as sent');
  expect(text()).toContain('Enter a tracking number, such as 1Z9999999999999999, or a link');
  await enter('Tracking number or link (optional)', 'https://parcels.example/1');
  await press('Mark as sent');
  await until(() => expect(notices()).toEqual(['The parcel is recorded, and the buyer gets a mail.']));
  expect(callsOf('POST /api/owner/orders/7/sent').map(({ body }) => body)).toEqual([
    {
      ...{ carrierId: '', carrier: '', trackingNumber: '' },
      ...{ trackingUrl: 'https://parcels.example/1', lines: [{ position: 0, quantity: 1 }] },
    },
  ]);
});

test('a number proposes the carrier whose numbers look like it, and the next parcel begins with that carrier', async () => {
  answers.set('POST /api/owner/orders/7/sent', () => json(order({ state: 'sent', events: [sent('')] })));
  await openConsole('orders/7');
  await press('Mark as sent…');
  await enter('Tracking number or link (optional)', '1Z999AA10123456784');
  expect(text()).toContain('Buyers get a link to the tracking page of UPS.');
  await press('Mark as sent');
  await until(() => expect(notices()).toEqual(['The parcel is recorded, and the buyer gets a mail.']));
  expect(callsOf('POST /api/owner/orders/7/sent').map(({ body }) => body)).toEqual([
    { carrierId: 'ups', carrier: '', trackingNumber: '1Z999AA10123456784', trackingUrl: '' },
  ]);
  await press('Mark as sent…');
  expect(text()).toContain('Buyers get a link to the tracking page of UPS.');
});

test('a parcel gets another number, with a mail or without, and is taken back', async () => {
  const parcel = { ...sent(''), carrier: 'UPS', carrierId: 'ups', trackingNumber: '1Z1234' };
  answers.set('GET /api/owner/orders/7', () => json(order({ state: 'sent', events: [parcel] })));
  answers.set('PUT /api/owner/orders/7/parcels/0', () => json(order()));
  answers.set('POST /api/owner/orders/7/taken-back', () => json(order()));
  await openConsole('orders/7');
  await see('Tracking number: 1Z1234');
  await press('Correct the tracking…');
  await enter('Tracking number or link (optional)', '1Z5678');
  await act(async () => document.querySelector<HTMLElement>('dialog [type=checkbox]')?.click());
  await press('Save the tracking');
  await until(() => expect(notices()).toEqual(['The tracking is saved.']));
  expect(callsOf('PUT /api/owner/orders/7/parcels/0').map(({ body }) => body)).toEqual([
    { carrierId: 'ups', carrier: '', trackingNumber: '1Z5678', trackingUrl: '', notifies: false },
  ]);
  await press('Take back…');
  await see('a mail that has gone out stays with the buyer');
  await press('Take back');
  await until(() => expect(callsOf('POST /api/owner/orders/7/taken-back')).toHaveLength(1));
  expect(callsOf('POST /api/owner/orders/7/taken-back')[0]?.body).toEqual({ step: 'sent', parcel: 0, sentAt: 1e12 });
});

test('a message names a parcel that the shop takes for a repeat, and an empty number is refused', async () => {
  const first = order({ events: [sent('')] });
  answers.set('GET /api/owner/orders/7', () => json(first));
  answers.set('POST /api/owner/orders/7/sent', () => json(first));
  await openConsole('orders/7');
  await press('Mark as sent…');
  await enter('Moon Cup of 2', '');
  await press('Mark as sent');
  expect(text()).toContain('Each number is between 0 and what is left');
  expect(callsOf('POST /api/owner/orders/7/sent')).toEqual([]);
  await enter('Moon Cup of 2', '1');
  await press('Mark as sent');
  await see('A parcel with the same entries is recorded already');
  expect(notices()).toEqual([]);
});

test('a parcel is marked as delivered on the day that is entered, and one that has arrived has no button', async () => {
  const [item] = order().items;
  const items = [{ ...item, sentQuantity: 2 }];
  const arrived = { ...sent(''), kind: 'delivered', parcel: 0, happenedAt: 1e12 + 1 };
  const both = [
    { ...sent(''), lines: [{ position: 0, quantity: 1 }] },
    { ...sent('https://parcels.example/2'), lines: [{ position: 0, quantity: 1 }] },
  ];
  answers.set('GET /api/owner/orders/7', () => json(order({ state: 'sent', items, events: [...both, arrived] })));
  answers.set('POST /api/owner/orders/7/delivered', () =>
    refusal('INVALID_REQUEST', 400, 'x', { errors: { day: 'Too early.' } }),
  );
  await openConsole('orders/7');
  await see('The order was delivered.');
  const marks = () =>
    [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Mark as delivered…');
  // One for all parcels, and one for the parcel that has not arrived.
  expect(marks()).toHaveLength(2);
  await act(async () => marks()[1]?.click());
  await enter('Day of delivery (optional)', '2026-03-04');
  await press('Mark as delivered');
  await see('Too early.');
  answers.set('POST /api/owner/orders/7/delivered', () => json(order()));
  await enter('Day of delivery (optional)', '');
  await press('Mark as delivered');
  await until(() => expect(notices()).toEqual(['The delivery is recorded.']));
  expect(callsOf('POST /api/owner/orders/7/delivered').map(({ body }) => body)).toEqual([
    { parcel: 1, day: '2026-03-04' },
    { parcel: 1 },
  ]);
});

test('nobody marks a delivery in a role that may only read orders', async () => {
  const [item] = order().items;
  const items = [{ ...item, sentQuantity: 2 }];
  answers.set('GET /api/owner/orders/7', () => json(order({ state: 'sent', items, events: [sent('')] })));
  await openConsole('orders/7', 'reporting');
  await see('A parcel was sent.');
  expect(button('Mark as delivered…')).toBeUndefined();
});

test('a second press does not pack orders a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.set('GET /api/owner/orders', () => listOf('orders', order()));
  answers.set('POST /api/owner/orders/7/packed', () => promise);
  await openConsole('orders');
  await see('#7');
  await act(async () => document.querySelector<HTMLElement>('tbody [type=checkbox]')?.click());
  await press('Mark 1 as packed');
  await press('Mark 1 as packed');
  await act(async () => resolve(json(order({ state: 'packed' }))));
  await see('1 order marked as packed.');
  expect(callsOf('POST /api/owner/orders/7/packed')).toHaveLength(1);
});

test('mails that wait are looked at again until they are sent', async () => {
  const later = vi.spyOn(globalThis, 'setTimeout');
  const mail = { ...{ id: 'm', subject: 'Thank you', kind: 'order', recipient: 'june@example.com', attempts: 0 } };
  const listed = (status: string) => listOf('mails', { ...mail, status, sentAt: null, error: '', createdAt: 0 });
  const lookAgain = () => act(async () => later.mock.calls.findLast(([, ms]) => ms === 5_000)?.[0]());
  answers.set('GET /api/owner/mails', () => listed('waiting'));
  await openConsole('orders/7');
  await see('Waiting');
  await lookAgain();
  await until(() => expect(callsOf('GET /api/owner/mails')).toHaveLength(2));
  answers.set('GET /api/owner/mails', () => listed('sending'));
  await until(() => expect(later.mock.calls.filter(([, ms]) => ms === 5_000)).toHaveLength(2));
  await lookAgain();
  await see('Sending');
});
