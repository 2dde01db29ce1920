import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

const SCOPE = 'https://shop.example/config/';
let listeners: Map<string, Listener>;
let shown: [string, Record<string, unknown>][];
let opened: string[];
let subscribe: ReturnType<typeof vi.fn>;
let windows: { url: string; focus: () => Promise<void>; postMessage: (message: unknown) => void }[];

beforeEach(async () => {
  [listeners, shown, opened, windows] = [new Map(), [], [], []];
  subscribe = vi.fn(async () => {});
  vi.stubGlobal('self', {
    registration: {
      pushManager: { subscribe },
      scope: SCOPE,
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => void opened.push(address),
      claim: async () => {},
    },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Dispatches an event, and waits for what it does. */
async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

const pageAt = (url: string, messages: unknown[]) => ({
  url,
  focus: vi.fn(async () => {}),
  postMessage: (message: unknown) => void messages.push(message),
});

const press = async (target: string) => {
  const close = vi.fn();
  await dispatch('notificationclick', { notification: { data: target, close } });
  expect(close).toHaveBeenCalledOnce();
};

test('a push is shown with its texts, once for each tag, and fetches of pages are left alone', async () => {
  const message = { title: 'Tea', body: 'Order #7, €1.00', tag: 'n1', target: 'orders/7', lang: 'en' };
  await dispatch('push', { data: { json: () => message } });
  await dispatch('push', { data: null });
  expect(shown).toEqual([
    ['Tea', expect.objectContaining({ body: 'Order #7, €1.00', tag: 'n1', lang: 'en', data: 'orders/7' })],
  ]);
  expect([...listeners.keys()].sort()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ]);
});

test('a press opens the screen in the console that is open, or a console', async () => {
  await press('orders/7');
  expect(opened).toEqual([`${SCOPE}orders/7`]);
  const messages: unknown[] = [];
  windows = [pageAt('https://shop.example/shop', messages), pageAt(`${SCOPE}products`, messages)];
  await press('orders/8');
  expect([messages, opened.length]).toEqual([[{ open: 'orders/8' }], 1]);
  expect(windows.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([0, 1]);
});

test('a subscription that has ended is made anew with its options, and open consoles tell the shop', async () => {
  const messages: unknown[] = [];
  windows = [pageAt('https://shop.example/shop', messages), pageAt(`${SCOPE}products`, messages)];
  const options = { userVisibleOnly: true, applicationServerKey: 'KEY' };
  await dispatch('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null });
  expect(subscribe.mock.calls).toEqual([[options]]);
  await dispatch('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: {} });
  await dispatch('pushsubscriptionchange', {});
  expect([subscribe.mock.calls.length, messages]).toEqual([
    1,
    [{ hasNewSubscription: true }, { hasNewSubscription: true }],
  ]);
});
