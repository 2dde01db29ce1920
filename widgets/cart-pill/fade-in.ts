const FADE_MS = 200;

/** Lets an element appear by a fade, or at once for visitors who want no motion. */
export function fadeIn(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
}
