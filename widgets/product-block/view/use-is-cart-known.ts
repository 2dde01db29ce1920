import { useEffect, useState } from 'react';
import { $cart, CART_WAIT_MS, isReady } from '#runtime/cart/store.ts';

/** Whether it is known if there is a cart, or the button has waited for that long enough. */
export function useIsCartKnown(): boolean {
  const [isKnown, setKnown] = useState(() => isReady($cart.get()));
  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(setKnown, CART_WAIT_MS, true);
    const stop = $cart.subscribe((state) => isReady(state) && setKnown(true));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isKnown]);
  return isKnown;
}
