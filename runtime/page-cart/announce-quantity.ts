import { knownQuantity } from '../cart/quantity.ts';
import { $cart } from '../cart/store.ts';
import { cartLabel } from '../domain/cart-count.ts';
import { cartPill } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { openLiveRegion } from '../ui/live-region.ts';

let users = 0;
let stopAnnouncing: (() => void) | undefined;

/**
 * Announces each change of the quantity to screen readers, once per page even with several pills. The first known
 * quantity is not a change. All callers share one live region, which closes when each has called its stop function.
 */
export function announceQuantity(): () => void {
  users += 1;
  stopAnnouncing ??= start();
  return () => {
    users -= 1;
    if (users > 0) return;
    stopAnnouncing?.();
    stopAnnouncing = undefined;
  };
}

function start(): () => void {
  const region = openLiveRegion();
  let before = knownQuantity($cart.get());
  const stop = $cart.listen((state) => {
    const now = knownQuantity(state);
    if (now === undefined || now === before) return;
    // A change made in another tab is announced there.
    if (before !== undefined && document.visibilityState === 'visible') {
      region.announce(cartLabel(now, localised('cartPill', cartPill)));
    }
    before = now;
  });
  return () => {
    stop();
    region.close();
  };
}
