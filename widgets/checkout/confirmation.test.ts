import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { popLeftCheckout, storeLeftCheckout } from '#runtime/checkout/left-checkout.ts';
import { placedOrder } from '#runtime/checkout/placed-order.ts';

const ORDER = { id: 'order-1', number: 7, purchasedCartId: null, placedAt: Date.now(), items: [] };

let events: unknown[];
let stop: AbortController;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events = [];
  stop = new AbortController();
  const listen = (event: Event) => events.push((event as CustomEvent).detail.order);
  document.addEventListener('sq-order-placed', listen, { signal: stop.signal });
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function openPage(purchase: object | string): Promise<void> {
  const mark = document.createElement('div');
  mark.setAttribute('data-sq-purchase', typeof purchase === 'string' ? purchase : JSON.stringify(purchase));
  document.body.replaceChildren(mark);
  vi.resetModules();
  await import('./confirmation.entry.ts');
}

test('each order is reported once, however often its page is opened', async () => {
  await openPage(ORDER);
  await openPage(ORDER);
  await openPage({ ...ORDER, id: 'order-2' });
  expect(events).toEqual([ORDER, { ...ORDER, id: 'order-2' }]);
});

test('the browser remembers the last twenty reported orders, so that their list does not grow for ever', async () => {
  const before = Array.from({ length: 20 }, (_, index) => `before-${index}`);
  localStorage.setItem('sq:purchases-reported', JSON.stringify(before));
  await openPage(ORDER);
  expect(JSON.parse(localStorage.getItem('sq:purchases-reported') ?? '')).toEqual([...before.slice(1), ORDER.id]);
});

test('an order that is older than an hour is not reported', async () => {
  await openPage({ ...ORDER, placedAt: Date.now() - 2 * 60 * 60 * 1000 });
  expect(events).toEqual([]);
});

test('an order is reported even if storage is refused or holds the data of another script', async () => {
  localStorage.setItem('sq:purchases-reported', '{"order-1":');
  await openPage(ORDER);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await openPage(ORDER);
  expect(events).toEqual([ORDER, ORDER]);
});

test('the order of a checkout that was left for the provider’s page is remembered, until the next checkout', async () => {
  storeLeftCheckout('token-1');
  await openPage(ORDER);
  expect([placedOrder('token-1'), placedOrder(''), popLeftCheckout()]).toEqual([location.href, '', undefined]);
});

test('broken JSON of an order is an error in the console, and no order is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage('{');
  expect(events).toEqual([]);
  expect(reported).toHaveBeenCalledOnce();
});
