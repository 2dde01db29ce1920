/**
 * The service worker of the console. It shows the pushes that the shop sends to people who work on it, and opens what they
 * are about. It handles no fetch and keeps no page.
 */

/** A push as the shop writes it (worker/push/messages.ts). */
interface PushMessage {
  title: string;
  body: string;
  tag: string;
  target: string;
  lang: string;
}

/** What of a service worker's scope is used here. */
interface Scope {
  registration: { scope: string; showNotification(title: string, options: NotificationOptions): Promise<void> };
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
  postMessage(message: OpenScreen): void;
}
interface Events {
  install: Extendable;
  activate: Extendable;
  push: Extendable & { data: { json(): PushMessage } | null };
  notificationclick: Extendable & { notification: Notification };
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

/** Asks an open console for a screen. */
export interface OpenScreen {
  open: string;
}

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

/** Shows a screen in the console that is open, which asks before it leaves something unsaved, or opens one. */
async function open(target: string): Promise<void> {
  const { scope } = self.registration;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = windows.filter(({ url }) => url.startsWith(scope) || `${url}/` === scope);
  if (!page) {
    await self.clients.openWindow(new URL(target, scope).href);
    return;
  }
  await page.focus();
  page.postMessage({ open: target });
}
