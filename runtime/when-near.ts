import { enhance } from './enhance.ts';
import { onFirstSign } from './signs-of-life.ts';

/** How far below or above the window an element still counts as near it. */
const MARGIN = '600px 0px';

/**
 * Runs `start` once the visitor uses the page and an element comes near the window, so that a page costs nothing for
 * what its visitor does not reach. On pages that the Worker did not write it runs at once: their elements may be hidden
 * until then.
 */
export function whenNear(selector: string, start: () => void): void {
  if (!document.documentElement.hasAttribute('data-sq-serves')) start();
  else onFirstSign(() => observe(selector, MARGIN, start), new AbortController().signal);
}

/** Runs `start` once an element is in the window, or with the visitor's first sign, whichever comes first. */
export function onceInWindow(selector: string, start: () => void): void {
  const started = new AbortController();
  const { signal } = started;
  function startOnce(): void {
    if (signal.aborted) return;
    started.abort();
    start();
  }
  const stop = observe(selector, '0px', startOnce);
  signal.addEventListener('abort', stop);
  onFirstSign(startOnce, signal);
}

/** Returns the function that stops observing. */
function observe(selector: string, rootMargin: string, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      start();
    },
    { rootMargin },
  );
  const stopEnhancing = enhance(selector, (element, gone) => {
    observer.observe(element);
    gone.addEventListener('abort', () => observer.unobserve(element));
  });
  function stop(): void {
    observer.disconnect();
    stopEnhancing();
  }
  return stop;
}
