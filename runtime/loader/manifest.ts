declare const __STOREFRONT_MANIFEST__: Record<string, string[]>;
declare const __STOREFRONT_VERSION__: string;

/**
 * The files of each module ("page") and tag ("sq-cart-pill"): its own file first, then every file that it imports
 * statically, as paths on the shop's host such as "sq/cart-pill.7q2dyxcr.js". The build writes this into the loader.
 */
export const MANIFEST: Record<string, string[]> = __STOREFRONT_MANIFEST__;
export const VERSION: string = __STOREFRONT_VERSION__;
