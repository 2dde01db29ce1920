import { boot } from '#runtime/boot.ts';
import { $cart, isReady } from '#runtime/cart/store.ts';

/** Longest time that buttons wait for the cart. */
export const CART_WAIT_MS = 4_000;

/**
 * Add-to-cart buttons are hidden until the cart is loaded or known to be absent (storefront.md §4), and keep their
 * place meanwhile. A cart that cannot be loaded, or takes too long, hides them no longer; a button in use never goes.
 */
export function createHiding() {
  const hidden = new Map<HTMLElement, string>();
  let isOver = false;
  const timer = setTimeout(showAll, CART_WAIT_MS);
  const unsubscribe = $cart.subscribe((state) => {
    if (isReady(state)) showAll();
  });

  function show(button: HTMLElement): void {
    button.style.visibility = hidden.get(button) ?? '';
    hidden.delete(button);
  }

  function showAll(): void {
    isOver = true;
    for (const button of hidden.keys()) show(button);
  }

  return {
    hide(button: HTMLElement, signal: AbortSignal): void {
      if (isOver || button === document.activeElement || boot().pending.includes(button)) return;
      hidden.set(button, button.style.visibility);
      button.style.visibility = 'hidden';
      signal.addEventListener('abort', () => hidden.has(button) && show(button));
    },
    stop(): void {
      clearTimeout(timer);
      unsubscribe();
      showAll();
    },
  };
}
