import type { Reporter } from '../boot.ts';
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

export interface ErrorReporterOptions {
  /** Whether errors may be sent now. It is asked for each error and before each call. */
  mayReport: () => boolean;
  /** Calls the reporter with each report of the page, those that are kept first. Returns the end of it. */
  onReport: (reporter: Reporter) => () => void;
}

/**
 * Sends our own scripts' errors to the shop: the last ten that were reported before, each further one, and those that
 * nothing caught. Equal ones are sent as one with their count. A call that the shop refuses for now, or that does not
 * reach it, is made again with what has come in between. The returned function ends this and forgets what was not sent.
 */
export function startErrorReporter({ mayReport, onReport }: ErrorReporterOptions): () => void {
  const queue = createQueue();
  const ending = new AbortController();
  const { signal } = ending;
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when errors wait, and until when the shop wants none; ms of `performance.now()`. */
  let waitingSince: number | undefined;
  let pausedUntil = 0;

  function note(record: ErrorRecord | undefined): void {
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

  /** A page that is hidden may never be seen again, so it sends what it has, even during a pause. */
  function sendAll(): void {
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

  const stopReports = onReport((error, context) => note(caughtRecord(error, context)));
  addEventListener('error', (event) => note(uncaughtRecord(event)), { signal });
  addEventListener('unhandledrejection', (event) => note(uncaughtRecord(event)), { signal });
  document.addEventListener('visibilitychange', sendAll, { signal });
  return () => {
    ending.abort();
    stopReports();
    clearTimeout(timer);
    queue.clear();
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
