import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { MAX_DAYS_AGAIN, MAX_DELAY_SECONDS } from '#runtime/contracts/popup-enumerations.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';

/** Returns what has to be chosen or written before a popup can be saved; undefined where it can. */
export function popupProblem({ content, place, sign, againAfterDays }: PopupDefinition): string | undefined {
  if (content.kind !== 'button' && content.formId === '') return contentTexts.chooseTheForm;
  if (place.kind === 'collections' && place.ids.length === 0) return contentTexts.chooseACollection;
  const hasSign =
    (sign.kind !== 'delay' || isWhole(sign.seconds, MAX_DELAY_SECONDS)) &&
    (sign.kind !== 'scroll' || isWhole(sign.percent, 100));
  if (!hasSign) return contentTexts.writeWhenItAppears;
  const isNeverAgain = againAfterDays === null;
  return isNeverAgain || isWhole(againAfterDays, MAX_DAYS_AGAIN) ? undefined : contentTexts.writeAfterHowMany;
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
