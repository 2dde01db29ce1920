/** What the loader leaves for the modules it fetches, kept under a symbol on `window.Storefront`. */
export interface Boot {
  /** Origin that serves the shop's scripts and API: "https://shop.example". */
  base: string;
  /** Publishable site key from the script tag; null where the host tells the site. */
  site: string | null;
  /** What to do on pages where the platform's own scripts are live. */
  platform: 'take-over' | 'stay-off';
  /** Add-to-cart buttons pressed before their behaviour arrived, each once; the behaviour empties the list. */
  pending: Element[];
  /** Subscribes to the page's one MutationObserver; returns the unsubscribe. */
  observe(listener: MutationCallback): () => void;
}

export const BOOT = Symbol.for('storefront.boot');

declare global {
  interface Window {
    Storefront?: { [BOOT]?: Boot } & object;
  }
}

/** The loader's hand-over; without a loader (module use, tests) one for the page's own origin. */
export function boot(): Boot {
  const found = window.Storefront?.[BOOT];
  if (found) return found;
  const own: Boot = {
    base: location.origin,
    site: null,
    platform: 'take-over',
    pending: [],
    observe(listener) {
      const observer = new MutationObserver(listener);
      observer.observe(document, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
  };
  window.Storefront = Object.assign(window.Storefront ?? {}, { [BOOT]: own });
  return own;
}
