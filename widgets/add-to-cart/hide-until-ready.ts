import { boot } from '#runtime/boot.ts';
import { $cart, CART_WAIT_MS, isReady } from '#runtime/cart/store.ts';

/**
 * Hides add-to-cart buttons until it is known whether there is a cart; they keep their space meanwhile. The buttons
 * also show when the cart cannot be loaded or takes too long. A button that has the focus or was pressed is never
 * hidden.
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
      if (isOver || button === document.activeElement || boot().pending.has(button)) return;
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
