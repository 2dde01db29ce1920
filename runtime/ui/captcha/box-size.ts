/** Containers narrower than this get the provider's compact box, in px. */
const COMPACT_BELOW_PX = 320;

/**
 * Returns the size of box that fits the container. Waits while the container is not shown, as in a closed lightbox,
 * because it has no width then.
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
