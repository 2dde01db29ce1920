import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORDER = { id: 'order-1', number: 7, purchasedCartId: null, placedAt: Date.now(), items: [] };

let events: unknown[];
let stop: AbortController;

beforeEach(() => {
  localStorage.clear();
  events = [];
  stop = new AbortController();
  const listen = (event: Event) => events.push((event as CustomEvent).detail.order);
  document.addEventListener('sq:order:placed', listen, { signal: stop.signal });
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

test('an order is told of once, however often its page is opened, and each order by itself', async () => {
  await openPage(ORDER);
  await openPage(ORDER);
  await openPage({ ...ORDER, id: 'order-2' });
  expect(events).toEqual([ORDER, { ...ORDER, id: 'order-2' }]);
});

test('an order of another day is no news', async () => {
  await openPage({ ...ORDER, placedAt: Date.now() - 2 * 60 * 60 * 1000 });
  expect(events).toEqual([]);
});

test('storage that is refused, or holds what is not ours, keeps nobody from being told', async () => {
  localStorage.setItem('sq:purchases-reported', '{"order-1":');
  await openPage(ORDER);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await openPage(ORDER);
  expect(events).toEqual([ORDER, ORDER]);
});

test('a broken page tells of nothing, and is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage('{');
  expect(events).toEqual([]);
  expect(reported).toHaveBeenCalledOnce();
});
