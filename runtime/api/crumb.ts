import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { readCookie } from '../transport.ts';

/** Returns whether a refusal has brought another crumb than the cookie had when the call began: then a repeat is of use. */
export function followCrumb(): () => boolean {
  const before = readCookie(CRUMB_COOKIE);
  return () => {
    const now = readCookie(CRUMB_COOKIE);
    return now !== undefined && now !== before;
  };
}
