import { PURCHASE_OPTIONS } from '#runtime/page/purchase-option.ts';
import { followPurchaseOption } from './follow-purchase-option.ts';
import { returnToChoice } from './restore-choice.ts';

const followed = new WeakSet<AbortSignal>();

/** What the page's first module does not listen for, from when this code has come; once, however often it is asked. */
export function followPage(signal: AbortSignal): void {
  if (followed.has(signal)) return;
  followed.add(signal);
  addEventListener('popstate', returnToChoice, { signal });
  document.addEventListener('change', onChange, { signal });
}

function onChange({ target }: Event): void {
  if (target instanceof HTMLElement && target.closest(PURCHASE_OPTIONS)) followPurchaseOption(target);
}
