/**
 * The code that reads the product, checks the choice and adds the product. It is fetched when a visitor points at,
 * focuses or presses a button (see `start.ts`), so that other pages do not fetch it.
 */
import { followPage } from '../variant-picker/follow-page.ts';
import { restoreChoice } from '../variant-picker/restore-choice.ts';
import { labelButtons } from './button-view.ts';
import { offerPurchaseOptions } from './purchase-options.ts';

export { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
export { approach } from '../variant-picker/approach.ts';
export { press } from './press.ts';

/** Shows everything that `hasMoreToShow` looks for. */
export function show(signal: AbortSignal): void {
  labelButtons(signal);
  offerPurchaseOptions(signal);
  followPage(signal);
  restoreChoice(signal);
}
