import type { Purpose } from '../domain/may-track.ts';

/** Returns the purposes that are allowed, of what a consent tool says about each. */
export function allowed(analytics: unknown, marketing: unknown): Purpose[] {
  return [...(analytics ? (['analytics'] as const) : []), ...(marketing ? (['marketing'] as const) : [])];
}
