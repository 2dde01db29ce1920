import { startCart } from '../cart/lifecycle.ts';
import { prepareAnnouncements } from './announce.ts';
import { announceQuantity } from './announce-quantity.ts';

/** Starts the cart of a page with engine HTML, and what screen readers hear of it. Returns how to stop. */
export function startPageCart(): () => void {
  const stopping = new AbortController();
  prepareAnnouncements(stopping.signal);
  const stops = [startCart(), announceQuantity(), () => stopping.abort()];
  return () => {
    for (const stop of stops) stop();
  };
}
