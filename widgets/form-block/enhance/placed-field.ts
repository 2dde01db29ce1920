import type { FormField } from '#runtime/contracts/form.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { controlsOf, fieldItems } from '#runtime/page/forms/controls.ts';

/** A field and the element of the page that holds its controls. */
export interface PlacedField {
  field: FormField;
  item: HTMLElement;
}

/** Returns the fields that have a value and are on the page, in the order of the form. */
export function placeFields(form: Element, fields: readonly FormField[]): PlacedField[] {
  const items = fieldItems(form);
  return fields.filter(isCollected).flatMap((field) => {
    const item = items.get(field.id);
    return item && controlsOf(item).length > 0 ? [{ field, item }] : [];
  });
}

const ID_START = 'sq-form-';
/** Messages and counters that were added to a form. */
const ADDITIONS = `:is(.field-error,.character-count)[id^="${ID_START}"]`;

let lastId = 0;

/** Returns an id for an element that we add or label; the engine's ids repeat when a form is on the page twice. */
export function uniqueId(): string {
  let id: string;
  do {
    lastId += 1;
    id = `${ID_START}${lastId}`;
  } while (document.getElementById(id));
  return id;
}

/** Removes what was added to a form before its page was copied, as some scripts keep it for the way back. */
export function removeCopies(form: Element): void {
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

/** Adds an id to `aria-describedby` of a control, or removes it; the page's own ids stay. */
export function describeBy(control: Element, id: string, isDescribed: boolean): void {
  const ids = new Set(control.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean));
  if (isDescribed) ids.add(id);
  else ids.delete(id);
  if (ids.size > 0) control.setAttribute('aria-describedby', [...ids].join(' '));
  else control.removeAttribute('aria-describedby');
}
