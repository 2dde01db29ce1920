import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { readCookie } from '../transport.ts';
import type { ApiFailure } from './failure.ts';

/**
 * Allows one repeat of a call whose crumb was refused: where the refusal has brought another one, or `renew` has fetched
 * what is missing.
 */
export function onceWithFreshCrumb(renew?: () => Promise<boolean>) {
  const before = readCookie(CRUMB_COOKIE);
  let isRenewed = false;
  return async ({ kind }: ApiFailure): Promise<boolean> => {
    if (kind !== 'crumb' || isRenewed) return false;
    isRenewed = true;
    const now = readCookie(CRUMB_COOKIE);
    return renew ? renew() : now !== undefined && now !== before;
  };
}
