import type { ErrorBody, ErrorCode } from '../contracts/errors.ts';

export type FailureKind = 'offline' | 'timeout' | 'crumb' | 'rate-limited' | 'rejected' | 'broken' | 'set-up';

interface FailureDetails {
  status?: number | undefined;
  body?: Partial<ErrorBody> | undefined;
  headers?: Headers | undefined;
  cause?: unknown;
}

/** A failed call. `message` is the server's own text, '' for none; `visitorFailure` writes what a visitor reads instead. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  /** Texts by the path of their field. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** The path that was called, where there is nothing; only calls of the console name it. */
  declare path?: string;
  /** The server's own text, where its answer has one. */
  readonly serverText: string | undefined;
  /** The headers of the answer; undefined without one. */
  readonly headers: Headers | undefined;

  constructor(kind: FailureKind, { status, body = {}, headers, cause }: FailureDetails = {}) {
    const { error, code, errors } = body;
    const serverText = typeof error === 'string' && error ? error : undefined;
    super(serverText, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.serverText = serverText;
    this.headers = headers;
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
