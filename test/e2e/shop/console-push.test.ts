import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openConsole, screenTitle } from '../harness/console.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const SWITCH = 'Show notifications on this device';

/** Subscribes in the place of a browser that shows no notifications and reaches no push service, with keys that are right. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript(async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const endpoint = `https://push.example/${Math.random()}`;
    const keys = { p256dh: text(point), auth: text(new Uint8Array(16)) };
    let isOn = false;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const unsubscribe = async () => {
      isOn = false;
      return true;
    };
    const subscription = { endpoint, toJSON: () => ({ keys }), unsubscribe };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!/^[\w-]{87}$/.test(applicationServerKey)) throw new TypeError('no key');
        isOn = true;
        return subscription;
      },
      getSubscription: async () => (isOn ? subscription : null),
    });
  });
}

test('notifications are switched on in the console, whose service worker leads an open page to what a push is about', async () => {
  const visitor = await newVisitor();
  const page = await openConsole(visitor);
  await subscribeHere(page);
  await page.goto(`${SHOP_URL}/config/account`);
  await page.getByLabel(SWITCH).click();
  await eventually(() => page.getByRole('group', { name: 'Notify me of' }).count()).toBe(1);
  await eventually(() => page.getByText('This device', { exact: true }).count()).toBe(1);

  const running = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/config/'))?.active?.scriptURL);
  await eventually(running).toBe(`${SHOP_URL}/config/service-worker.js`);
  // The service worker asks the open console for the screen, as it does for a press.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: 'notices' } })),
  );
  await eventually(() => screenTitle(page)).toBe('Notices');

  await page.goBack();
  await page.getByLabel(SWITCH).click();
  await eventually(() => page.getByRole('group', { name: 'Notify me of' }).count()).toBe(0);
  expect(await page.getByText('Your devices with notifications').count()).toBe(0);
});
