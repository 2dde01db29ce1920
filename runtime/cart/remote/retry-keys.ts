import { ApiFailure } from '../../api/failure.ts';
import { createIdempotencyKey } from '../../domain/idempotency-key.ts';

const MAX_CERTAIN_STATUS = 499;
const uncertain = new Map<string, string>();

/**
 * Sends a change under a key of its own. When it ends without a certain answer (offline, time-out, 5xx) it may have
 * been carried out all the same: the visitor's next try of the same change goes out under the same key, so that it
 * cannot happen twice.
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

/** The visitor has since seen what the server holds: the same change again is a new one. */
export function forgetUncertain(): void {
  uncertain.clear();
}

function isUncertain({ status = 0 }: ApiFailure): boolean {
  return status === 0 || status > MAX_CERTAIN_STATUS;
}
