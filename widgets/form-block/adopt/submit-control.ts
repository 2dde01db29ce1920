import { BUSY_CLASS } from '#runtime/boot.ts';

/**
 * The submit control of a form, locked while the form is on its way (storefront.md §4). It is never disabled: who has
 * just pressed it keeps the focus.
 */
export function createSubmitControl(form: HTMLFormElement) {
  const controls = [...form.querySelectorAll<HTMLElement>('[type=submit], button:not([type])')];
  const places = controls.map((control) => {
    const place =
      control instanceof HTMLInputElement
        ? control
        : (control.querySelector('.newsletter-form-button-label') ?? control);
    return { place, label: textOf(place) };
  });

  return {
    /** Undefined for the control's own label. */
    label(text: string | undefined): void {
      for (const { place, label } of places) setText(place, text ?? label);
      for (const control of controls) {
        control.classList.toggle(BUSY_CLASS, text !== undefined);
        mark(control, 'aria-busy', text !== undefined);
      }
    },
    lock(isLocked: boolean): void {
      for (const control of controls) mark(control, 'aria-disabled', isLocked);
    },
  };
}

function textOf(place: Element): string {
  return place instanceof HTMLInputElement ? place.value : (place.textContent ?? '');
}

function setText(place: Element, text: string): void {
  if (place instanceof HTMLInputElement) place.value = text;
  else if (place.textContent !== text) place.textContent = text;
}

function mark(control: Element, attribute: string, isOn: boolean): void {
  if (isOn) control.setAttribute(attribute, 'true');
  else control.removeAttribute(attribute);
}
