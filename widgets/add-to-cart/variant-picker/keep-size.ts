/** Keeps a select from growing under the visitor's pointer when its texts get longer, until the window is resized. */
export function keepSize(select: HTMLSelectElement, change: () => void): void {
  const before = select.offsetWidth;
  change();
  if (select.offsetWidth <= before || select.style.maxInlineSize) return;
  select.style.maxInlineSize = `${before}px`;
  addEventListener('resize', () => select.style.removeProperty('max-inline-size'), { once: true });
}
