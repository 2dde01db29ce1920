import { boot } from './boot.ts';

/** Most reports that are kept for later listeners. */
const MAX_KEPT = 10;

/** Reports an error and the place where it was caught; never throws into the host page. */
export function report(error: unknown, context: string): void {
  const shared = boot();
  console.error(`[storefront] ${context}`, error);
  shared.reports ??= [];
  if (shared.reports.push([error, context]) > MAX_KEPT) shared.reports.shift();
}
