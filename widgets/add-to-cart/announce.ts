import { openLiveRegion } from '#runtime/ui/live-region.ts';

let region: ReturnType<typeof openLiveRegion> | undefined;

/** Opens the live region that all buttons share; the returned function closes it. */
export function prepareAnnouncements(): () => void {
  region ??= openLiveRegion();
  return () => {
    region?.close();
    region = undefined;
  };
}

export function announce(text: string): void {
  region?.announce(text);
}
