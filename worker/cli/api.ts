import { IDEMPOTENCY_HEADER, SITE_HEADER, VERSION_HEADER } from '#runtime/contracts/http.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { ApiRefusal, isNeverSent, networkFailure } from './api-failure.ts';

/** Number of times that a call is made where the connection breaks. */
const TRIES = 3;
/** Number of times that a call waits as the API asks. */
const WAITS = 5;
const PAUSE_MS = 500;
const MAX_WAIT_SECONDS = 60;

/** The shop whose API is called. */
export interface ApiPlace {
  /** Its origin. */
  url: string;
  key: string;
  /** Id of the site, if its host serves several. */
  siteId: string | undefined;
}

export interface Call {
  method?: string;
  query?: object;
  /** Is sent as JSON. */
  body?: unknown;
  /** A file that is the body as it stands. */
  file?: Blob;
  contentType?: string;
  /** The value of `If-Match`. */
  version?: number | undefined;
  headers?: Record<string, string>;
  /** Whether the answer is read while it arrives. */
  isStream?: boolean;
  /** False for a call that does something anew each time: it is not repeated where the connection breaks. */
  isRepeatable?: boolean;
}

/** The owner's API. Each function rejects with a message for the person at the terminal. */
export interface Api {
  call(path: string, call?: Call): Promise<Response>;
  get<Answer>(path: string, query?: object): Promise<Answer>;
  /** Answers `undefined` where the API answers nothing. */
  post<Answer>(path: string, body?: unknown, call?: Call): Promise<Answer>;
  put<Answer>(path: string, body: unknown, version?: number): Promise<Answer>;
  delete(path: string, call?: Call): Promise<void>;
  /** Reads the version that an object has now. */
  versionOf(path: string): Promise<number>;
  /** Reads a file while it arrives. */
  stream(path: string, query?: object): Promise<ReadableStream<Uint8Array>>;
}

interface Network {
  fetch: typeof fetch;
  wait(ms: number): Promise<void>;
}

const NETWORK: Network = {
  fetch: (...args) => fetch(...args),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

export function apiOf(place: ApiPlace, network: Network = NETWORK): Api {
  const call = (path: string, options: Call = {}) => callApi(place, network, path, options);
  return {
    call,
    get: async (path, query) => contentOf(await call(path, { query: query ?? {} })),
    post: async (path, body, options) => contentOf(await call(path, { method: 'POST', body, ...options })),
    put: async (path, body, version) => contentOf(await call(path, { method: 'PUT', body, version })),
    delete: async (path, options) => void (await call(path, { method: 'DELETE', ...options })),
    versionOf: async (path) => ((await contentOf(await call(path))) as { version: number }).version,
    stream: async (path, query) =>
      (await call(path, { query: query ?? {}, isStream: true })).body ?? new Blob().stream(),
  };
}

/**
 * Makes a call. Its repeats carry the same Idempotency-Key, so that what arrived before the connection broke is not done
 * twice.
 */
async function callApi(place: ApiPlace, { fetch, wait }: Network, path: string, call: Call): Promise<Response> {
  const url = `${place.url}${path}${queryOf(call.query)}`;
  const init = initOf(place, call);
  let waits = 0;
  for (let tries = 1; ; ) {
    try {
      const response = await fetch(url, init);
      if (response.ok) return call.isStream ? response : await arrived(response);
      const refused = new ApiRefusal(init.method, response, await response.text(), tries > 1);
      if (refused.isDone) return new Response(null, { status: 204 });
      if (response.status !== 429 || ++waits > WAITS) throw refused;
      await wait(Math.min(Number(response.headers.get('Retry-After') ?? 1), MAX_WAIT_SECONDS) * 1_000);
    } catch (error) {
      if (error instanceof ApiRefusal) throw error;
      const isRepeatable = call.isRepeatable !== false && !isNeverSent(error);
      if (!isRepeatable || tries === TRIES) throw networkFailure(place.url, error, init.method);
      await wait(PAUSE_MS * 2 ** tries++);
    }
  }
}

function initOf({ key, siteId }: ApiPlace, { method = 'GET', body, file, contentType, version, headers }: Call) {
  return {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(siteId !== undefined && { [SITE_HEADER]: siteId }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...(version !== undefined && { [VERSION_HEADER]: `"${version}"` }),
      ...(method !== 'GET' && { [IDEMPOTENCY_HEADER]: createIdempotencyKey() }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  };
}

/** Waits for the whole answer, so that one which breaks off counts as lost. */
async function arrived(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

async function contentOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function queryOf(values: object = {}): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
