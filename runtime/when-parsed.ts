/**
 * Runs a function once the browser has parsed the whole page, at once if it already has. Does not run it after the
 * signal has fired.
 */
export function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run, { once: true, signal });
}
