/**
 * What the tools do. It is fetched when an agent uses the first of them, all at once: of the modules that it shares with the
 * rest of the page, the build then makes fewer files.
 */

export { openAccount } from './open-shop-page.ts';
export { showVariant } from './show-variant.ts';
export { cancelCart, proceedToCheckout, readCart, updateCart } from './use-cart.ts';
export { readProduct, searchCatalogue, searchPolicies } from './use-catalogue.ts';
export { completeCheckout, readCheckout, updateCheckout } from './use-checkout.ts';
