declare const __STOREFRONT_MANIFEST__: Record<string, string[]>;
declare const __STOREFRONT_VERSION__: string;

/**
 * Written into the loader by the build: for each module ("page") and tag ("sq-cart-pill") its own file, then every file
 * that this one imports statically, as paths below the shop's address: "sq/cart-pill.7q2dyxcr.js".
 */
export const MANIFEST: Record<string, string[]> = __STOREFRONT_MANIFEST__;
export const VERSION: string = __STOREFRONT_VERSION__;
