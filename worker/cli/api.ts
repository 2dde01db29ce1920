import type { AnswerOf, BodyOf, MethodOf, ReadRoute, Route, Target } from '#runtime/api/calls.ts';
import { type Caller, exchange, type Method, type SentCall } from '#runtime/api/exchange.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { SITE_HEADER, VERSION_HEADER } from '#runtime/contracts/http.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { explain, isNeverSent } from './api-failure.ts';

/** Number of times that a call is made where the connection breaks. */
const TRIES = 3;
/** Number of times that a call waits as the API asks. */
const WAITS = 5;
const PAUSE_MS = 500;
const MAX_WAIT_SECONDS = 60;
/** The longest time that a timer knows. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** The shop whose API is called. */
export interface ApiTarget {
  /** Its origin. */
  url: string;
  key: string;
  /** Id of the site, if its host serves several. */
  siteId: string | undefined;
}

export interface Call {
  method?: Method;
  query?: object;
  /** Is sent as JSON; a Blob is sent as it stands. */
  body?: unknown;
  /** The value of `If-Match`. */
  version?: number | undefined;
  headers?: Record<string, string>;
  /** By default a new one, so that each command does something of its own. */
  idempotencyKey?: string;
  /** Whether the answer is read while it arrives. */
  isStream?: boolean;
  /** False for a call that does something anew each time: it is not repeated where the connection breaks. */
  isRepeatable?: boolean;
}

/** A call whose route is known. */
type TypedCall<Path extends Route, By extends MethodOf<Path>> = Omit<Call, 'method' | 'query' | 'body' | 'isStream'> & {
  body?: BodyOf<Path, By>;
};

/** The owner's API. Each function rejects with a message for the person at the terminal. */
export interface Api {
  /** Makes a call, and returns the answer's JSON. */
  call<Path extends Route, By extends MethodOf<Path>>(
    method: By,
    path: Target<Path>,
    call?: TypedCall<Path, By>,
  ): Promise<AnswerOf<Path, By>>;
  /** Reads a file while it arrives. */
  stream<Path extends ReadRoute>(path: Target<Path>): Promise<ReadableStream<Uint8Array>>;
  /** Makes any call, and returns the answer as it comes. */
  send(path: string, call?: Call): Promise<Response>;
}

interface Network {
  fetch(url: string, call: SentCall): Promise<Response>;
  wait(ms: number): Promise<void>;
}

const NETWORK: Network = {
  fetch: (url, call) => fetch(url, call),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

export function apiOf(shop: ApiTarget, network: Network = NETWORK): Api {
  const send = (path: string, call: Call = {}) => callApi(shop, network, path, call);
  return {
    call: async (method, path, call) => parseAnswer(await send(path, { ...call, method })),
    stream: async (path) => (await send(path, { isStream: true })).body ?? new Blob().stream(),
    send,
  };
}

/**
 * Makes a call. Its repeats carry the same Idempotency-Key, so that what arrived before the connection broke is not done
 * twice.
 */
async function callApi(shop: ApiTarget, { fetch, wait }: Network, path: string, call: Call): Promise<Response> {
  const { method = 'GET', query, body, isStream, isRepeatable = true } = call;
  let tries = 1;
  let waits = 0;
  const caller: Caller = {
    authorise: (target) => ({ url: shop.url + target, credentials: 'omit', headers: headersOf(shop, call) }),
    timeoutMs: NO_LIMIT_MS,
    async mayRepeat(failure) {
      const isLost = failure.kind === 'offline' && !isNeverSent(failure.cause);
      if (failure.status === 429 && waits++ < WAITS) await wait(waitOf(failure));
      else if (isLost && isRepeatable && tries < TRIES) await wait(PAUSE_MS * 2 ** tries++);
      else return false;
      return true;
    },
    send: fetch,
  };
  const idempotencyKey = method === 'GET' ? undefined : (call.idempotencyKey ?? createIdempotencyKey());
  // A whole answer is waited for, so that one which breaks off counts as lost.
  const read = isStream ? async (answer: Response) => answer : arrived;
  try {
    return await exchange({ method, path: path + queryOf(query), body, idempotencyKey, read }, caller);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const isRepeat = tries > 1;
    const isDone = isRepeat && method === 'DELETE' && failure.status === 404;
    if (isDone) return new Response(null, { status: 204 });
    failure.message = explain(failure, { url: shop.url, path, method, isRepeat });
    throw failure;
  }
}

function waitOf({ headers }: ApiFailure): number {
  return Math.min(Number(headers?.get('Retry-After') ?? 1), MAX_WAIT_SECONDS) * 1_000;
}

function headersOf({ key, siteId }: ApiTarget, { version, headers }: Call): Headers {
  return new Headers({
    Authorization: `Bearer ${key}`,
    // The command itself speaks English.
    'Accept-Language': 'en',
    ...(siteId !== undefined && { [SITE_HEADER]: siteId }),
    ...(version !== undefined && { [VERSION_HEADER]: `"${version}"` }),
    ...headers,
  });
}

async function arrived(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

async function parseAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function queryOf(values: object = {}): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
