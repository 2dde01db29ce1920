import { report } from '../report.ts';

const LONGEST_WAIT_MS = 2_000;

/** Runs small acts when the page is idle, one after the other, and all of them at once before it is hidden. */
export interface IdleQueue {
  add(act: () => void): void;
  /** Runs all that waits. */
  flush(): void;
}

/** Creates a queue. It ends with the signal: what waits then is forgotten. */
export function createIdleQueue(signal: AbortSignal): IdleQueue {
  let waiting: (() => void)[] = [];

  function run(deadline?: IdleDeadline): void {
    while (waiting.length > 0 && (!deadline || deadline.didTimeout || deadline.timeRemaining() > 0))
      runOne(waiting.shift());
    if (waiting.length > 0) schedule();
  }

  function schedule(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
    else setTimeout(run);
  }

  function flush(): void {
    for (const act of waiting.splice(0)) runOne(act);
  }

  document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
  addEventListener('pagehide', flush, { signal });
  signal.addEventListener('abort', () => {
    waiting = [];
  });
  return {
    add(act) {
      if (signal.aborted) return;
      waiting.push(act);
      if (document.hidden) flush();
      else if (waiting.length === 1) schedule();
    },
    flush,
  };
}

/** An act that throws must not keep back those after it. */
function runOne(act: (() => void) | undefined): void {
  try {
    act?.();
  } catch (error) {
    report(error, 'telemetry');
  }
}
