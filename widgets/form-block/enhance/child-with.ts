/** Returns the child of a box that contains an element, or is the element. */
export function childWith(box: Element, element: Element): Element {
  let child = element;
  while (child.parentElement && child.parentElement !== box) child = child.parentElement;
  return child;
}
