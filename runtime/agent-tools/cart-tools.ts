import { CART_CHANGES } from './cart-changes.ts';
import { loadActions } from './load-actions.ts';
import { NOTHING, type Tool, tool } from './tool.ts';

/** What agents do with the visitor's cart. */
export const CART_TOOLS: readonly Tool[] = [
  tool({
    name: 'get_cart',
    title: 'Read the cart',
    description:
      'Returns the lines, discount codes and amounts of the cart. Amounts are in minor units of the currency.',
    needs: 'cart',
    effect: 'none',
    input: NOTHING,
    run: async () => (await loadActions()).readCart(),
  }),
  tool({
    name: 'update_cart',
    title: 'Change the cart',
    description:
      'Adds products to the cart, changes quantities, removes lines, and uses discount codes. Returns the cart and what the shop refused.',
    needs: 'cart',
    effect: 'change',
    input: CART_CHANGES,
    run: async (changes) => (await loadActions()).updateCart(changes),
  }),
  tool({
    name: 'cancel_cart',
    title: 'Empty the cart',
    description: 'Asks the person whether everything is to be removed from the cart, and removes it if they agree.',
    needs: 'cart',
    effect: 'change',
    input: NOTHING,
    run: async (_, client) => (await loadActions()).cancelCart(client),
  }),
  tool({
    name: 'proceed_to_checkout',
    title: 'Go to the checkout',
    description: 'Opens the checkout with the cart. Nothing is ordered by that.',
    needs: 'checkout',
    effect: 'change',
    input: NOTHING,
    run: async () => (await loadActions()).proceedToCheckout(),
  }),
];
