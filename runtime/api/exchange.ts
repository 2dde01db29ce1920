import type { ErrorBody } from '../contracts/errors.ts';
import { IDEMPOTENCY_HEADER, VERSION_HEADER } from '../contracts/http.ts';
import { anySignal } from '../domain/any-signal.ts';
import { ApiFailure, type FailureKind } from './failure.ts';

/** Browsers refuse `keepalive` calls of more than 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What one call asks of the shop. */
export interface Exchange<Answer> {
  method?: Method | undefined;
  /** Path from the root, with its query. */
  path: string;
  /** Sent as JSON; a Blob is sent as it is. */
  body?: unknown;
  /** Makes an unsafe call safe to repeat; every repeat carries the same key. */
  idempotencyKey?: string | undefined;
  /** Whether the call may reach the server twice; by default true for GET and for calls with a key. */
  isRepeatable?: boolean | undefined;
  /** The version that the change is made from: the shop refuses it with VERSION_STALE where there is a newer one. */
  version?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Reads the answer. It throws ApiFailure for one that it cannot use; any other error is a broken connection. */
  read: (answer: Response) => Promise<Answer>;
}

/** Who calls the shop, and how patiently. */
export interface Caller {
  /** Address, credentials and headers of one try. */
  authorise: (path: string, method: Method) => { url: string; credentials: Credentials; headers: Headers };
  /** Longest time of one try, in ms; undefined for no limit. */
  timeoutMs?: number | undefined;
  /** Fetches what a failed crumb needs before the one repeat, and resolves to whether there is any use in it. */
  renewCrumb: () => Promise<boolean> | boolean;
  /** Returns how long to wait before a repeat, in ms; undefined for no repeat. */
  pauseBefore: (failure: ApiFailure, tried: Tried) => number | undefined;
  /** `fetch` by default. */
  send?: ((url: string, call: SentCall) => Promise<Response>) | undefined;
  wait?: ((ms: number) => Promise<void>) | undefined;
}

/** How often a call was tried, and whether it may reach the server twice. */
export interface Tried {
  tries: number;
  isRepeatable: boolean;
}

type Credentials = 'include' | 'omit' | 'same-origin';

export interface SentCall {
  method: Method;
  headers: Headers;
  credentials: Credentials;
  body: string | Blob | null;
  signal: AbortSignal | null;
  keepalive: boolean;
}

/**
 * Sends a call and repeats it: once with a fresh crumb, and as often as the caller finds useful. Throws ApiFailure, or the
 * signal's reason.
 */
export async function exchange<Answer>(call: Exchange<Answer>, caller: Caller): Promise<Answer> {
  const { method = 'GET', idempotencyKey, isRepeatable = method === 'GET' || idempotencyKey !== undefined } = call;
  let hasFreshCrumb = false;
  for (let tries = 1; ; ) {
    try {
      return await tryOnce(call, caller);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.kind === 'crumb' && !hasFreshCrumb && (await caller.renewCrumb())) {
        hasFreshCrumb = true;
        continue;
      }
      const pauseMs = caller.pauseBefore(failure, { tries, isRepeatable });
      if (pauseMs === undefined) throw failure;
      await (caller.wait ?? pause)(pauseMs);
      tries += 1;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function tryOnce<Answer>(call: Exchange<Answer>, caller: Caller): Promise<Answer> {
  const { method = 'GET', path, body, idempotencyKey, version, signal, read } = call;
  const { timeoutMs, send = fetch } = caller;
  if (!isOnline()) throw new ApiFailure('offline');
  const { headers, url, ...init } = caller.authorise(path, method);
  const isFile = body instanceof Blob;
  headers.set('Accept', 'application/json');
  const type = isFile ? body.type : body !== undefined && 'application/json';
  if (type) headers.set('Content-Type', type);
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  if (version !== undefined) headers.set(VERSION_HEADER, `"${version}"`);
  const sent = isFile ? body : body === undefined ? null : JSON.stringify(body);
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  try {
    const answer = await send(url, {
      ...init,
      method,
      headers,
      body: sent,
      // Lets the change reach the server even when its person opens the next page at once.
      keepalive: method !== 'GET' && (sent === null || isShort(sent)),
      signal: signal && timeout ? anySignal(signal, timeout) : (signal ?? timeout ?? null),
    });
    if (!answer.ok) throw refusal(answer, await answer.text());
    return await read(answer);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    signal?.throwIfAborted();
    throw new ApiFailure(timeout?.aborted ? 'timeout' : 'offline', { cause: error });
  }
}

function isShort(sent: string | Blob): boolean {
  return typeof sent === 'string' && sent.length < KEEPALIVE_MAX_CHARACTERS;
}

function refusal({ status, headers }: Response, text: string): ApiFailure {
  const body = parse(text) as Partial<ErrorBody> | undefined;
  let kind: FailureKind = 'rejected';
  if (status === 429) kind = 'rate-limited';
  if (body?.crumbFail) kind = 'crumb';
  return new ApiFailure(kind, { status, body, retryAfter: Number(headers.get('Retry-After')) || undefined });
}

/** Reads JSON; undefined, which no check accepts, where the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the machine may be online: `navigator.onLine` is reliable only when it is false. */
export function isOnline(): boolean {
  return (navigator as { onLine?: boolean }).onLine !== false;
}
