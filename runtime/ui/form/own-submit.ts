/** Makes a script's `submit()`, which tells nobody and leads away with all that was typed, a submit like any other. */
export function ownSubmit(form: HTMLFormElement | null): void {
  // A control called "submit" stands in the place of the method, and assigning would throw.
  if (form) Reflect.set(form, 'submit', () => form.requestSubmit());
}
