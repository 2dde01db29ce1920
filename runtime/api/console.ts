import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { CONTRIBUTOR_XSRF_HEADER, CRUMB_HEADER, VERSION_HEADER } from '../contracts/http.ts';
import { languageTexts } from '../i18n/en/console/language.ts';
import { readCookie } from '../transport.ts';
import type { AnswerOf, BodyOf, MethodOf, ReadRoute, Route, Target } from './calls.ts';
import { onceWithFreshCrumb } from './crumb.ts';
import { type Caller, type Exchange, exchange, parse } from './exchange.ts';
import { ApiFailure } from './failure.ts';
import { sendFile } from './send-file.ts';

/**
 * How long a call may take, in ms; imports and exports of whole shops take longest. A file that is sent with progress
 * may take as long as its bytes move.
 */
const TIMEOUT_MS = 60_000;
/** The longest time that a timer knows. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** A call of a person who works on the site. */
export interface ShopCall<Path extends Route, By extends MethodOf<Path>>
  extends Pick<Exchange<unknown>, 'idempotencyKey' | 'signal'> {
  method: By;
  path: Target<Path>;
  body?: BodyOf<Path, By>;
  /** The version that the change is made from: the shop refuses it with VERSION_STALE where there is a newer one. */
  version?: number | undefined;
  /** Is called, for a Blob, with how many of its bytes are on their way; a repeat begins at 0 again. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

/** The call that fetches a file. */
export interface FileCall<Path extends ReadRoute> {
  path: Target<Path>;
  signal?: AbortSignal | undefined;
}

/** An answer of the shop, and the version of what it shows; undefined where it has none. */
export interface ShopAnswer<Body> {
  body: Body;
  version: number | undefined;
}

/**
 * Calls the owner's API, or one of contributors, with the session of this browser. Rejects with ApiFailure, and with
 * the signal's reason.
 */
export function callShop<Path extends Route, By extends MethodOf<Path>>(
  call: ShopCall<Path, By>,
  xsrfToken: string,
): Promise<ShopAnswer<AnswerOf<Path, By>>> {
  return send(call, xsrfToken, async (answer) => {
    const text = await answer.text();
    const json = parse(text);
    if (json === undefined && text !== '') throw new ApiFailure('broken', { status: answer.status });
    return { body: json as AnswerOf<Path, By>, version: versionOf(answer) };
  });
}

/** Fetches a file that the shop writes: an export, a packing slip. Rejects as `callShop` does. */
export function fetchFile<Path extends ReadRoute>(
  call: FileCall<Path>,
  xsrfToken: string,
): Promise<{ blob: Blob; name: string }> {
  return send(call, xsrfToken, async (answer) => {
    const disposition = answer.headers.get('Content-Disposition') ?? '';
    const [, encoded] = /filename\*=UTF-8''(\S+)/.exec(disposition) ?? [];
    const [, plain = ''] = /filename="([^"]+)"/.exec(disposition) ?? [];
    return { blob: await answer.blob(), name: encoded ? decodeURIComponent(encoded) : plain };
  });
}

interface Sending extends Omit<Exchange<unknown>, 'read'> {
  version?: number | undefined;
  onProgress?: ((sentBytes: number) => void) | undefined;
}

function send<Answer>(
  { version, onProgress, ...call }: Sending,
  xsrfToken: string,
  read: Exchange<Answer>['read'],
): Promise<Answer> {
  const caller: Caller = {
    authorise(path) {
      const headers = new Headers({
        [CRUMB_HEADER]: readCookie(CRUMB_COOKIE) ?? '',
        [CONTRIBUTOR_XSRF_HEADER]: xsrfToken,
        // The shop says in the console's language why it refuses a call.
        'Accept-Language': languageTexts.tag,
      });
      if (version !== undefined) headers.set(VERSION_HEADER, `"${version}"`);
      return { url: path, credentials: 'same-origin', headers };
    },
    timeoutMs: onProgress ? NO_LIMIT_MS : TIMEOUT_MS,
    // The screens repeat what else may be repeated.
    mayRepeat: onceWithFreshCrumb(),
    send: onProgress && sendFile(onProgress, TIMEOUT_MS),
  };
  return exchange({ ...call, read }, caller).catch((failure) => {
    if (failure instanceof ApiFailure && failure.code === 'NOT_FOUND') failure.path = call.path.replace(/\?.*/, '');
    throw failure;
  });
}

function versionOf(answer: Response): number | undefined {
  const [, version] = /"(\d+)"$/.exec(answer.headers.get('ETag') ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}
