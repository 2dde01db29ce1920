import { vi } from 'vitest';

/** Milliseconds that a busy machine may take to import a late script. */
const MAX_WAIT_MS = 15_000;

/** Repeats a check until it no longer throws, and returns its result; throws what it threw last. */
export const waitFor = <Result>(check: () => Result | Promise<Result>, interval = 50): Promise<Result> =>
  vi.waitFor(check, { timeout: MAX_WAIT_MS, interval });
