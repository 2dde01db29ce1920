import { followPage } from '../variant-picker/follow-page.ts';
import { restoreChoice } from '../variant-picker/restore-choice.ts';
import { labelButtons } from './button-view.ts';
import { offerPurchaseOptions } from './purchase-options.ts';

/** Shows what a page has beyond the engine's HTML; `hasMoreToShow` lists it. */
export function show(signal: AbortSignal): void {
  labelButtons(signal);
  offerPurchaseOptions(signal);
  followPage(signal);
  restoreChoice(signal);
}
