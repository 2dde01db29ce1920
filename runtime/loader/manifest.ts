declare const __STOREFRONT_MANIFEST__: Record<string, string>;
declare const __STOREFRONT_VERSION__: string;

/**
 * Written into the loader by the build: for each module ('page') and tag ('sq-cart-pill') its entry, then
 * every file that the entry imports statically: "ABCD23 EFGH67" for `/sq/….js` of the shop.
 */
export const MANIFEST: Record<string, string> = __STOREFRONT_MANIFEST__;
export const VERSION: string = __STOREFRONT_VERSION__;
