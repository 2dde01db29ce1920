import { ROLE_SCOPES, roleOf } from '#runtime/contracts/roles.ts';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { visibleKinds } from '#runtime/domain/notice-scopes.ts';
import type { Bindings } from '../env.ts';
import { log, logError } from '../log.ts';
import { SealError, sessionSecrets } from '../session/service.ts';
import { shopOrigin } from '../site/link-base.ts';
import { readSite } from '../site/repository.ts';
import type { Site } from '../site/site.ts';
import { openTarget } from './devices.ts';
import type { PushTarget } from './encrypt.ts';
import { readVapidKey } from './keys.ts';
import { type Composed, composeMessages } from './messages.ts';
import { NOTICE_MAX_AGE_MS, pauseAfter, sendPush, TIMEOUT_MS } from './send.ts';
import { type Authorize, signingWith } from './vapid.ts';
import {
  deleteDevice,
  type LeasedDevice,
  leaseDevices,
  putNotices,
  readWaiting,
  recordTurn,
  type Waiting,
} from './waiting.ts';

/**
 * Devices of a turn. One gets a notification of each kind at most, but for a few, so that a turn makes fewer calls than an
 * invocation may.
 */
const DEVICES_PER_TURN = 30;
/** Connections that a Worker may have open. */
const LANES = 6;
/** How long a turn begins with further devices. */
const TURN_MS = 60_000;
/** Longer than the last device of a turn takes, whose calls all wait for their end. */
const LEASE_MS = TURN_MS + 14 * TIMEOUT_MS;
/** How long a device waits for more after a notification about several notices. */
const GROUP_PAUSE_MS = 5 * MINUTE_MS;
/** A device that has failed this long is given up. */
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;

interface Turn {
  env: Bindings;
  site: Site;
  authorize: Authorize;
  clock: () => number;
}

/**
 * Sends the devices of a site what waits for them, from `now` on (ms since the epoch). Two turns at once share the
 * devices. A turn that stops after a push and before its record repeats that push, which the device shows once, by its
 * tag. Returns whether more devices wait.
 */
export async function takeTurn(env: Bindings, siteId: string, now: number): Promise<boolean> {
  const { DB } = env;
  const started = Date.now();
  const clock = () => now + Date.now() - started;
  const [site, key] = [await readSite(DB, siteId), await readVapidKey(env, siteId)];
  await putNotices(DB, siteId, now - NOTICE_MAX_AGE_MS, now);
  if (!site || !key) return false;
  const leased = await leaseDevices(DB, siteId, { now, until: now + LEASE_MS, most: DEVICES_PER_TURN });
  if (leased.length === 0) return false;
  const turn = { env, site, authorize: signingWith(key, await shopOrigin(DB, site)), clock };
  const next = leased.values();
  const lane = async () => {
    for (const device of next) {
      if (clock() < now + TURN_MS) await sendTo(turn, device);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return leased.length === DEVICES_PER_TURN;
}

async function sendTo(turn: Turn, device: LeasedDevice): Promise<void> {
  const { env, site, clock } = turn;
  const target = targetOf(env, device);
  const waiting = await readWaiting(env.DB, device);
  if (!waiting) return;
  if (!target) return recordFailure(turn, device, [], undefined);
  const wanted = wantedOf(waiting, clock());
  const unwanted = waiting.notices.filter((notice) => !wanted.includes(notice)).map(({ id }) => id);
  const composed = composeMessages(site, waiting.language, wanted);
  const done = [...unwanted];
  for (const each of composed) {
    const answer = await pushOne(turn, target, each);
    if (answer.status === 'gone') {
      await deleteDevice(env.DB, device);
      return log('info', 'push_device_gone', { site: site.siteId });
    }
    if (answer.status === 'failed') return recordFailure(turn, device, done, answer.retryAt);
    done.push(...each.noticeIds);
  }
  const now = clock();
  const isGrouped = composed.some(({ noticeIds }) => noticeIds.length > 1);
  const dueAt = isGrouped ? { always: now + GROUP_PAUSE_MS } : { ifLeft: now };
  await recordTurn(env.DB, device, { done, dueAt, isTaken: composed.length > 0 ? true : undefined }, now);
}

/** What the person may see now, of the kinds that the device gets, as long as it is news. */
function wantedOf({ role, kinds, notices }: Waiting, now: number): Waiting['notices'] {
  const scopes = ROLE_SCOPES[roleOf(role)];
  const visible = visibleKinds((scope) => scopes.includes(scope));
  return notices.filter(
    ({ kind, createdAt }) => visible.includes(kind) && kinds.includes(kind) && createdAt > now - NOTICE_MAX_AGE_MS,
  );
}

function pushOne({ site, authorize, clock }: Turn, target: PushTarget, { message, kind, createdAt }: Composed) {
  return sendPush(authorize, { site: site.siteId, target, message, kind, createdAt }, clock());
}

/** Lets a device wait, or gives it up. */
async function recordFailure(
  { env, clock }: Turn,
  device: LeasedDevice,
  done: readonly string[],
  retryAt: number | undefined,
): Promise<void> {
  const now = clock();
  if (device.failingSince !== null && device.failingSince < now - GIVEN_UP_AFTER_MS) {
    await deleteDevice(env.DB, device);
    return log('error', 'push_device_given_up', { site: device.siteId });
  }
  const dueAt = Math.max(retryAt ?? 0, now + pauseAfter(device.failures + 1));
  await recordTurn(env.DB, device, { done, dueAt: { ifLeft: dueAt }, isTaken: false }, now);
}

/** Returns where a device takes pushes; undefined where that was sealed with a secret that the Worker does not have. */
function targetOf(env: Bindings, { siteId, id, sealedTarget }: LeasedDevice): PushTarget | undefined {
  try {
    return openTarget(sessionSecrets(env), siteId, id, sealedTarget);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    logError(error, { site: siteId });
    return undefined;
  }
}
