import type { PushState, PushSubscriptionOfDevice } from '#runtime/contracts/push.ts';
import type { ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import { publicAddress } from '../http/public-address.ts';
import { sessionSecrets } from '../session/service.ts';
import { shopOrigin } from '../site/link-base.ts';
import type { Site } from '../site/site.ts';
import { deviceIdOf, listDevices, type PushOwner, readTarget, saveDevice } from './devices.ts';
import { areUsable } from './encrypt.ts';
import { publicVapidKey, readVapidKey } from './keys.ts';
import { testMessage } from './messages.ts';
import { sendPush } from './send.ts';
import { signingWith } from './vapid.ts';

export async function readPushState(env: Bindings, owner: PushOwner, now: number): Promise<PushState> {
  const [publicKey, devices] = [await publicVapidKey(env, owner.siteId, now), await listDevices(env.DB, owner)];
  return { publicKey, devices };
}

/** What a call says of the browser that it comes from. */
interface Browser {
  /** "Firefox (Linux)". */
  name: string;
  language: ConsoleLanguage;
  /** What else the batch of the change writes. */
  more: readonly D1PreparedStatement[];
}

/**
 * Switches pushes on in the browser of a call, or changes its kinds. The endpoint must be a public https address, and the
 * id its own. Throws INVALID_REQUEST and PUSH_DEVICES_FULL.
 */
export async function switchOn(
  env: Bindings,
  owner: PushOwner,
  id: string,
  { endpoint, p256dh, auth, kinds, replaces }: PushSubscriptionOfDevice,
  browser: Browser,
  now: number,
): Promise<void> {
  const target = { endpoint, p256dh, auth };
  if (!publicAddress(endpoint, env.ENVIRONMENT) || deviceIdOf(endpoint) !== id) {
    throw new ApiError('INVALID_REQUEST', { fields: ['endpoint'] });
  }
  if (!(await areUsable(target))) throw new ApiError('INVALID_REQUEST', { fields: ['p256dh', 'auth'] });
  const device = { target, kinds: [...new Set(kinds)], replaces, ...browser };
  await saveDevice(env.DB, sessionSecrets(env), owner, device, now);
}

/** Sends a push to one of a person's own devices at once; returns whether the push service has taken it. */
export async function testDevice(
  env: Bindings,
  site: Site,
  owner: PushOwner,
  id: string,
  language: ConsoleLanguage,
  now: number,
): Promise<boolean> {
  const target = await readTarget(env.DB, sessionSecrets(env), owner, id);
  const key = await readVapidKey(env, site.siteId);
  if (!target || !key) return false;
  const authorize = signingWith(key, await shopOrigin(env.DB, site));
  const message = testMessage(site, language);
  const push = { site: site.siteId, target, message, kind: undefined, createdAt: now };
  return (await sendPush(authorize, push, now)).status === 'taken';
}
