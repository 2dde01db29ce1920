import { LANGUAGE_HEADER } from '../contracts/http.ts';
import { lazy } from '../lazy.ts';
import { pageLanguage } from '../page-language.ts';
import { isOwnOrigin } from '../transport.ts';
import { addressed, keepCartToken } from './addressed.ts';
import { onceWithFreshCrumb } from './crumb.ts';
import { type Caller, type Exchange, exchange, isOnline, parse } from './exchange.ts';
import { ApiFailure } from './failure.ts';
import { withVisitorText } from './visitor-failure.ts';

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

export interface Call<Answer> extends Omit<Exchange<Answer>, 'read'> {
  /** Whether the call may reach the server twice; by default true for GET and for calls with a key. */
  isRepeatable?: boolean | undefined;
  /** Adds headers to each try, beside those that identify the caller. */
  sign?: (headers: Headers) => void;
  /** Fetches what a failed crumb needs before the repeat, and resolves to whether there is any use in one. */
  renew?: () => Promise<boolean>;
  /** Whether the JSON has every field that we use. */
  isAnswer: (json: unknown) => json is Answer;
}

/**
 * Sends a visitor's call and repeats it where that can help: once with the fresh cookie after a failed crumb; up to
 * MAX_TRIES after network errors, time-outs and 5xx where repeating is safe; never after other answers, such as 429.
 * Throws ApiFailure, or the signal's reason.
 */
export async function request<Answer>(asked: Call<Answer>): Promise<Answer> {
  const { sign, renew, isAnswer, ...call } = asked;
  const { method = 'GET', idempotencyKey, isRepeatable = method === 'GET' || Boolean(idempotencyKey) } = call;
  const hasFreshCrumb = onceWithFreshCrumb(renew);
  let tries = 1;
  const caller: Caller = {
    authorise(path, method) {
      const init = addressed(path, method);
      const lang = pageLanguage();
      if (LANGUAGE_TAG.test(lang)) init.headers.set(LANGUAGE_HEADER, lang);
      sign?.(init.headers);
      return init;
    },
    timeoutMs: REQUEST_TIMEOUT_MS,
    async mayRepeat(failure) {
      if (await hasFreshCrumb(failure)) return true;
      if (!isRepeatable || !mayPass(failure) || tries === MAX_TRIES) return false;
      await pause(FIRST_PAUSE_MS * 2 ** (tries++ - 1));
      return true;
    },
  };
  const read = async (answer: Response) => {
    const json = parse(await answer.text());
    if (!isAnswer(json)) throw new ApiFailure('broken', { status: answer.status });
    keepCartToken(answer);
    return json;
  };
  try {
    return await exchange({ ...call, read }, caller);
  } catch (failure) {
    throw failure instanceof ApiFailure ? await explained(withVisitorText(failure)) : failure;
  }
}

/** Says why a page of another origin cannot sell. A refusal of the whole page looks like a network failure there. */
async function explained(failure: ApiFailure): Promise<ApiFailure> {
  const isExplained = failure.kind === 'offline' || failure.code === 'SITE_NOT_OPEN';
  if (!isExplained || isOwnOrigin() || !isOnline()) return failure;
  const load = lazy(() => import('./set-up.ts'));
  return load().then(
    ({ explainFailure }) => explainFailure(failure),
    () => failure,
  );
}

function mayPass({ kind, status = 0 }: ApiFailure): boolean {
  return (kind === 'offline' && isOnline()) || kind === 'timeout' || status >= 500;
}

function pause(longest: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longest * (1 - Math.random() / 2)));
}
