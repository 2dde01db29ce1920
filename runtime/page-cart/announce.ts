import { openLiveRegion } from '../ui/live-region.ts';

let region: ReturnType<typeof openLiveRegion> | undefined;

/**
 * Opens the live region that all buttons share, until the signal fires. Screen readers announce only changes in a region
 * that they know, so that it opens when a visitor comes near a button.
 */
export function prepareAnnouncements(signal: AbortSignal): void {
  region?.putBack();
  if (region || signal.aborted) return;
  region = openLiveRegion();
  signal.addEventListener('abort', () => {
    region?.close();
    region = undefined;
  });
}

export function announce(text: string): void {
  region?.announce(text);
}
