import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Work that the visitor need not wait for, and that never rejects. The platform keeps the Worker alive for it; where
 * nobody does, it is done before the answer goes out.
 */
export async function waitUntil(c: Context<AppEnv>, work: Promise<void>): Promise<void> {
  const hold = executionOf(c);
  if (hold) hold(work);
  else await work;
}

/** Hono throws where it was called without a context. */
function executionOf(c: Context<AppEnv>): ((work: Promise<void>) => void) | undefined {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return undefined;
  }
}
