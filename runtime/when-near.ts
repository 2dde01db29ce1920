import { enhance } from './enhance.ts';

/** How far below or above the window an element still counts as near it. */
const MARGIN = '600px 0px';

/**
 * Runs `start` once an element of the page comes near the window, so that a page costs nothing for what its visitor does
 * not reach. On pages that the Worker did not write it runs at once: their elements may be hidden until then.
 */
export function whenNear(selector: string, start: () => void): void {
  if (!document.documentElement.hasAttribute('data-sq-serves')) {
    start();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stop();
      start();
    },
    { rootMargin: MARGIN },
  );
  const stop = enhance(selector, (element, gone) => {
    observer.observe(element);
    gone.addEventListener('abort', () => observer.unobserve(element));
  });
}
