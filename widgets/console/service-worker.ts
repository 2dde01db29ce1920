/**
 * The service worker of the console. It shows the pushes that the shop sends to people who work on it, and opens what they
 * are about. It handles no fetch and keeps no page.
 */
import type { PushMessage } from '#runtime/contracts/push.ts';

/** What of a service worker's scope is used here. */
interface Scope {
  registration: {
    scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager: Pick<PushManager, 'subscribe'>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: PageMessage): void;
}
interface Events {
  install: Extendable;
  activate: Extendable;
  push: Extendable & { data: { json(): PushMessage } | null };
  notificationclick: Extendable & { notification: Notification };
  /** The browser ends a subscription, or has replaced it. */
  pushsubscriptionchange: Extendable & {
    oldSubscription?: { options: PushSubscriptionOptionsInit } | null;
    newSubscription?: object | null;
  };
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

/** Asks an open console for a screen, or to tell the shop of a new subscription. */
export type PageMessage = { open: string } | { hasNewSubscription: true };

declare const self: Scope;

const ICON = '/assets/console/icon-192.png';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, target, ...options } = event.data.json();
  const shown = { ...options, icon: ICON, badge: ICON, data: target };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));

/**
 * Keeps a subscription. This worker cannot tell the shop: the session's token stands in the console's page alone. Consoles
 * that are open do that now, and any other one when it is opened next (app/pushes.ts).
 */
async function subscribeAnew({ oldSubscription, newSubscription }: Events['pushsubscriptionchange']): Promise<void> {
  if (!newSubscription) {
    if (!oldSubscription) return;
    await self.registration.pushManager.subscribe(oldSubscription.options);
  }
  for (const page of await consoles()) page.postMessage({ hasNewSubscription: true });
}

/** Shows a screen in the console that is open, which asks before it leaves something unsaved, or opens one. */
async function open(target: string): Promise<void> {
  const [page] = await consoles();
  if (!page) {
    await self.clients.openWindow(new URL(target, self.registration.scope).href);
    return;
  }
  page.postMessage({ open: target });
  // A browser that does not let it come to the front shows the screen all the same.
  await page.focus().catch(() => undefined);
}

/** Returns the windows of the console that are open. */
async function consoles(): Promise<Window[]> {
  const { scope } = self.registration;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(scope) || `${url}/` === scope);
}
