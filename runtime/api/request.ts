import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import type { ErrorBody } from '../contracts/errors.ts';
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER } from '../contracts/http.ts';
import { anySignal } from '../domain/any-signal.ts';
import { lazy } from '../lazy.ts';
import { pageLanguage } from '../page-language.ts';
import { isOwnOrigin, readCookie } from '../transport.ts';
import { addressed, keepCartToken } from './addressed.ts';
import { ApiFailure, type FailureKind } from './failure.ts';

export const REQUEST_TIMEOUT_MS = 10_000;
/** Greatest number of tries, including the first one. */
export const MAX_TRIES = 3;
/**
 * Pause before the first repeat, in ms; each further pause is twice as long, and each is shortened by up to half at
 * random.
 */
export const FIRST_PAUSE_MS = 400;

/** Matches a page's language where a header can carry it. */
const LANGUAGE_TAG = /^[a-z\d-]{2,35}$/i;

/** Browsers refuse `keepalive` calls of more than 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

export interface Call<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root, with its query. */
  path: string;
  body?: unknown;
  /** Makes an unsafe call safe to repeat; every repeat carries the same key. */
  idempotencyKey?: string | undefined;
  /** Whether the call may reach the server twice; by default true for GET and for calls with a key. */
  isRepeatable?: boolean;
  signal?: AbortSignal | undefined;
  /** Adds headers to each try, beside those that tell who calls. */
  sign?: (headers: Headers) => void;
  /** Fetches what a failed crumb needs before the repeat, and resolves to whether there is any use in one. */
  renew?: () => Promise<boolean>;
  /** Whether the JSON has every field that we use. */
  isAnswer: (json: unknown) => json is Answer;
}

/**
 * Sends a call and repeats it where that can help: once with the fresh cookie after a failed crumb; up to MAX_TRIES
 * after network errors, time-outs and 5xx where repeating is safe; never after other answers, such as 429. Throws
 * ApiFailure, or the signal's reason.
 */
export async function request<Answer>(call: Call<Answer>): Promise<Answer> {
  const { method = 'GET', idempotencyKey, isRepeatable = method === 'GET' || idempotencyKey !== undefined } = call;
  const renew = call.renew ?? (async () => Boolean(readCookie(CRUMB_COOKIE)));
  let hasFreshCrumb = false;
  for (let tries = 1; ; ) {
    try {
      return await tryOnce(call);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.kind === 'crumb' && !hasFreshCrumb && (await renew())) {
        hasFreshCrumb = true;
        continue;
      }
      if (!isRepeatable || !mayPass(failure) || tries === MAX_TRIES) throw await explained(failure);
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
      tries += 1;
    }
  }
}

/** A refusal of the whole page looks like a network failure on pages of another origin. */
async function explained(failure: ApiFailure): Promise<ApiFailure> {
  if (failure.kind !== 'offline' || isOwnOrigin() || !isOnline()) return failure;
  const load = lazy(() => import('./set-up.ts'));
  return load().then(
    ({ explainFailure }) => explainFailure(failure),
    () => failure,
  );
}

function mayPass({ kind, status = 0 }: ApiFailure): boolean {
  return (kind === 'offline' && isOnline()) || kind === 'timeout' || status >= 500;
}

/** Whether the browser may be online: `navigator.onLine` is reliable only when it is false. */
function isOnline(): boolean {
  return navigator.onLine !== false;
}

async function tryOnce<Answer>(call: Call<Answer>) {
  const { method = 'GET', path, body, idempotencyKey, signal, isAnswer } = call;
  if (!isOnline()) throw new ApiFailure('offline');
  const { url, credentials, headers } = addressed(path, method);
  headers.set('Accept', 'application/json');
  const lang = pageLanguage();
  if (LANGUAGE_TAG.test(lang)) headers.set(LANGUAGE_HEADER, lang);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);

  call.sign?.(headers);

  const sent = body === undefined ? null : JSON.stringify(body);
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, {
      method,
      headers,
      credentials,
      body: sent,
      // Lets the change reach the server even when the visitor opens the next page at once.
      keepalive: method !== 'GET' && (sent ?? '').length < KEEPALIVE_MAX_CHARACTERS,
      signal: signal ? anySignal(signal, timeout) : timeout,
    });
    text = await answer.text();
  } catch {
    signal?.throwIfAborted();
    throw new ApiFailure(timeout.aborted ? 'timeout' : 'offline');
  }
  const json = parse(text);
  const { status } = answer;
  if (!answer.ok) throw refusal(status, json as Partial<ErrorBody> | undefined);
  if (!isAnswer(json)) throw new ApiFailure('broken', { status });
  keepCartToken(answer);
  return json;
}

function refusal(status: number, body: Partial<ErrorBody> | undefined): ApiFailure {
  let kind: FailureKind = 'rejected';
  if (status === 429) kind = 'rate-limited';
  if (body?.crumbFail) kind = 'crumb';
  return new ApiFailure(kind, { status, body });
}

/** Returns the parsed JSON; undefined, which no check accepts, where the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function pause(longest: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longest * (1 - Math.random() / 2)));
}
