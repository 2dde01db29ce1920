import { ApiError } from '../http/errors.ts';
import type { Networks } from '../http/network.ts';
import { countAttempt, forgetAttemptsStatement, sharedPasswordGuesses, verifyPassword } from '../passwords/service.ts';
import { type Secrets, unseal } from '../session/service.ts';
import { findLock, sealPlace } from './repository.ts';

interface Guess {
  siteId: string;
  lockId: string;
  /** The networks of the visitor: their attempts are counted, so that strangers cannot keep others out. */
  networks: Networks;
  password: string;
  now: number;
}

/**
 * Returns the key of the password if it is the right one, 'wrong' if not, also where nobody has set one: each costs the
 * same. 'tooMany' comes before the password is looked at.
 */
export async function unlock(
  { db, secrets }: { db: D1Database; secrets: Secrets },
  { siteId, lockId, networks, password, now }: Guess,
): Promise<{ key: string } | 'wrong' | { minutes: string }> {
  const attempts = sharedPasswordGuesses(`lock|${lockId}`, networks);
  try {
    await countAttempt(db, siteId, attempts, now);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_LOGINS') throw error;
    return { minutes: `${error.details.values?.minutes ?? ''}` };
  }
  const lock = await findLock(db, siteId, lockId);
  const hash = lock && unseal(secrets, sealPlace(siteId, lockId), lock.sealedPassword);
  if (!(await verifyPassword(password, hash)) || !lock) return 'wrong';
  await forgetAttemptsStatement(db, siteId, attempts).run();
  return { key: lock.lockKey };
}
