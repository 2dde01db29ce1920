import { labelButtons } from './button-view.ts';
import { followPage } from './choice/follow-page.ts';
import { restoreChoice } from './choice/restore-choice.ts';
import { offerPurchaseOptions } from './purchase-options.ts';
import { restoreQuickView } from './quick-view/reach.ts';

/** See `hasMoreToShow`. */
export function show(signal: AbortSignal): void {
  labelButtons(signal);
  offerPurchaseOptions(signal);
  followPage(signal);
  restoreChoice(signal);
  restoreQuickView(signal);
}
