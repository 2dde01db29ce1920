/** Narrower containers get the provider's compact box, in px. */
export const COMPACT_BELOW_PX = 320;

/**
 * Size of the box for the width that is there. A container that is not shown yet, as in a closed lightbox, is waited
 * for: its width would tell nothing, and the provider's frame could not be seen.
 */
export async function boxSize(box: HTMLElement, signal: AbortSignal): Promise<'compact' | 'normal'> {
  return (await visibleWidth(box, signal)) < COMPACT_BELOW_PX ? 'compact' : 'normal';
}

function visibleWidth(box: HTMLElement, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const observer = new ResizeObserver(() => {
      const { width } = box.getBoundingClientRect();
      if (width === 0) return;
      observer.disconnect();
      resolve(width);
    });
    observer.observe(box);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      reject(signal.reason);
    });
  });
}
