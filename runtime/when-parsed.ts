/** Runs a function once the browser has read the whole page, at once where it has; not after the signal has fired. */
export function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run, { once: true, signal });
}
