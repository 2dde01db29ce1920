const FADE_MS = 200;

/** Fades an element in, or shows it at once to visitors who prefer reduced motion. */
export function fadeIn(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
}
