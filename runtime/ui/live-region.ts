/**
 * A polite live region of the page's own: screen readers speak only what changes in one that they know already, so it
 * is there, empty, before there is anything to say.
 */
export function openLiveRegion(): { announce(text: string): void; close(): void } {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  // Set through the object model, which a strict style policy allows.
  Object.assign(region.style, {
    position: 'fixed',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return {
    announce(text) {
      // A page may have replaced its body, and the region with it.
      if (!region.isConnected) document.body.append(region);
      region.textContent = text;
    },
    close: () => region.remove(),
  };
}
