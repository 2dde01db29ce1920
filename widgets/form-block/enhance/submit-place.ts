import { childWith } from './child-with.ts';

/** What sends a form when it is pressed. */
export function submitControls(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[type=submit], button:not([type])')];
}

/** Adds an element above or under the submit control; at the end of a form that has none. */
export function addToSubmit(form: HTMLFormElement, element: Element, side: 'before' | 'after'): void {
  const [control] = submitControls(form);
  if (control) childWith(form, control)[side](element);
  else form.append(element);
}
