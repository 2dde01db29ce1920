import { VISUALLY_HIDDEN } from './visually-hidden.ts';

/**
 * Opens a polite live region. It is added while still empty, because screen readers announce only changes in a region
 * that they already know.
 */
export function openLiveRegion(): { announce(text: string): void; putBack(): void; close(): void } {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  // Styled through the object model, which a strict content security policy allows.
  Object.assign(region.style, VISUALLY_HIDDEN, { position: 'fixed', insetBlockStart: '0' });
  /** A page may have replaced its body together with the region. */
  function putBack(): void {
    if (!region.isConnected) document.body.append(region);
  }
  putBack();
  return {
    announce(text) {
      putBack();
      region.textContent = text;
    },
    putBack,
    close: () => region.remove(),
  };
}
