import type { ErrorBody } from '../contracts/errors.ts';
import { IDEMPOTENCY_HEADER } from '../contracts/http.ts';
import { anySignal } from '../domain/any-signal.ts';
import { ApiFailure, type FailureKind } from './failure.ts';

/** Browsers refuse `keepalive` calls of more than 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call, as its maker asks for it. */
export interface Exchange<Answer> {
  method?: Method | undefined;
  /** Path from the root, with its query. */
  path: string;
  /** Sent as JSON; a Blob is sent as it is. */
  body?: unknown;
  /** Makes an unsafe call safe to repeat; every repeat carries the same key. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Reads the answer. It throws ApiFailure for one that it cannot use; any other error is a broken connection. */
  read: (answer: Response) => Promise<Answer>;
}

/** Who calls the shop, and how patiently. */
export interface Caller {
  /** Address, credentials and headers of one try. */
  authorise: (path: string, method: Method) => { url: string; credentials: Credentials; headers: Headers };
  /** Longest time of one try, in ms. */
  timeoutMs: number;
  /** Waits for, or fetches, what makes a repeat useful, and resolves to whether there is any use in one. */
  mayRepeat: (failure: ApiFailure) => boolean | Promise<boolean>;
  /** `fetch` by default. */
  send?: ((url: string, call: SentCall) => Promise<Response>) | undefined;
}

type Credentials = 'include' | 'omit' | 'same-origin';

export interface SentCall {
  method: Method;
  headers: Headers;
  credentials: Credentials;
  body: string | Blob | null;
  signal: AbortSignal;
  keepalive: boolean;
}

/** Sends a call, and repeats it as often as the caller finds useful. Throws ApiFailure, or the signal's reason. */
export async function exchange<Answer>(call: Exchange<Answer>, caller: Caller): Promise<Answer> {
  for (;;) {
    try {
      return await tryOnce(call, caller);
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !(await caller.mayRepeat(failure))) throw failure;
    }
  }
}

async function tryOnce<Answer>(call: Exchange<Answer>, { authorise, timeoutMs, send = fetch }: Caller) {
  const { method = 'GET', path, body, idempotencyKey, signal, read } = call;
  if (!isOnline()) throw new ApiFailure('offline');
  const { url, credentials, headers } = authorise(path, method);
  headers.set('Accept', 'application/json');
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  const isFile = body instanceof Blob;
  if (body !== undefined && !isFile) headers.set('Content-Type', 'application/json');
  const sent = isFile ? body : body === undefined ? null : JSON.stringify(body);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await send(url, {
      method,
      headers,
      credentials,
      body: sent,
      // Lets the change reach the server even when its person opens the next page at once.
      keepalive: method !== 'GET' && !isFile && `${sent}`.length < KEEPALIVE_MAX_CHARACTERS,
      signal: signal ? anySignal(signal, timeout) : timeout,
    });
    if (!answer.ok) throw refusal(answer, await answer.text());
    return await read(answer);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    signal?.throwIfAborted();
    throw new ApiFailure(timeout.aborted ? 'timeout' : 'offline', { cause: error });
  }
}

function refusal({ status, headers }: Response, text: string): ApiFailure {
  const body = parse(text) as Partial<ErrorBody> | undefined;
  let kind: FailureKind = 'rejected';
  if (status === 429) kind = 'rate-limited';
  if (body?.crumbFail) kind = 'crumb';
  return new ApiFailure(kind, { status, body, headers });
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
