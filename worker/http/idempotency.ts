import { IDEMPOTENCY_HEADER } from '#runtime/contracts/http.ts';
import { isIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { randomToken, sessionSecret, sha256, sign } from '../session/service.ts';
import type { ReadableContext } from './app-env.ts';
import { ApiError } from './errors.ts';

/** The key and contents of a call, by which a repeat is recognised. */
export interface Idempotency {
  key: string;
  /** SHA-256 of method, path and body, hex. */
  requestHash: string;
}

export function readIdempotency(c: ReadableContext): Idempotency | undefined {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (!isIdempotencyKey(key)) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
  return { key, requestHash: sha256(`${c.req.method} ${c.req.path}\n${c.var.body?.text ?? ''}`) };
}

/** Returns the token of what a call creates. A repeat by the same visitor with the same key gets the same token. */
export function creationToken(
  c: ReadableContext,
  purpose: 'cart' | 'subscription',
  idempotency: Idempotency | undefined,
): string {
  if (!idempotency) return randomToken();
  return sign(sessionSecret(c.env), purpose, c.var.site.siteId, c.var.visitor.id, idempotency.key);
}
