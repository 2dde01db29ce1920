import { onReport } from './on-report.ts';
import type { ErrorReporter, Noticed } from './reporter.ts';

/** Most errors that are kept while the reporter's script is fetched. */
const MOST_WAITING = 1_000;

/**
 * Has our own scripts' errors sent to the shop: each further one, those that nothing caught, and the last ten that were
 * reported before, unless `withKept` is false. A page fetches the sender with its first error, so that a page without
 * errors does not pay for it. `mayReport` is asked for each error and before each call. The signal ends this.
 */
export function watchErrors(mayReport: () => boolean, signal: AbortSignal, { withKept = true } = {}): void {
  const waiting: Noticed[] = [];
  let reporter: ErrorReporter | undefined;
  let isLoading = false;

  function notice(noticed: Noticed): void {
    if (signal.aborted || !mayReport()) return;
    if (reporter) {
      reporter.add(noticed);
      return;
    }
    if (waiting.length < MOST_WAITING) waiting.push(noticed);
    if (!isLoading) void load();
  }

  async function load(): Promise<void> {
    isLoading = true;
    try {
      const { createErrorReporter } = await import('./reporter.ts');
      if (signal.aborted) return;
      reporter = createErrorReporter(mayReport);
      for (const noticed of waiting.splice(0)) reporter.add(noticed);
      reporter.sendIfHidden();
    } catch {
      // Without a connection no error could be sent either; the next one tries again.
      isLoading = false;
    }
  }

  const stopReports = onReport((...caught) => notice({ caught }), { withKept });
  const uncaught = (event: ErrorEvent | PromiseRejectionEvent) => notice({ uncaught: event });
  addEventListener('error', uncaught, { signal });
  addEventListener('unhandledrejection', uncaught, { signal });
  signal.addEventListener('abort', () => {
    stopReports();
    waiting.length = 0;
    reporter?.end();
  });
}
