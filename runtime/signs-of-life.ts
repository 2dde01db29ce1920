/** Events that show that a visitor is using the page; many opened pages never get one. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll', 'click'];

/**
 * Calls `awake` once, at the visitor's first event, or at once if the visitor has been active before. It is not called
 * after the signal has fired.
 */
export function onFirstSign(awake: (event?: Event) => void, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  if (navigator.userActivation?.hasBeenActive) {
    awake();
    return;
  }
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal?.addEventListener('abort', stop, { signal: waiting.signal });
  for (const type of SIGNS_OF_LIFE) {
    const end = (event: Event) => {
      // A carousel on the page may scroll by itself.
      if (type === 'scroll' && event.target !== document) return;
      stop();
      awake(event);
    };
    document.addEventListener(type, end, { capture: true, passive: true, signal: waiting.signal });
  }
}
