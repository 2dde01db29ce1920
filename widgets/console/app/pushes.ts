import { addressOf } from '#runtime/api/calls.ts';
import type { PushSubscriptionOfDevice } from '#runtime/contracts/push.ts';
import { allowScriptOrigin, scriptAddress } from '#runtime/trusted-types.ts';
import type { PageMessage } from '../service-worker.ts';
import { change } from './query.ts';
import { navigate } from './router.ts';
import { $session, callInSession } from './session.ts';

/** Pushes in this browser: its service worker, its subscription, and what the shop knows of it. */

export const PUSH_PATH = '/api/contributors/push';
/** Pages of the console have an address that begins with this. */
const SCOPE = '/config/';

/** Why this browser cannot get pushes; undefined where it can. */
export type Hindrance = 'insecure' | 'home-screen' | 'unsupported' | 'denied';

export function hindranceHere(): Hindrance | undefined {
  if (!isSecureContext) return 'insecure';
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // Safari on phones and tablets says so of pages alone that may be put on the home screen.
  if (!canPush) return 'standalone' in navigator && !navigator.standalone ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Returns the subscription of this browser; undefined where it has none. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (hindranceHere()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Returns the id of the device that takes pushes at an endpoint. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Subscribes this browser with the shop's key, after asking the person's permission; a press must have led here. Resolves
 * to false where they give none. Rejects as `callShop` does, and where the browser cannot subscribe.
 */
export async function subscribe(publicKey: string, kinds: PushSubscriptionOfDevice['kinds']): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await activeRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One with another key stands in the way.
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  });
  await keepDevice(subscription, kinds);
  listenForScreens();
  return true;
}

/**
 * Tells the shop of which kinds of notices this browser gets pushes, in the place of an earlier subscription of it. Rejects
 * as `callShop` does.
 */
export async function keepDevice(
  subscription: PushSubscription,
  kinds: PushSubscriptionOfDevice['kinds'],
): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const id = await deviceIdOf(endpoint);
  const earlierId = rememberedDevice();
  const replaces = earlierId === null || earlierId === id ? undefined : earlierId;
  await change({ method: 'PUT', path: devicePath(id), body: { endpoint, p256dh, auth, kinds, replaces } }, [PUSH_PATH]);
  rememberDevice(id);
}

/** Ends the pushes of a device of the person's. Rejects as `callShop` does. */
export async function removeDevice(id: string): Promise<void> {
  await change({ method: 'DELETE', path: devicePath(id) }, [PUSH_PATH]);
}

function devicePath(id: string) {
  return addressOf('/api/contributors/push/devices/:id', { id });
}

/** Under this name the browser remembers the device that the shop knows it by. */
const DEVICE_KEY = 'sq-console-push-device';

function rememberDevice(id: string): void {
  try {
    localStorage.setItem(DEVICE_KEY, id);
  } catch {
    // A browser without storage cannot renew its subscription.
  }
}

function rememberedDevice(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY);
  } catch {
    return null;
  }
}

/**
 * Puts this browser's present subscription in the place of the one that the shop knows, which its push service has ended,
 * and makes one where there is none. Nothing comes back that the person has removed, or the shop has ended, meanwhile: the
 * list of their devices decides. Returns whether there was anything to renew. Rejects as `callShop` does, and where the
 * browser cannot subscribe.
 */
async function renewDevice(): Promise<boolean> {
  const earlierId = rememberedDevice();
  const subscription = await subscriptionHere();
  if (!earlierId || Notification.permission !== 'granted') return false;
  if (subscription && (await deviceIdOf(subscription.endpoint)) === earlierId) return false;
  const { publicKey, devices } = (await callInSession({ method: 'GET', path: PUSH_PATH })).body;
  const earlier = devices.find(({ id }) => id === earlierId);
  if (!earlier || publicKey === null) return false;
  const { pushManager } = await activeRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  await keepDevice(subscription ?? (await pushManager.subscribe(options)), earlier.kinds);
  return true;
}

let followedToken = '';

/**
 * Says once for each session that its person is in this browser, whose pushes end with it. A subscription that the browser
 * has changed is renewed. A browser that the shop does not push to any more, because somebody else is there or it was
 * removed elsewhere, gives its subscription up. Rejects as `callShop` does.
 */
export async function followPushes(): Promise<void> {
  const state = $session.get();
  if (state.status !== 'signed-in' || state.session.xsrfToken === followedToken) return;
  if (!('serviceWorker' in navigator)) return;
  followedToken = state.session.xsrfToken;
  listenForScreens();
  if (await renewDevice()) return;
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  const { body } = await callInSession({ method: 'POST', path: `${PUSH_PATH}/seen`, body: { endpoint } });
  if (body.isOn) rememberDevice(await deviceIdOf(endpoint));
  else await subscription.unsubscribe();
}

let isListening = false;

/**
 * Opens the screens that pressed notifications lead to, in this page where it is open, and renews the subscription when the
 * service worker has a new one: only a page has the session's token.
 */
function listenForScreens(): void {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if ('open' in data) void navigate(data.open);
    else renewDevice().catch(() => {});
  });
  navigator.serviceWorker.startMessages();
}

/** Registers the service worker, and waits until it runs: only then can a browser subscribe. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  allowScriptOrigin(location.origin);
  const script = scriptAddress(new URL(`${SCOPE}service-worker.js`, location.href).href);
  const registration = await navigator.serviceWorker.register(script, { scope: SCOPE });
  const coming = registration.active ? undefined : (registration.installing ?? registration.waiting);
  if (!coming) return registration;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (coming.state === 'activated') resolve();
      else if (coming.state === 'redundant') reject(new Error('redundant'));
    };
    coming.addEventListener('statechange', check);
    check();
  });
  return registration;
}
