import { followPage } from '../variant-picker/follow-page.ts';
import { restoreChoice } from '../variant-picker/restore-choice.ts';
import { labelButtons } from './button-view.ts';
import { offerPurchaseOptions } from './purchase-options.ts';

/** Shows everything that `hasMoreToShow` looks for. */
export function show(signal: AbortSignal): void {
  labelButtons(signal);
  offerPurchaseOptions(signal);
  followPage(signal);
  restoreChoice(signal);
}
