import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  button,
  callsOf,
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
import { replaceQuery } from '../../../app/router.ts';

const address = {
  ...{ firstName: 'June', lastName: 'Moon', line1: '1 Main St', line2: '', city: 'Hull' },
  ...{ region: '', postalCode: '1', countryCode: 'GB', phone: '' },
};
const june = order({ address });
const ann = order({ id: 'o2', number: 8, email: 'ann@example.com' });

prepareConsole();
beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:x';
  answers.set('GET /api/owner/orders', () => listOf('orders', june, ann));
});

const tickAll = async () => {
  for (const box of document.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]'))
    await act(async () => box.click());
};

test('a row names the buyer and the goods, and an order without a name its email address', async () => {
  await openConsole('orders');
  await see('June Moon');
  expect(text()).toContain('2 × Moon Cup');
  expect(text()).toContain('ann@example.com');
});

test('several orders are sent with a number each; one that is refused stays with its reason', async () => {
  answers.set('POST /api/owner/orders/7/sent', () => json(june));
  answers.set('POST /api/owner/orders/8/sent', () => refusal('ORDER_CONFLICT', 409, 'It was refunded.'));
  await openConsole('orders');
  await see('#8');
  await tickAll();
  await press('Mark 2 as sent…');
  await enter('#7 June Moon', '?');
  await press('Mark 2 as sent');
  expect(callsOf('POST /api/owner/orders/7/sent')).toEqual([]);
  await enter('#7 June Moon', '1Z999AA10123456784');
  await enter('Carrier', 'ups');
  const submit = () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click();
  await act(async () => submit());
  await see('It was refunded.');
  expect(notices()).toEqual(['1 order marked as sent.']);
  expect(callsOf('POST /api/owner/orders/7/sent')[0]?.body).toMatchObject({
    carrierId: 'ups',
    trackingNumber: '1Z999AA10123456784',
  });
  expect(document.querySelectorAll('dialog input')).toHaveLength(1);
  await act(async () => submit());
  expect(callsOf('POST /api/owner/orders/7/sent')).toHaveLength(1);
});

test('slips and labels are printed for the chosen orders, and labels only for those with an address', async () => {
  const html = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
  answers.set('GET /api/owner/orders/packing-slips', html);
  answers.set('GET /api/owner/orders/labels', html);
  await openConsole('orders', 'reporting');
  await see('#8');
  await tickAll();
  expect(button('Mark 2 as packed')).toBeUndefined();
  await press('Packing slips');
  await until(() => expect(callsOf('GET /api/owner/orders/packing-slips')[0]?.url).toContain('orders=7%2C8'));
  await press('Address labels…');
  await see('1 order has no address and gets no label.');
  await enter('Used labels on the first sheet', '14');
  await press('Download the labels');
  expect(text()).toContain('Enter a whole number from 0 to 13.');
  await enter('Used labels on the first sheet', '3');
  await press('Download the labels');
  await until(() => expect(callsOf('GET /api/owner/orders/labels')[0]?.url).toContain('orders=7&format=a4-14&skip=3'));
});

test('all orders that match are chosen, page by page and a hundred at most', async () => {
  const page = (first: number, nextPageCursor: string | null) => {
    const orders = Array.from({ length: 60 }, (_, each) => order({ id: `o${first - each}`, number: first - each }));
    return json({ orders, hasNextPage: nextPageCursor !== null, nextPageCursor });
  };
  answers.set('GET /api/owner/orders', ({ url }) => (url.includes('cursor') ? page(940, null) : page(1000, '941')));
  await openConsole('orders?state=open');
  await see('#1000');
  await press('Select all that match');
  await see('100 orders selected');
  expect(notices()).toEqual(['The first 100 orders that match are selected.']);
  expect(callsOf('GET /api/owner/orders').at(-1)?.url).toContain('state=open');
});

test('orders of other filters are not chosen, neither one by one nor all that matched', async () => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  const { promise: later, resolve: answerLater } = Promise.withResolvers<void>();
  await openConsole('orders');
  await see('#8');
  answers.set('GET /api/owner/orders', async ({ url }) => {
    await (url.includes('state=open') ? later : late);
    return listOf('orders', url.includes('state=open') ? ann : june);
  });
  await press('Select all that match');
  await act(async () => replaceQuery({ state: 'open' }));
  answerLate();
  await tickAll();
  expect(text()).not.toContain('selected');
  answerLater();
  await until(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  await tickAll();
  await see('1 order selected');
});

test('the focus stays at what is done with the chosen orders, also once none is chosen any more', async () => {
  await openConsole('orders');
  await see('#8');
  await act(async () => button('Select all that match')?.focus());
  await press('Select all that match');
  const chosen = () => document.querySelector('section[aria-label="Selected orders"]');
  await see('2 orders selected');
  await until(() => expect(document.activeElement).toBe(chosen()));
  await act(async () => button('Clear selection')?.focus());
  await press('Clear selection');
  await until(() => expect(document.activeElement).toBe(chosen()));
  expect(chosen()?.contains(button('Select all that match') ?? null)).toBe(true);
});

test('filters stand in the address, and a list that none passes leads back to all orders', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders'));
  await openConsole('orders?state=open&test=without&from=2026-01-01&until=x&search=cup');
  await see('No order matches.');
  expect(callsOf('GET /api/owner/orders')[0]?.url).toBe(
    '/api/owner/orders?limit=200&state=open&test=without&from=2026-01-01&search=cup',
  );
  await press('Show all orders');
  expect(location.search).toBe('');
  await see('There are no orders yet.');
});

test('the shop sorts the list, and a file has its filters and its order', async () => {
  await openConsole('orders?sort=-total&payment=refunded&delivered=no&country=FR&coupon=OFF&product=p1');
  await see('#8');
  const wanted = 'payment=refunded&delivered=no&country=FR&product=p1&coupon=OFF&order=total&direction=desc';
  expect(callsOf('GET /api/owner/orders')[0]?.url).toBe(`/api/owner/orders?limit=200&${wanted}`);
  answers.set('GET /api/owner/orders.csv', () => new Response('Order', { headers: { 'Content-Type': 'text/csv' } }));
  await press('Export these as CSV');
  await until(() => expect(callsOf('GET /api/owner/orders.csv')[0]?.url).toBe(`/api/owner/orders.csv?${wanted}`));
  await press('Buyer ↕');
  await until(() => expect(location.search).toContain('sort=buyer'));
});

test('a product is found by its title, and leaves the list again', async () => {
  const cup = { id: 'p1', title: 'Moon Cup' };
  answers.set('GET /api/owner/products', () => listOf('products', cup));
  answers.set('GET /api/owner/products/p1', () => json(cup));
  await openConsole('orders');
  await see('#8');
  await act(async () => document.querySelector<HTMLElement>('.s-more-filters summary')?.click());
  await enter('Product', 'moon');
  await until(() => expect(document.querySelector('[aria-label="Show orders with Moon Cup"]')).not.toBeNull());
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Show orders with Moon Cup"]')?.click());
  await see('Only orders with Moon Cup');
  await until(() => expect(callsOf('GET /api/owner/orders').at(-1)?.url).toContain('product=p1'));
  await press('All products');
  await until(() => expect(location.search).toBe(''));
});
