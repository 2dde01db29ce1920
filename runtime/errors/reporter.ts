import type { Report } from '../boot.ts';
import { RECORD_ERRORS } from '../contracts/error-events.ts';
import type { ErrorRecord } from '../contracts/error-reports.ts';
import type { ErrorBody } from '../contracts/errors.ts';
import { send } from '../telemetry/send.ts';
import { createQueue } from './queue.ts';
import { caughtRecord, uncaughtRecord } from './record.ts';

/** Errors are sent once there was none for so long … */
export const DEBOUNCE_MS = 1_000;
/** … or so long after the first, where they do not end. */
export const LONGEST_WAIT_MS = 10_000;
/** Most calls of one page. */
export const MAX_BATCHES = 20;
/** Pause after a call that the shop did not take, where it does not say how long. */
export const PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** What a page has noticed, as its listeners got it. */
export type Noticed = { caught: Report } | { uncaught: ErrorEvent | PromiseRejectionEvent };

/** Sends errors to the shop. */
export interface ErrorReporter {
  /** Takes an error that is to be sent if it is one of our own scripts'. */
  add(noticed: Noticed): void;
  /** Sends all that waits if the page is hidden: it may never be seen again, so that even a pause does not count. */
  sendIfHidden(): void;
  /** Ends the sending; what was not sent is forgotten. */
  end(): void;
}

/**
 * Creates the reporter of the page. Equal errors are sent as one with their count. A call that the shop refuses for now,
 * or that does not reach it, is made again with what has come in between. `mayReport` is asked for each error and before
 * each call.
 */
export function createErrorReporter(mayReport: () => boolean): ErrorReporter {
  const queue = createQueue();
  const ending = new AbortController();
  const { signal } = ending;
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when errors wait, and until when the shop wants none; ms of `performance.now()`. */
  let waitingSince: number | undefined;
  let pausedUntil = 0;

  function add(noticed: Noticed): void {
    const record = 'caught' in noticed ? caughtRecord(...noticed.caught) : uncaughtRecord(noticed.uncaught);
    if (!record || batches === MAX_BATCHES || !mayReport()) return;
    queue.add([record]);
    schedule();
  }

  function schedule(): void {
    const now = performance.now();
    waitingSince ??= now;
    const wait = Math.min(DEBOUNCE_MS, waitingSince + LONGEST_WAIT_MS - now);
    clearTimeout(timer);
    timer = setTimeout(sendNow, Math.max(wait, pausedUntil - now, 0));
  }

  function sendIfHidden(): void {
    if (document.visibilityState !== 'hidden') return;
    while (!queue.isEmpty && batches < MAX_BATCHES && !signal.aborted) void sendNow();
  }

  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    waitingSince = undefined;
    if (!mayReport()) return queue.clear();
    if (queue.isEmpty || batches === MAX_BATCHES) return;
    const records = queue.take();
    await sendBatch(records);
    if (!queue.isEmpty && batches < MAX_BATCHES && !signal.aborted) schedule();
  }

  async function sendBatch(records: ErrorRecord[], isRepeat = false): Promise<void> {
    batches += 1;
    const answer = await send(RECORD_ERRORS, records);
    if (answer?.ok || signal.aborted) return;
    // The refusal has brought a new crumb.
    if (answer && !isRepeat && batches < MAX_BATCHES && (await isCrumbOld(answer))) return sendBatch(records, true);
    // What the shop refuses for good would be refused again.
    if (answer && answer.status !== 429 && answer.status < 500) return;
    queue.add(records);
    pausedUntil = performance.now() + pauseOf(answer);
  }

  document.addEventListener('visibilitychange', sendIfHidden, { signal });
  return {
    add,
    sendIfHidden,
    end() {
      ending.abort();
      clearTimeout(timer);
      queue.clear();
    },
  };
}

async function isCrumbOld(answer: Response): Promise<boolean> {
  const body: Partial<ErrorBody> | undefined = await answer.json().catch(() => undefined);
  return body?.crumbFail === true;
}

/** Returns how long the shop wants no call, in ms. */
function pauseOf(answer: Response | undefined): number {
  const seconds = Number(answer?.headers.get('Retry-After') || Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_PAUSE_MS) : PAUSE_MS;
}
