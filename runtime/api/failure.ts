import type { ErrorBody, ErrorCode } from '../contracts/errors.ts';
import { failures } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';

export type FailureKind = 'offline' | 'timeout' | 'crumb' | 'rate-limited' | 'rejected' | 'broken' | 'set-up';

/** A failed call; `message` is the visitor's text in the page's language. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  /** Field name to text, for invalid fields. */
  readonly errors: Record<string, string> | undefined;
  /** The server's own text, where its answer has one. */
  readonly serverText: string | undefined;

  constructor(kind: FailureKind, { status, body }: { status?: number; body?: Partial<ErrorBody> | undefined } = {}) {
    const serverText = typeof body?.error === 'string' && body.error ? body.error : undefined;
    super(messageOf(kind, serverText));
    this.kind = kind;
    this.serverText = serverText;
    this.status = status;
    this.code = body?.code;
    this.errors = body?.errors;
  }
}

/**
 * Whether an error is a fault of ours or an answer that the shop should not give, which its people must learn of. A refusal
 * is none, nor is a call that the shop has not answered.
 */
export function isFault(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  const { kind, status } = error;
  return status !== undefined && (kind === 'broken' || status >= 500);
}

function messageOf(kind: FailureKind, fromServer: string | undefined): string {
  const texts = localised('failures', failures);
  if (kind === 'offline' || kind === 'timeout') return texts.checkConnection;
  if (kind === 'crumb') return navigator.cookieEnabled ? texts.sessionExpired : texts.enableCookies;
  if (kind === 'rate-limited') return texts.tryAgainInAFewSeconds;
  return fromServer ?? texts.tryAgain;
}
