import { childWith } from './child-with.ts';

/** Returns the controls that submit a form. */
export function submitControls(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[type=submit], button:not([type])')];
}

/** Adds an element before or after the submit control, or at the end of a form that has no such control. */
export function addToSubmit(form: HTMLFormElement, element: Element, side: 'before' | 'after'): void {
  const [control] = submitControls(form);
  if (control) childWith(form, control)[side](element);
  else form.append(element);
}
