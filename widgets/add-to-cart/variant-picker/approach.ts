import { lazy } from '#runtime/lazy.ts';
import { PURCHASE_OPTIONS } from '#runtime/page/purchase-option.ts';
import { separateRadios } from '#runtime/page/radio-groups.ts';
import { attempt } from '#runtime/page/read-json.ts';
import { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
import { showLateAlert } from '#runtime/ui/late-alert.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { followChoice } from './follow-choice.ts';
import { followOption, followPage } from './follow-page.ts';
import { prepareChoice } from './prepare-choice.ts';
import { VARIANTS } from './show-choice.ts';
import { STEP, stepQuantity } from './step-quantity.ts';

/** As in `enlarge-product-picture.ts`, which is fetched with the first press. */
const ENLARGER: typeof import('./enlarge-product-picture.ts').ENLARGER = '.sq-enlarges';
const loadEnlarging = lazy(() => import('./enlarge-product-picture.ts'));

/** Handles a visitor who points at or focuses a product's controls, changes a choice, or presses one of a theme's buttons. */
export function approach({ type, timeStamp }: Event, target: Element, signal: AbortSignal): void {
  const enlarger = target.closest<HTMLElement>(ENLARGER);
  if (enlarger) {
    if (type === 'click') void enlarge(enlarger);
    return;
  }
  prepareAnnouncements(signal);
  const followedSince = followPage(signal);
  separateRadios(VARIANTS);
  attempt('choice', () => {
    const step = type === 'click' && target.closest<HTMLElement>(STEP);
    if (step) stepQuantity(step);
    else if (type !== 'change') prepareChoice(target);
    else if (!target.closest(PURCHASE_OPTIONS)) followChoice(target as HTMLSelectElement | HTMLInputElement);
    // The change happened before `followPage` listened for it.
    else if (timeStamp < followedSince) followOption(target as HTMLElement);
  });
}

/** Whether the code that enlarges is on its way: a second press then opens nothing more. */
let isEnlarging = false;

async function enlarge(button: HTMLElement): Promise<void> {
  if (isEnlarging) return;
  isEnlarging = true;
  try {
    const { enlargePicture } = await loadEnlarging();
    await enlargePicture(button);
  } catch (error) {
    void showLateAlert(explainLoadFailure(error), { returnFocus: button });
  } finally {
    isEnlarging = false;
  }
}
