import { ApiFailure } from '../../api/failure.ts';
import { createIdempotencyKey } from '../../domain/idempotency-key.ts';

const MAX_CERTAIN_STATUS = 499;
const uncertain = new Map<string, string>();

/**
 * Sends a change under its own idempotency key. A change that ends without a certain answer (offline, time-out, 5xx)
 * may still have been made: when the visitor tries the same again, it goes out under the same key, so that it happens
 * once.
 */
export async function withRetryKey<Answer>(intent: string, send: (idempotencyKey: string) => Promise<Answer>) {
  const key = uncertain.get(intent) ?? createIdempotencyKey();
  uncertain.delete(intent);
  try {
    return await send(key);
  } catch (failure) {
    if (failure instanceof ApiFailure && isUncertain(failure)) uncertain.set(intent, key);
    throw failure;
  }
}

/** Forgets all keys: the visitor has seen the server's cart, so the same change again is a new one. */
export function forgetUncertain(): void {
  uncertain.clear();
}

function isUncertain({ status = 0 }: ApiFailure): boolean {
  return status === 0 || status > MAX_CERTAIN_STATUS;
}
