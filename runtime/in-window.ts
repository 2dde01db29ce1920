import { enhance } from './enhance.ts';

/** Runs `start` once an element comes into the window, or so near to it. Returns the function that stops the wait. */
export function onceInWindow(selector: string, start: () => void, rootMargin = '0px'): () => void {
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
