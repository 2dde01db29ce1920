declare const __STOREFRONT_MANIFEST__: Record<string, string>;
declare const __STOREFRONT_VERSION__: string;

/**
 * Written into the loader by the build: for each module ('product-block') and tag ('sq-cart-pill') its entry, then
 * every file that the entry imports statically: "product-block-ABCD2345 chunk-EFGH6789" for `/sq/….js` of the shop.
 */
export const MANIFEST: Record<string, string> = __STOREFRONT_MANIFEST__;
export const VERSION: string = __STOREFRONT_VERSION__;
