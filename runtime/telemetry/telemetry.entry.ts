/**
 * Records what visitors do. The loader fetches this module when the page is idle after it has loaded, or when the first
 * item is about to be added to the cart.
 */
import { boot } from '../boot.ts';

const { early } = boot();
boot().early = { push: hear };
if (Array.isArray(early)) for (const event of early) hear(event);

function hear(event: Event): number {
  return event.timeStamp;
}
