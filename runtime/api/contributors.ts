import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import type { ErrorBody } from '../contracts/errors.ts';
import { CONTRIBUTOR_XSRF_HEADER, CRUMB_HEADER } from '../contracts/http.ts';
import { readCookie } from '../transport.ts';

const TIMEOUT_MS = 30_000;

/** The shop's refusal of a contributor's call; `message` is its text, '' for none. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(message = '', code = '') {
    super(message);
    this.code = code;
  }
}

/**
 * Posts a call about the person who works on the site, on the shop's own origin, and returns the answer. A crumb that
 * has become old is replaced once. Rejects with Refusal, and with whatever `fetch` throws where the shop does not answer.
 */
export async function postAsContributor(path: string, body: object, xsrfToken = ''): Promise<unknown> {
  for (let isRepeat = false; ; isRepeat = true) {
    const answer = await send(path, body, xsrfToken);
    const json: unknown = await answer.json().catch(() => ({}));
    if (answer.ok) return json;
    const { crumbFail, code, error } = json as Partial<ErrorBody>;
    if (!crumbFail || isRepeat) throw new Refusal(error, code);
  }
}

function send(path: string, body: object, xsrfToken: string): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      [CRUMB_HEADER]: readCookie(CRUMB_COOKIE) ?? '',
      [CONTRIBUTOR_XSRF_HEADER]: xsrfToken,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
