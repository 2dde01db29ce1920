import type { PushMessage } from '#runtime/contracts/push.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { log } from '../log.ts';
import { sha256 } from '../session/service.ts';
import { encryptPush, type PushTarget } from './encrypt.ts';
import type { Authorize } from './vapid.ts';

/** What a push service answered. */
export type PushAnswer =
  | { status: 'taken' }
  /** It does not know the device any more. */
  | { status: 'gone' }
  /** `retryAt` is the earliest time that it names for another attempt, ms since the epoch; undefined where it names none. */
  | { status: 'failed'; retryAt: number | undefined };

/** How long a notice is worth a push. */
export const NOTICE_MAX_AGE_MS = DAY_MS;
export const TIMEOUT_MS = 10_000;
/** Text and end mark of a push are filled up to a multiple of so many bytes. */
const STEP_BYTES = 512;
/** Longest wait that a push service can ask for. */
const WAIT_MAX_MS = 6 * HOUR_MS;
/** Characters of a topic at most (RFC 8030). */
const TOPIC_LENGTH = 32;
/** Kinds for which a phone should wake up. */
const URGENT: readonly NoticeKind[] = ['order', 'payment', 'withdrawal'];

interface Push {
  site: string;
  target: PushTarget;
  message: PushMessage;
  /** Undefined for a push that is wanted at once. */
  kind: NoticeKind | undefined;
  /** Of what it is about, ms since the epoch. */
  createdAt: number;
}

/**
 * Sends one push (RFC 8030). The service replaces one with the same tag that has not reached the device yet. Its body is
 * not read, and a redirect counts as a failure, because an owner's browser has named the address.
 */
export async function sendPush(
  authorize: Authorize,
  { site, target, message, kind, createdAt }: Push,
  now: number,
): Promise<PushAnswer> {
  const { endpoint } = target;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: await authorize(endpoint, now),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.max(0, Math.ceil((createdAt + NOTICE_MAX_AGE_MS - now) / 1000))),
        Urgency: !kind || URGENT.includes(kind) ? 'high' : 'normal',
        Topic: sha256(message.tag).slice(0, TOPIC_LENGTH),
      },
      body: await encryptPush(target, JSON.stringify(message), STEP_BYTES),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return answerOf(response, site, endpoint, now);
  } catch (error) {
    logFailure(site, endpoint, String(Object(error).name));
    return { status: 'failed', retryAt: undefined };
  }
}

function answerOf({ ok, status, headers }: Response, site: string, endpoint: string, now: number): PushAnswer {
  if (ok) return { status: 'taken' };
  if (status === 404 || status === 410) return { status: 'gone' };
  logFailure(site, endpoint, status);
  return { status: 'failed', retryAt: waitUntil(headers.get('Retry-After'), now) };
}

/** Reads seconds or a date. */
function waitUntil(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const time = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isFinite(time) && time > now ? Math.min(time, now + WAIT_MAX_MS) : undefined;
}

/** Names the service alone: the rest of an endpoint is the device's secret. */
function logFailure(site: string, endpoint: string, reason: string | number): void {
  log('error', 'push_not_sent', { site, service: new URL(endpoint).host, reason });
}

/** How long a device waits after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(60, 2 ** Math.max(0, failures - 1)) * MINUTE_MS;
}
