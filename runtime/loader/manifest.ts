declare const __STOREFRONT_MANIFEST__: Record<string, string[]>;
declare const __STOREFRONT_VERSION__: string;

/**
 * Written into the loader by the build: for each module ('product-block') and tag ('sq-cart-pill') its entry file, then
 * every file that the entry imports statically, as paths under the shop's origin.
 */
export const MANIFEST: Record<string, string[]> = __STOREFRONT_MANIFEST__;
export const VERSION: string = __STOREFRONT_VERSION__;
