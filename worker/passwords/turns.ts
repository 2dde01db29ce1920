import { ApiError } from '../http/errors.ts';

/** The longest wait for a turn. Browsers give a call up two seconds later. */
const LONGEST_WAIT_MS = 8_000;
/** How long a piece of work takes, before any was measured. */
const FIRST_GUESS_MS = 100;
/** More than any work takes: the call that began it was cancelled before the time was measured. */
const LONGEST_WORK_MS = 2_000;

interface Clock {
  /** Ms, which move on only where the Worker waits for something. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const CLOCK: Clock = {
  // Not the date, which tests and computers change.
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Spaces out work that keeps the whole isolate busy: after each piece, others have at least as long as it took. Each call
 * waits by a timer of its own, because a call may be cancelled at any time and the Worker's runtime lets no call wait
 * for another one. Throws UNREACHABLE, before any work, where the wait would be too long.
 */
export function createTurns(clock: Clock = CLOCK): <Result>(work: () => Promise<Result>) => Promise<Result> {
  /** When each call that waits has asked, the first one first. Some may have been cancelled. */
  const line = new Set<{ askedAt: number }>();
  let usualMs = FIRST_GUESS_MS;
  let nextTurnAt = 0;
  let unmeasuredSince: number | undefined;

  /** The call that runs first after a piece of work sees how long it took, because nothing runs beside it. */
  function measure(now: number): void {
    if (unmeasuredSince === undefined || unmeasuredSince === now) return;
    const tookMs = now - unmeasuredSince;
    unmeasuredSince = undefined;
    if (tookMs > LONGEST_WORK_MS) return;
    usualMs = tookMs;
    nextTurnAt = now + tookMs;
  }

  async function takeTurn(): Promise<void> {
    const own = { askedAt: clock.now() };
    line.add(own);
    try {
      for (;;) {
        const now = clock.now();
        measure(now);
        const turnAt = nextTurnAt + aheadOf(own, now) * 2 * usualMs;
        if (turnAt <= now) break;
        if (turnAt - own.askedAt > LONGEST_WAIT_MS) throw new ApiError('UNREACHABLE');
        await clock.wait(turnAt - now);
      }
    } finally {
      line.delete(own);
    }
    unmeasuredSince = clock.now();
    nextTurnAt = unmeasuredSince + 2 * usualMs;
  }

  /** Counts the calls that have asked before. */
  function aheadOf(own: { askedAt: number }, now: number): number {
    let ahead = 0;
    for (const other of line) {
      if (other === own) break;
      if (now - other.askedAt > LONGEST_WAIT_MS) line.delete(other);
      else ahead += 1;
    }
    return ahead;
  }

  return async (work) => {
    await takeTurn();
    try {
      return await work();
    } finally {
      await clock.wait(1);
      measure(clock.now());
    }
  };
}
