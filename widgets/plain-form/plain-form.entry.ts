/** The module of pages with a plain form, as `worker/plain-pages/field.ts` writes it. Without it, browsers send the form. */
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

/** Takes back the error of a field that is being changed; the shop checks it again when it is sent. */
function clearError(control: HTMLElement): void {
  const field = control.closest('.field.error');
  if (!field) return;
  const error = field.querySelector('.field-error');
  for (const described of field.querySelectorAll('[aria-invalid]')) {
    described.removeAttribute('aria-invalid');
    const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
    described.setAttribute('aria-describedby', ids.filter((id) => id !== error?.id).join(' '));
  }
  error?.remove();
  field.classList.remove('error');
}
