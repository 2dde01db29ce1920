import type { Context } from 'hono';

type Lasting = Pick<Context, 'executionCtx'>;

/**
 * Runs work that the visitor need not wait for. The platform keeps the Worker alive for it; without a platform, the
 * answer waits for it. `work` must not reject.
 */
export async function waitUntil(c: Lasting, work: Promise<void>): Promise<void> {
  const keepAlive = keepAliveOf(c);
  if (keepAlive) keepAlive(work);
  else await work;
}

/** Returns undefined if there is no execution context; Hono throws in that case. */
function keepAliveOf(c: Lasting): ((work: Promise<void>) => void) | undefined {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return undefined;
  }
}
