/** Takes back the error of a field that is being changed; the shop checks it again when it is sent. */
export function clearError(control: HTMLElement): void {
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
