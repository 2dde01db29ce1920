/** Above content that is taller than the window, in CSS pixels. */
export const MIN_TOP_MARGIN_PX = 50;
/** From the last resize of the window until the margin is set anew. */
export const RESIZE_TIMEOUT_MS = 100;

/** Space above a lightbox's content: it stands in the middle of the window while it fits. All in CSS pixels. */
export function topMargin(windowHeight: number, contentHeight: number): number {
  return contentHeight > windowHeight ? MIN_TOP_MARGIN_PX : Math.floor((windowHeight - contentHeight) / 2);
}
