/**
 * Makes `form.submit()` fire a submit event. Without it, a script of the page that calls `submit()` leaves the page
 * without any event, and what the visitor typed is lost.
 */
export function patchSubmit(form: HTMLFormElement | null): void {
  // A control with the name "submit" hides the method, and an assignment would throw.
  if (form) Reflect.set(form, 'submit', () => form.requestSubmit());
}
