/** Makes a script's `submit()`, which tells nobody and leads away with all that was typed, a submit like any other. */
export function ownSubmit(form: HTMLFormElement | null): void {
  if (form) form.submit = () => form.requestSubmit();
}
