import type { Context } from 'hono';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';

/** How long a sign-in proves who calls, for what would make a stolen session last. */
export const RECENT_MS = 15 * MINUTE_MS;

/** Throws SIGN_IN_AGAIN where the session's sign-in is longer ago. */
export function requireRecentSignIn({ beganAt }: { beganAt: number }, now: number): void {
  if (now - beganAt > RECENT_MS) throw new ApiError('SIGN_IN_AGAIN');
}

/** Requires that the signed-in person has signed in just now. Throws SIGN_IN_AGAIN. */
export async function recentSignIn(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  requireRecentSignIn(c.var.siteUser, Date.now());
  await next();
}
