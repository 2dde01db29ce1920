/** Space above content that is taller than the window, in CSS pixels. */
const MIN_TOP_MARGIN_PX = 50;
/** Pause after the last resize of the window before the margin is set again. */
export const RESIZE_TIMEOUT_MS = 100;

/** Returns the space above a lightbox's content, which is centred if it fits into the window. All in CSS pixels. */
export function topMargin(windowHeight: number, contentHeight: number): number {
  return contentHeight > windowHeight ? MIN_TOP_MARGIN_PX : Math.floor((windowHeight - contentHeight) / 2);
}
