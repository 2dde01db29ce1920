/** Longer texts must not make a select grow under the visitor's pointer; a window of another size sets it free. */
export function keepSize(select: HTMLSelectElement, change: () => void): void {
  const before = select.offsetWidth;
  change();
  if (select.offsetWidth <= before || select.style.maxInlineSize) return;
  select.style.maxInlineSize = `${before}px`;
  addEventListener('resize', () => select.style.removeProperty('max-inline-size'), { once: true });
}
