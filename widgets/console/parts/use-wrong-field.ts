import { type RefObject, useEffect, useState } from 'react';
import { scrollToElement } from '#runtime/ui/scroll-to.ts';

/**
 * Gives the focus to the first field that is wrong once a press in `place`, a form or the bar that saves a screen, was
 * refused. Returns the function that takes notice of a press.
 */
export function useWrongField(
  place: RefObject<HTMLElement | null>,
  isBusy: boolean,
  error: string | undefined,
): () => void {
  const [presses, setPresses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further press or another reason looks again
  useEffect(() => {
    const pressed = place.current;
    const { activeElement } = document;
    // Who went on elsewhere meanwhile stays there.
    const isThere = activeElement === document.body || pressed?.contains(activeElement);
    if (presses === 0 || isBusy || !pressed || !isThere) return;
    const fields = pressed.closest('form, main')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    for (const field of fields) {
      field.focus({ preventScroll: true });
      if (document.activeElement !== field) continue;
      void scrollToElement(field);
      return;
    }
  }, [presses, isBusy, error]);
  return () => setPresses((count) => count + 1);
}
