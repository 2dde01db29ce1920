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

/** Work for a visitor begins this long after the answer, at least and at most. */
const BEGINS_AFTER_MS = [100, 1000] as const;

/**
 * Begins work when the visitor has the answer, whose time must not reveal the work; the moment varies, so that the time
 * of the next call does not reveal it either. Without a platform, the answer waits for it. `work` must not reject.
 */
export async function afterAnswer(c: Lasting, work: () => Promise<void>): Promise<void> {
  const keepAlive = keepAliveOf(c);
  if (!keepAlive) return work();
  const [least, most] = BEGINS_AFTER_MS;
  keepAlive(new Promise<void>((resolve) => setTimeout(resolve, least + Math.random() * (most - least))).then(work));
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
