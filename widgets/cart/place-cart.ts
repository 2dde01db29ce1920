import { cartPage } from '#runtime/page/cart-root.ts';

/** Puts the cart where the engine's cart page keeps room for it, with its line on instalments where the shop has them. */
export function placeCart(container: Element): void {
  const cart = document.createElement('sq-cart');
  if (cartPage()?.afterpayEnabled) {
    const line = document.createElement('sq-installments');
    line.setAttribute('for', 'cart');
    line.slot = 'installments';
    cart.append(line);
  }
  container.replaceChildren(cart);
}
