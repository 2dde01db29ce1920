import { PURCHASE_OPTIONS } from '#runtime/page/purchase-option.ts';
import { syncPurchaseOptions } from '../selling/purchase-options.ts';
import { followPurchaseOption } from './follow-purchase-option.ts';
import { returnToChoice } from './restore-choice.ts';

const followed = new WeakSet<AbortSignal>();

/**
 * Listens for what the page's first module does not listen for: a choice between a subscription and a single purchase,
 * and a change of the page's address. Returns whether this call began it; later calls with the same signal do nothing.
 */
export function followPage(signal: AbortSignal): boolean {
  if (followed.has(signal)) return false;
  followed.add(signal);
  addEventListener('popstate', returnToChoice, { signal });
  document.addEventListener('change', ({ target }) => target instanceof HTMLElement && followOption(target), {
    signal,
  });
  return true;
}

export function followOption(control: HTMLElement): void {
  if (!control.closest(PURCHASE_OPTIONS)) return;
  syncPurchaseOptions(control);
  followPurchaseOption(control);
}
