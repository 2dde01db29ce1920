import { isPlainPress } from '#runtime/ui/plain-press.ts';

/**
 * Holds presses of the controls that a selector finds, because the code that answers them has not started, and calls
 * `onPress` for each. Returns the function that ends this: the last control that was pressed is then pressed again.
 */
export function holdPresses(controls: () => string, onPress: () => void): () => void {
  const holding = new AbortController();
  let held: MouseEvent | undefined;

  function hold(event: MouseEvent): void {
    const target = event.target as Element;
    // Browsers let no script open a window late, nor press the buttons of a video.
    if (!target.closest(controls()) || target.closest('[target],video') || !isPlainPress(event)) return;
    held = event;
    event.preventDefault();
    event.stopImmediatePropagation();
    onPress();
  }

  document.addEventListener('click', hold, { capture: true, signal: holding.signal });
  return () => {
    holding.abort();
    // The target may be a drawing, which has no method for presses.
    held?.target?.dispatchEvent(new MouseEvent('click', held));
  };
}
