import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#runtime/contracts/errors.ts';
import type { TemplateFinding } from '#runtime/contracts/templates.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { logError } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { readerLanguageOf } from './reader-language.ts';

/** Wait that a 429 or 503 suggests. */
export const RETRY_AFTER_SECONDS = 5;

/** Sets when the caller may come back, where the status is that of a call that is answered later. */
export function suggestRetry(c: Context<AppEnv>, status: number): void {
  if (status === 429 || status === 503) c.header('Retry-After', String(RETRY_AFTER_SECONDS));
}

interface Details {
  /** Names of the wrong fields; each gets the code's text. */
  fields?: readonly string[];
  /** A text for the visitor, if the code's own text is too general. */
  text?: string;
  /** Values of the placeholders in the code's own text. */
  values?: Readonly<Record<string, string | number>>;
  /** Texts by field, if fields have texts of their own. */
  errors?: Readonly<Record<string, string>>;
  /** What a check found in templates. */
  findings?: readonly TemplateFinding[];
  /** Headers of the reply. */
  headers?: Readonly<Record<string, string>>;
}

/** A refusal with a code from the closed list in `runtime/contracts/errors.ts`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

/** Turns every error into a reply, with texts in its reader's language. */
export async function answerError(error: Error, c: Context<AppEnv>) {
  const known = error instanceof ApiError ? error : new ApiError(unforeseenCode(error));
  const status = ERROR_STATUS[known.code];
  if (known !== error) logError(error, { code: known.code, method: c.req.method, site: c.var.site?.siteId });
  c.header('Cache-Control', 'no-store');
  suggestRetry(c, status);
  // While nobody can say which site it is, pages of every origin may read that the shop is away: it says nothing else.
  if (!c.var.site && status >= 500) {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  for (const [name, value] of Object.entries(known.details.headers ?? {})) c.header(name, value);
  const body = await errorBody(known, readerLanguageOf(c));
  return c.json(known.code === 'NOT_FOUND' ? { ...body, path: c.req.path } : body, status);
}

/** Returns the answer to a refused call. */
export async function errorBody({ code, details }: ApiError, language: string): Promise<ErrorBody> {
  const { apiErrors } = await textsIn(language);
  const text = fill(apiErrors[code], details.values ?? {});
  const errors = { ...Object.fromEntries((details.fields ?? []).map((field) => [field, text])), ...details.errors };
  return {
    error: details.text ?? text,
    code,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(details.findings && { findings: details.findings }),
    ...(code === 'CRUMB_FAIL' && { crumbFail: true as const }),
  };
}

/** Codes of errors that nobody foresaw. */
export type UnforeseenCode = 'OVERLOADED' | 'UNREACHABLE' | 'INTERNAL';

/** The database says this where it cannot read or write now. It names a reference in place of a reason where it broke itself. */
const DATABASE_AWAY =
  /SQLITE_(BUSY|FULL|IOERR|LOCKED)|database (table )?is locked|disk is full|D1.*(storage|reset|timeout|internal error; reference)/i;
/** The Worker's runtime says this where the database or the bucket has not answered. */
const CONNECTION_LOST = /network connection lost/i;
/** The message of a bucket that cannot be reached: the call, and Cloudflare's number of an error of its own. */
const BUCKET_AWAY =
  /^(put|get|head|list|delete|createMultipartUpload|uploadPart|completeMultipartUpload): .*\((0|10001|10043|10058)\)/;
/** Names of errors of Stripe's package: no connection, an error of theirs, too many calls. */
const PROVIDER_AWAY: ReadonlySet<string> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/**
 * Returns the code of an unexpected error. D1's message contains the word when it sheds load; the client must then
 * wait, because an immediate repeat would add to the load. The same is so where the database, the bucket or the payment
 * provider cannot be reached: nothing is wrong with the call, and a later one is answered.
 */
export function unforeseenCode(error: Error): UnforeseenCode {
  if (/D1.*overloaded/i.test(error.message)) return 'OVERLOADED';
  const matches = (...texts: RegExp[]) => texts.some((text) => text.test(error.message));
  const isAway = matches(DATABASE_AWAY, CONNECTION_LOST, BUCKET_AWAY) || PROVIDER_AWAY.has(typeOf(error));
  return isAway ? 'UNREACHABLE' : 'INTERNAL';
}

/** Stripe's package names the kind of an error in `type`. */
function typeOf(error: Error): string {
  return 'type' in error && typeof error.type === 'string' ? error.type : error.name;
}
