import { BUSY_CLASS } from '#runtime/boot.ts';
import { submitControls } from './submit-place.ts';

/**
 * Labels and locks the submit control of a form while the form is being sent. The control is never disabled, because
 * that would take the focus from the visitor who has just pressed it.
 */
export function createSubmitControl(form: HTMLFormElement) {
  const controls = submitControls(form);
  const places = controls.flatMap((control) => {
    const place = labelNode(control);
    return place ? [{ place, label: labelText(place) }] : [];
  });

  return {
    /** Shows a text on the control; undefined shows the control's own label. */
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

/** Returns the node with the label's text. A button may hold icons and a theme's own elements as well. */
function labelNode(control: HTMLElement): HTMLInputElement | Text | undefined {
  if (control instanceof HTMLInputElement) return control;
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim()) return text;
  }
  return undefined;
}

function labelText(place: HTMLInputElement | Text): string {
  return place instanceof Text ? place.data : place.value;
}

function setText(place: HTMLInputElement | Text, text: string): void {
  if (labelText(place) === text) return;
  if (place instanceof Text) place.data = text;
  else place.value = text;
}

function mark(control: Element, attribute: string, isOn: boolean): void {
  if (isOn) control.setAttribute(attribute, 'true');
  else control.removeAttribute(attribute);
}
