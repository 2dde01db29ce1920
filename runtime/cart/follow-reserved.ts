import { refreshCart } from './refresh.ts';
import { $cart, cartOf } from './store.ts';

/** Pause between two looks at units that others have reserved, in ms. */
export const RESERVED_CHECK_MS = 20_000;

/**
 * Reads the cart again from time to time while a line waits for units that others have reserved, and the page is
 * visible. Returns a function that stops it.
 */
export function followReserved(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWaiting = () => cartOf($cart.get())?.entries.some(({ isReservedByOthers }) => isReservedByOthers) ?? false;

  function schedule(): void {
    clearTimeout(timer);
    if (isWaiting()) timer = setTimeout(look, RESERVED_CHECK_MS);
  }
  async function look(): Promise<void> {
    if (document.visibilityState === 'visible') await refreshCart();
    schedule();
  }
  function show(): void {
    if (document.visibilityState === 'visible' && isWaiting()) void look();
  }

  const stopListening = $cart.subscribe(schedule);
  document.addEventListener('visibilitychange', show);
  return () => {
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', show);
  };
}
