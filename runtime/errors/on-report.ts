import { boot, type Report, type Reporter } from '../boot.ts';

/**
 * Calls the reporter with each report of the page, from whichever of our scripts; where `withKept` says so, also with
 * those that are kept already. What the reporter throws goes to the console. The returned function ends this.
 */
export function onReport(reporter: Reporter, { withKept = false } = {}): () => void {
  const shared = boot();
  shared.reports ??= [];
  shared.reporters ??= reportersOf(shared.reports);
  const all = shared.reporters;
  const notify = (...report: Report) => {
    try {
      reporter(...report);
    } catch (error) {
      // If this were reported, it would come back here.
      console.error('[storefront] a listener of errors', error);
    }
  };
  if (withKept) for (const report of [...shared.reports]) notify(...report);
  all.add(notify);
  return () => all.delete(notify);
}

/** Returns a set whose reporters are called with each report that is added from now on. */
function reportersOf(reports: Report[]): Set<Reporter> {
  const all = new Set<Reporter>();
  const push = reports.push;
  reports.push = (...added) => {
    for (const report of added) for (const notify of [...all]) notify(...report);
    return push.apply(reports, added);
  };
  return all;
}
