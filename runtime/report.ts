import { boot, type Reporter } from './boot.ts';

const toConsole: Reporter = (error, context) => console.error(`[storefront] ${context}`, error);

/** The page's reporters, kept in the shared object so that every script of the page uses the same ones. */
function reporters(): Set<Reporter> {
  const shared = boot();
  shared.reporters ??= new Set([toConsole]);
  return shared.reporters;
}

/** Reports an error and the place where it was caught; never throws into the host page. */
export function report(error: unknown, context: string): void {
  for (const reporter of reporters()) {
    try {
      reporter(error, context);
    } catch {
      // An error thrown by a reporter cannot be reported.
    }
  }
}

/** Adds a reporter; the returned function removes it. */
export function onReport(reporter: Reporter): () => void {
  const all = reporters();
  all.add(reporter);
  return () => all.delete(reporter);
}
