/** What a visitor does who is there, of which many pages that are opened see nothing. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'click'];

/**
 * Calls once, with the visitor's first sign of life, or at once where there was one; not after the signal has fired.
 */
export function onFirstSign(awake: (event?: Event) => void, signal: AbortSignal): void {
  if (navigator.userActivation?.hasBeenActive) {
    awake();
    return;
  }
  const waiting = new AbortController();
  const until = AbortSignal.any([signal, waiting.signal]);
  for (const type of SIGNS_OF_LIFE) {
    const end = (event: Event) => {
      waiting.abort();
      awake(event);
    };
    document.addEventListener(type, end, { capture: true, passive: true, signal: until });
  }
}
