/** The text of an element as a person reads it, without the marks of required fields. */
export function plainText(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.required,[aria-hidden=true],input,select,textarea')) mark.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
