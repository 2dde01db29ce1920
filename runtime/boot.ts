/** A caught error and the place where it was caught. */
export type Report = [error: unknown, context: string];

/** Receives what is reported. It does not throw. */
export type Reporter = (...report: Report) => void;

/** The loader shares this object with the modules that it fetches, under a symbol on `window.Storefront`. */
export interface Boot {
  /** Origin that serves the shop's scripts and API: "https://shop.example". */
  base: string;
  /** Publishable site key from the script tag; null where the host identifies the site. */
  site: string | null;
  /**
   * "stay-off" leaves engine HTML to the platform's own scripts where these run; with any other value, ours handle it.
   */
  platform?: string | undefined;
  /**
   * Buttons that were pressed before their behaviour loaded, each once, marked with `aria-busy` and `BUSY_CLASS`. The
   * loader clicks them again once it has.
   */
  pending: Set<Element>;
  /** The language that the visitor has chosen on pages of other sites; the page keeps its own. */
  language?: string;
  /** Subscribes to the page's one MutationObserver; returns the unsubscribe. A listener must not throw. */
  observe(listener: (records: MutationRecord[]) => void): () => void;
  /** Fetches a module, named as in the build, and all its imports in parallel, because it will be imported soon. */
  preload(name: string): void;
  /** Fetches and runs a module or an element by its name in the build; rejects when it cannot be fetched. */
  load(name: string): Promise<unknown>;
  /** Fetches a file of texts in the page's language, by its English name: "en-forms". */
  loadTexts(english: string): Promise<unknown>;
  /** Groups of texts in the page's language, by name. The loader fills them before it runs a module that needs them. */
  texts: Record<string, Record<string, string>>;
  /** Events of the cart. The loader keeps them here until the module "telemetry" puts its own listener in place. */
  early: { push(event: Event): unknown };
  /** The last reports of the page; see `report.ts`. */
  reports?: Report[];
  /** The listeners for further ones; see `errors/on-report.ts`. */
  reporters?: Set<Reporter>;
  /** The visitor's census, for calls that count; absent where the visitor may not be counted. */
  visitor?: string;
}

export const BOOT = Symbol.for('storefront.boot');

/** Class of a pressed button while its behaviour is loading, for themes to style. */
export const BUSY_CLASS = 'sq-busy';

declare global {
  /** The global that pages use; `script-api.entry.ts` extends it. */
  interface StorefrontGlobal {
    [BOOT]?: Boot;
  }
  interface Window {
    Storefront?: StorefrontGlobal;
  }
}

/** Returns the object that the loader shares; without a loader (module use, tests), one for the page's own origin. */
export function boot(): Boot {
  window.Storefront ??= {};
  window.Storefront[BOOT] ??= {
    base: self.origin,
    site: null,
    platform: 'take-over',
    pending: new Set(),
    observe(listener) {
      const observer = new MutationObserver(listener);
      observer.observe(document, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    preload() {},
    // Pages that use elements without the loader have already defined them.
    load: async () => {},
    loadTexts: async () => {},
    texts: {},
    early: [],
  };
  return window.Storefront[BOOT];
}
