import type { ApiFailure } from '#runtime/api/failure.ts';

/** Failures in which the call has not left this machine; repeating it at once does not help. */
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|CERT_|ERR_TLS|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|ERR_INVALID)/;
const STALE = [
  'Somebody has changed it since your file was written. Print it again with `get … --json`, make your change in that',
  'file, and run this command again.',
].join(' ');
const NO_SHOP =
  'There is nothing of that name, or --url is not the address of the shop. A --site must be the shop there.';
const MAYBE_DONE =
  'The connection broke once, so the first attempt may have made this change. Look at it before you repeat it.';

interface Attempt {
  url: string;
  /** The path that was called, without its query. */
  path: string;
  method: string;
  /** Whether an earlier attempt, whose answer was lost, may have done it. */
  isRepeat: boolean;
}

/** Returns the message for the terminal about a call that has failed, with its errors by field. */
export function explain(failure: ApiFailure, { url, path, method, isRepeat }: Attempt): string {
  const { status, code, serverText, errors = {}, cause } = failure;
  if (status === undefined) return networkFailure(url, cause, method);
  if (code === undefined) return `${status}: the answer could not be read. Is this the address of the shop?`;
  const fields = Object.entries(errors).map(([name, why]) => (why === serverText ? `  ${name}` : `  ${name}: ${why}`));
  const advice = status === 412 ? [isRepeat ? MAYBE_DONE : STALE] : code === 'NOT_FOUND' ? [NO_SHOP] : [];
  const place = code === 'NOT_FOUND' ? ` (${path})` : '';
  return [`${status} ${code}: ${serverText}${place}`, ...fields, ...advice].join('\n');
}

/** Whether a call has not left this machine. */
export function isNeverSent(error: unknown): boolean {
  return NEVER_SENT.test(codeOf(error));
}

/** Returns the reason why a call has no answer, as a sentence. */
function networkFailure(url: string, error: unknown, method: string): string {
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return `${url} does not answer. Is the shop running there? --url names another address.`;
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `${url} does not answer: there is no such host.`;
  if (/^(CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|ERR_TLS)/.test(code)) {
    return `${url} does not answer: its certificate is not trusted (${code}).`;
  }
  const reason = `${url} does not answer: the connection broke (${code || reasonOf(error)}).`;
  const isUndone = method === 'GET' || isNeverSent(error);
  return isUndone ? reason : `${reason} Look whether it was done before you repeat it.`;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Returns the system's code of a failure of `fetch`; '' for none. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}
