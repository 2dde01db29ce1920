/** The module of pages with a plain form, as `worker/plain-pages/field.ts` writes it. Without it, browsers send the form. */
import { clearError } from './clear-error.ts';
import { sendForm } from './send-form.ts';

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('.order-form') || event.defaultPrevented) return;
  event.preventDefault();
  void sendForm(form);
});

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('.order-form')) clearError(target);
});
