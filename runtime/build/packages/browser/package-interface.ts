import type { ScriptApi } from '#runtime/script-api.ts';

/** Which shop a page belongs to. */
export interface Shop {
  /** Address of the shop: "https://shop.example". */
  shop: string;
  /** The shop's publishable key for pages of other origins, as the script tag has it in `data-site`. */
  site: string;
}

/** Options of `loadStorefront`. */
export interface ScriptOptions extends Shop {
  /**
   * How the script meets a website builder's own scripts that are live on the page: "take-over", as by default, answers
   * presses before they do; "stay-off" leaves the builder's HTML to them.
   */
  platform?: 'take-over' | 'stay-off' | undefined;
  /** The nonce of the page's content security policy, where that asks for one. */
  nonce?: string | undefined;
}

/** Options of `configure`. */
export interface ElementOptions extends Shop {
  /** Language of the elements, as a BCP 47 tag; by default that of `<html lang>`. A visitor's choice goes before it. */
  language?: string | undefined;
}

/**
 * Puts the shop's own script tag into the page, once, and resolves to `window.Storefront` when it has run. A page that
 * has the tag already gets no second one. On a server it does nothing and resolves to undefined. Rejects with an `Error`
 * when the script cannot be fetched; the next call tries again.
 */
export type LoadStorefront = (options: ScriptOptions) => Promise<ScriptApi | undefined>;

/**
 * Names the shop for the elements of this package. Elements wait for it while the page loads; on a
 * server it does nothing. Where the shop's script tag has run, the tag's shop counts.
 */
export type Configure = (options: ElementOptions) => void;
