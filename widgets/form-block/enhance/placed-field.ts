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

/** The ids of added elements begin with this. */
export const ID_START = 'sq-form-';

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

/** Adds an id to `aria-describedby` of a control, or removes it; the page's own ids stay. */
export function describeBy(control: Element, id: string, isDescribed: boolean): void {
  const ids = new Set(control.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean));
  if (isDescribed) ids.add(id);
  else ids.delete(id);
  if (ids.size > 0) control.setAttribute('aria-describedby', [...ids].join(' '));
  else control.removeAttribute('aria-describedby');
}
