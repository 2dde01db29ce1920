/** Meta's function: it keeps commands until Meta's script has come, which then carries them out. */
type Pixel = ((...command: unknown[]) => void) & {
  callMethod?(...command: unknown[]): void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
};

/** Starts Meta's pixel, whose script follows, and sends it this page's view. It is not to look for events by itself. */
export function startPixel(id: string): void {
  const globals = window as { fbq?: unknown; _fbq?: unknown };
  if (!globals.fbq) {
    const pixel = ((...command) => {
      if (pixel.callMethod) pixel.callMethod(...command);
      else pixel.queue.push(command);
    }) as Pixel;
    Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' });
    globals.fbq = pixel;
    globals._fbq ??= pixel;
  }
  // Otherwise it sends each press, and what stands in forms.
  window.fbq?.('set', 'autoConfig', false, id);
  window.fbq?.('init', id);
  window.fbq?.('track', 'PageView');
}

export function sendPixelConsent(isAllowed: boolean): void {
  window.fbq?.('consent', isAllowed ? 'grant' : 'revoke');
}
