import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import { MAX_DAYS_AGAIN, MAX_DELAY_SECONDS } from '#runtime/contracts/popup-enumerations.ts';

/** Returns what has to be chosen or written before a popup can be saved; undefined where it can. */
export function popupProblem({ content, place, sign, againAfterDays }: PopupDefinition): string | undefined {
  if (content.kind !== 'button' && content.formId === '') return 'Choose the form that it shows.';
  if (place.kind === 'collections' && place.ids.length === 0) return 'Choose a collection.';
  const hasSign =
    (sign.kind !== 'delay' || isWhole(sign.seconds, MAX_DELAY_SECONDS)) &&
    (sign.kind !== 'scroll' || isWhole(sign.percent, 100));
  if (!hasSign) return 'Write when it appears.';
  const isNeverAgain = againAfterDays === null;
  return isNeverAgain || isWhole(againAfterDays, MAX_DAYS_AGAIN)
    ? undefined
    : 'Write after how many days it appears again.';
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
