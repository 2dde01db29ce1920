import { PURCHASE_OPTIONS } from '#runtime/page/purchase-option.ts';
import { syncPurchaseOptions } from '../selling/purchase-options.ts';
import { followPurchaseOption } from './follow-purchase-option.ts';
import { offerChoices } from './offer-choices.ts';
import { returnToChoice } from './restore-choice.ts';

/** Time at which listening began, by the signal that ends it; in ms on the clock of `Event.timeStamp`. */
const followedSince = new WeakMap<AbortSignal, number>();

/**
 * Listens for events that the page's first module ignores: the choice between a subscription and a single purchase, a
 * change of the page's address, and the wheel above a quantity. Other modules can choose from then on. Returns the time at which it began to listen; events with
 * an earlier `timeStamp` were missed. Later calls with the same signal add nothing.
 */
export function followPage(signal: AbortSignal): number {
  const since = followedSince.get(signal);
  if (since !== undefined) return since;
  const now = performance.now();
  followedSince.set(signal, now);
  offerChoices(signal);
  addEventListener('popstate', returnToChoice, { signal });
  document.addEventListener('wheel', leaveQuantity, { signal, passive: true });
  document.addEventListener('change', ({ target }) => target instanceof HTMLElement && followOption(target), {
    signal,
  });
  return now;
}

/** Leaves a quantity above which the wheel turns, before the browser changes it: the visitor scrolls the page. */
function leaveQuantity({ target }: Event): void {
  if (target instanceof HTMLElement && target.closest('.product-quantity-input')) target.blur();
}

export function followOption(control: HTMLElement): void {
  if (!control.closest(PURCHASE_OPTIONS)) return;
  syncPurchaseOptions(control);
  followPurchaseOption(control);
}
