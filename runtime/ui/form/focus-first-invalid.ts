/** Scrolls to the first invalid field and moves the focus into it, if there is one. */
export function focusFirstInvalid(form: Element): void {
  const item = form.querySelector('.form-item.error');
  const control = item?.querySelector<HTMLElement>('input, select, textarea');
  if (!item || !control) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.focus({ preventScroll: true });
  item.scrollIntoView({
    block: item.clientHeight > innerHeight ? 'start' : 'center',
    behavior: isStill ? 'auto' : 'smooth',
  });
}
