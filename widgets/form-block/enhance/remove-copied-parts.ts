import { describeBy, ID_START } from './placed-field.ts';

/** Messages and counters that were added to a form. */
const ADDITIONS = `:is(.field-error,.character-count)[id^="${ID_START}"]`;

/** Removes what was added to a form before a script copied its page, to show it again on the way back. */
export function removeCopiedParts(form: Element): void {
  for (const copy of form.querySelectorAll(ADDITIONS)) {
    for (const control of form.querySelectorAll(`[aria-describedby~="${copy.id}"]`)) {
      describeBy(control, copy.id, false);
      control.removeAttribute('aria-invalid');
    }
    copy.closest('.form-item')?.classList.remove('error');
    copy.remove();
  }
  form.querySelector('[data-sq-decoy]')?.closest('label')?.remove();
}
