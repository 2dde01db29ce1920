/** Where a caught error goes, with the place it was caught at. */
export type Reporter = (error: unknown, context: string) => void;

/** What the loader leaves for the modules it fetches, kept under a symbol on `window.Storefront`. */
export interface Boot {
  /** Origin that serves the shop's scripts and API: "https://shop.example". */
  base: string;
  /** Publishable site key from the script tag; null where the host tells the site. */
  site: string | null;
  /** What to do on pages where the platform's own scripts are live: "stay-off", or anything else to take over. */
  platform?: string | undefined;
  /**
   * Buttons pressed before their behaviour arrived, each once, marked with `aria-busy` and `BUSY_CLASS`. The behaviour
   * takes its own from the list; what is left there is clicked again.
   */
  pending: Element[];
  /** Subscribes to the page's one MutationObserver; returns the unsubscribe. A listener must not throw. */
  observe(listener: MutationCallback): () => void;
  /** Fetches the whole graph of a module that will be imported soon, in parallel, by its name in the build. */
  preload(name: string): void;
  /** Fetches and runs a module or an element by its name in the build; rejects when it cannot be fetched. */
  load(name: string): Promise<unknown>;
  /** See `report.ts`. */
  reporters?: Set<Reporter>;
}

export const BOOT = Symbol.for('storefront.boot');

/** On a pressed button while its behaviour is on its way, for themes to style. */
export const BUSY_CLASS = 'sq-busy';

declare global {
  /** Grows with what pages may ask of it: see `script-api.entry.ts`. */
  interface StorefrontGlobal {
    [BOOT]?: Boot;
  }
  interface Window {
    Storefront?: StorefrontGlobal;
  }
}

/** The loader's hand-over; without a loader (module use, tests) one for the page's own origin. */
export function boot(): Boot {
  window.Storefront ??= {};
  window.Storefront[BOOT] ??= {
    base: location.origin,
    site: null,
    platform: 'take-over',
    pending: [],
    observe(listener) {
      const observer = new MutationObserver(listener);
      observer.observe(document, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    preload() {},
    // Whoever uses elements without the loader has defined them.
    load: async () => {},
  };
  return window.Storefront[BOOT];
}
