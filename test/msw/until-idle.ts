import { vi } from 'vitest';

/** Number of checks in a row that must find nothing under way. */
const QUIET_LOOKS = 5;

/**
 * Waits until late scripts, and what follows from them, have finished and nothing is busy. No time passes on a clock
 * that the test has stopped.
 */
export async function untilIdle(isBusy: () => boolean = () => false): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet = isBusy() ? 0 : quiet + 1) {
    await vi.dynamicImportSettled();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
