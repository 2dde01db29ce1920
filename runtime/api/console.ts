import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import type { ErrorBody, ErrorCode } from '../contracts/errors.ts';
import { CONTRIBUTOR_XSRF_HEADER, CRUMB_HEADER, IDEMPOTENCY_HEADER, VERSION_HEADER } from '../contracts/http.ts';
import { anySignal } from '../domain/any-signal.ts';
import { readCookie } from '../transport.ts';
import { sendFile } from './send-file.ts';

/**
 * How long a call may take, in ms; imports and exports of whole shops take longest. A file that is sent with progress may
 * take as long as its bytes move.
 */
const TIMEOUT_MS = 60_000;

export interface ConsoleCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root, with its query. */
  path: string;
  /** Sent as JSON; a Blob is sent as it is. */
  body?: unknown;
  /** The version that the change is made from: the shop refuses it with VERSION_STALE where there is a newer one. */
  version?: number | undefined;
  /** The shop recognises a repeat by it. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Is told, for a Blob, how many of its bytes are on their way; a repeat begins at 0 again. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

/** An answer of the shop, and the version of what it shows; undefined where it has none. */
export interface ConsoleAnswer<Body> {
  body: Body;
  version: number | undefined;
}

/** The shop's refusal of a call. The message is the shop's text, '' for none. */
export class ConsoleRefusal extends Error {
  override readonly name = 'ConsoleRefusal';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** Texts by the path of their field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? '');
    this.status = status;
    this.code = body.code;
    this.errors = (body.errors as Record<string, string> | undefined) ?? {};
    this.body = body;
  }
}

/** Nothing that can be read came back: no connection, too slow, or no JSON. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly kind: 'offline' | 'timeout' | 'broken';

  constructor(kind: NoAnswer['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Calls the owner's API, or one of contributors, with the session of this browser. Rejects with ConsoleRefusal, with
 * NoAnswer, and with the signal's reason. Repeats once with a crumb that the refusal has replaced.
 */
export async function callShop<Body>(call: ConsoleCall, xsrfToken: string): Promise<ConsoleAnswer<Body>> {
  for (let isRepeat = false; ; isRepeat = true) {
    const crumbBefore = readCookie(CRUMB_COOKIE);
    const answer = await send(call, xsrfToken);
    const json = await readJson(answer);
    if (answer.ok) return { body: json as Body, version: versionOf(answer) };
    const refusal = new ConsoleRefusal(answer.status, (json as Partial<ErrorBody> | undefined) ?? {});
    if (refusal.code !== 'CRUMB_FAIL' || isRepeat || readCookie(CRUMB_COOKIE) === crumbBefore) throw refusal;
  }
}

/** Fetches a file that the shop writes: an export, a packing slip. Rejects as `callShop` does. */
export async function fetchFile(call: ConsoleCall, xsrfToken: string): Promise<{ blob: Blob; name: string }> {
  const answer = await send(call, xsrfToken);
  if (!answer.ok) {
    throw new ConsoleRefusal(answer.status, ((await readJson(answer)) as Partial<ErrorBody> | undefined) ?? {});
  }
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  return { blob: await answer.blob(), name };
}

async function send(call: ConsoleCall, xsrfToken: string): Promise<Response> {
  const { method = 'GET', path, body, version, idempotencyKey, signal, onProgress } = call;
  if (navigator.onLine === false) throw new NoAnswer('offline');
  const headers = new Headers({
    Accept: 'application/json',
    [CRUMB_HEADER]: readCookie(CRUMB_COOKIE) ?? '',
    [CONTRIBUTOR_XSRF_HEADER]: xsrfToken,
  });
  const isFile = body instanceof Blob;
  if (body !== undefined && !isFile) headers.set('Content-Type', 'application/json');
  if (isFile && body.type) headers.set('Content-Type', body.type);
  if (version !== undefined) headers.set(VERSION_HEADER, `"${version}"`);
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  if (isFile && onProgress) {
    const answer = await sendFile(path, { method, headers, body, signal, stallMs: TIMEOUT_MS, onProgress });
    if (answer instanceof Response) return answer;
    throw new NoAnswer(answer);
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(path, {
      method,
      headers,
      body: isFile ? body : body === undefined ? null : JSON.stringify(body),
      signal: signal ? anySignal(signal, timeout) : timeout,
    });
  } catch {
    signal?.throwIfAborted();
    throw new NoAnswer(timeout.aborted ? 'timeout' : 'offline');
  }
}

/** Returns undefined for an answer without a body. Throws NoAnswer for one that is not JSON. */
async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => {
    throw new NoAnswer('offline');
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!answer.ok) return undefined;
    throw new NoAnswer('broken');
  }
}

function versionOf(answer: Response): number | undefined {
  const [, version] = /"(\d+)"$/.exec(answer.headers.get('ETag') ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}
