/** The child of a box in which an element stands. */
export function childWith(box: Element, element: Element): Element {
  let child = element;
  while (child.parentElement && child.parentElement !== box) child = child.parentElement;
  return child;
}
