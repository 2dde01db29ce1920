import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answers,
  callsOf,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { $installPrompt, keepInstallPrompt } from '../../../app/install.ts';
import { deviceIdOf, followPushes } from '../../../app/pushes.ts';
import { $session } from '../../../app/session.ts';

prepareConsole();

const ENDPOINT = 'https://push.example/send/1';
const SWITCH = 'Show notifications on this device';
let id = '';
let permission: NotificationPermission;
let requestPermission: () => Promise<NotificationPermission>;
let subscribed: boolean;
let devices: object[];
let opensScreen: ((event: object) => void) | undefined;

const unsubscribe = vi.fn(async () => {
  subscribed = false;
  return true;
});
const subscription = { endpoint: ENDPOINT, toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }), unsubscribe };
const pushManager = {
  getSubscription: async () => (subscribed ? subscription : null),
  subscribe: vi.fn(async () => {
    subscribed = true;
    return subscription;
  }),
};
const device = (changes: object = {}) => ({
  id,
  name: 'Firefox (Linux)',
  kinds: ['order'],
  createdAt: 1e12,
  succeededAt: null,
  failingSince: null,
  ...changes,
});

beforeEach(async () => {
  id = await deviceIdOf(ENDPOINT);
  [permission, subscribed, devices] = ['default', false, []];
  vi.clearAllMocks();
  requestPermission = async () => {
    permission = 'granted';
    return permission;
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: vi.fn(() => requestPermission()),
  });
  const registration = { active: {}, pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: vi.fn(async () => registration),
      getRegistration: async () => registration,
      addEventListener: (_: string, listener: (event: object) => void) => {
        opensScreen = listener;
      },
      startMessages: () => {},
    },
  });
  answers.set('GET /api/contributors/sessions', () => json({ sessions: [] }));
  answers.set('GET /api/contributors/passkeys', () => json({ passkeys: [] }));
  answers.set('GET /api/contributors/push', () => json({ publicKey: 'KEY', devices }));
  answers.set(`PUT /api/contributors/push/devices/${id}`, ({ body }) => {
    devices = [device({ kinds: (body as { kinds: string[] }).kinds })];
    return json(null, 204);
  });
  answers.set(`DELETE /api/contributors/push/devices/${id}`, () => {
    devices = [];
    return json(null, 204);
  });
});

const tickOf = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return found?.parentElement?.querySelector('input');
};
const tick = (label: string) => act(async () => tickOf(label)?.click());

test('pushes are switched on by a press, which alone asks the browser, and off again', async () => {
  await openConsole('account');
  await see(SWITCH);
  expect(Notification.requestPermission).not.toHaveBeenCalled();
  await tick(SWITCH);
  await see('Notify me of');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
  expect(navigator.serviceWorker.register).toHaveBeenCalledWith(`${location.origin}/config/service-worker.js`, {
    scope: '/config/',
  });
  const put = () => callsOf(`PUT /api/contributors/push/devices/${id}`);
  const keys = { endpoint: ENDPOINT, p256dh: 'point', auth: 'secret' };
  expect(put()[0]?.body).toEqual({ ...keys, kinds: ['order', 'payment', 'withdrawal'] });
  await see('This device');
  await tick('Stock that is low or sold out');
  await until(() => expect(put()[1]?.body).toEqual({ ...keys, kinds: ['order', 'payment', 'withdrawal', 'stock'] }));
  answers.set(`POST /api/contributors/push/devices/${id}/test`, () => json({ isSent: false }));
  await press('Send a test notification');
  await see('did not accept the test');
  await tick(SWITCH);
  await until(() => expect(text()).not.toContain('Notify me of'));
  expect([subscribed, callsOf(`DELETE /api/contributors/push/devices/${id}`).length]).toEqual([false, 1]);
});

test.each([
  ['insecure', () => vi.stubGlobal('isSecureContext', false), 'https address of your shop'],
  ['without the feature', () => Reflect.deleteProperty(globalThis, 'PushManager'), 'cannot show notifications'],
  [
    'an iPhone’s outside of the home screen',
    () => {
      Reflect.deleteProperty(globalThis, 'PushManager');
      Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    },
    'add the console to the home screen first',
  ],
  [
    'where the person has refused before',
    () => {
      permission = 'denied';
    },
    'You have blocked notifications',
  ],
  [
    'of a server without its key',
    () => answers.set('GET /api/contributors/push', () => json({ publicKey: null, devices })),
    'The server cannot send notifications',
  ],
])('a browser that is %s says why it cannot', async (_, prepare, expected) => {
  prepare();
  await openConsole('account');
  await see(expected);
  expect(tickOf(SWITCH)).toBeUndefined();
  Reflect.deleteProperty(navigator, 'standalone');
});

test.each([
  ['closes the question', async () => 'default' as const, 'The browser’s question was closed'],
  [
    'refuses',
    async () => {
      permission = 'denied';
      return permission;
    },
    'You have blocked notifications',
  ],
])('nothing is on where the person %s', async (_, answer, expected) => {
  requestPermission = answer;
  await openConsole('account');
  await see(SWITCH);
  await tick(SWITCH);
  await see(expected);
  expect([subscribed, callsOf(`PUT /api/contributors/push/devices/${id}`)]).toEqual([false, []]);
});

test('what the browser or the shop refuses is said beside the switch', async () => {
  await openConsole('account');
  await see(SWITCH);
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  await tick(SWITCH);
  await see('The browser could not register');
  answers.set(`PUT /api/contributors/push/devices/${id}`, () => refusal('PUSH_DEVICES_FULL', 409, 'Ten at most.'));
  await tick(SWITCH);
  await see('Ten at most.');
  expect(tickOf(SWITCH)?.checked).toBe(false);
});

test('a person’s other devices are listed, and removed', async () => {
  devices = [device({ id: 'phone', name: 'Chrome (Android)', failingSince: 1e12 })];
  answers.set('DELETE /api/contributors/push/devices/phone', () => {
    devices = [];
    return json(null, 204);
  });
  await openConsole('account');
  await see('not reachable since');
  await press('Remove Chrome (Android)');
  await until(() => expect(text()).not.toContain('Chrome (Android)'));
});

test('a role that hears of nothing is offered no pushes', async () => {
  await openConsole('account', 'commenter');
  await see('You have no passkey yet.');
  expect(callsOf('GET /api/contributors/push')).toEqual([]);
});

test('an open console says once who is there, gives up what the shop has ended, and opens the screen of a push', async () => {
  [permission, subscribed] = ['granted', true];
  answers.set('POST /api/contributors/push/seen', () => json({ isOn: false }));
  await openConsole('account');
  await followPushes();
  await followPushes();
  expect(callsOf('POST /api/contributors/push/seen').map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  await act(async () => opensScreen?.({ data: { open: 'notices' } }));
  expect(location.pathname).toBe('/config/notices');
});

describe('a subscription that the browser has changed', () => {
  const EARLIER = 'e'.repeat(64);
  const earlier = device({ id: EARLIER, kinds: ['order', 'review'] });
  /** Opens the console in a session of its own. */
  const openAnew = async (token: string) => {
    await openConsole('overview');
    const state = $session.get();
    if (state.status === 'signed-in') $session.set({ ...state, session: { ...state.session, xsrfToken: token } });
    await followPushes();
  };
  beforeEach(() => {
    localStorage.setItem('sq-console-push-device', EARLIER);
    permission = 'granted';
    devices = [earlier];
    answers.set('POST /api/contributors/push/seen', () => json({ isOn: false }));
  });
  const put = () => callsOf(`PUT /api/contributors/push/devices/${id}`);

  test.each([
    ['it has a new one', true],
    ['it has none', false],
  ])('takes the place of the earlier one where %s, with its kinds', async (_, hasOne) => {
    subscribed = hasOne;
    await openAnew(`token-${hasOne}`);
    expect(put().map(({ body }) => body)).toEqual([
      { endpoint: ENDPOINT, p256dh: 'point', auth: 'secret', kinds: ['order', 'review'], replaces: EARLIER },
    ]);
    expect(pushManager.subscribe).toHaveBeenCalledTimes(hasOne ? 0 : 1);
    expect([subscribed, unsubscribe.mock.calls]).toEqual([true, []]);
    await act(async () => opensScreen?.({ data: { hasNewSubscription: true } }));
    expect(put()).toHaveLength(1);
  });

  test('is given up where the person has removed the device meanwhile', async () => {
    [devices, subscribed] = [[], true];
    await openAnew('token-of-nobody');
    expect([put(), unsubscribe.mock.calls.length]).toEqual([[], 1]);
  });
});

test('the console is installed where the browser offers that, once', async () => {
  await openConsole('account');
  await see(SWITCH);
  expect(text()).not.toContain('Install the console');
  const prompt = vi.fn(async () => {});
  await act(async () => keepInstallPrompt(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await press('Install the console as an app');
  expect([prompt.mock.calls.length, $installPrompt.get()]).toEqual([1, undefined]);
  expect(text()).not.toContain('Install the console');
});
