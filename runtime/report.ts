import { boot, type Reporter } from './boot.ts';

const toConsole: Reporter = (error, context) => console.error(`[storefront] ${context}`, error);

/** Kept with the hand-over, so that every script of the page, whichever file it came in, reports to the same ones. */
function reporters(): Set<Reporter> {
  const shared = boot();
  shared.reporters ??= new Set([toConsole]);
  return shared.reporters;
}

/** Says once what went wrong and where; never throws into the host page. */
export function report(error: unknown, context: string): void {
  for (const reporter of reporters()) {
    try {
      reporter(error, context);
    } catch {
      // A reporter that fails has nowhere left to report to.
    }
  }
}

/** Adds a listener to all reports; the returned function takes it away. */
export function onReport(reporter: Reporter): () => void {
  const all = reporters();
  all.add(reporter);
  return () => all.delete(reporter);
}
