import { cartPage } from '#runtime/page/cart-root.ts';

/**
 * Adds the cart to the container on the engine's cart page, with a line about instalments where the shop offers them.
 */
export function placeCart(container: Element): void {
  const cart = document.createElement('sq-cart');
  if (cartPage()?.afterpayEnabled) {
    const line = document.createElement('sq-installments');
    line.setAttribute('for', 'cart');
    line.slot = 'installments';
    cart.append(line);
  }
  container.removeAttribute('data-sq-empty');
  container.replaceChildren(cart);
}
